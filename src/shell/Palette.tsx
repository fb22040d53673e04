import { Dialog } from "@radix-ui/themes";
import "~/ui/theme/parts/Dialog.css";
import { ArrowLeft, Search } from "lucide-react";
import { useRef, useState, useId, type KeyboardEvent } from "react";
import { useRouter } from "@tanstack/react-router";
import { IconButton } from "~/ui/button/IconButton";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { comboboxProps } from "./combobox";
import { closeOverlay } from "./overlays";
import styles from "./Palette.module.css";
import { PaletteChips } from "./PaletteChips";
import { PaletteFooter } from "./PaletteFooter";
import { PaletteList } from "./PaletteList";
import { rememberPlace } from "./paletteMemory";
import { SubjectForms } from "./SubjectForms";
import { usePaletteGroups, type PaletteRow, type PaletteView } from "./usePaletteGroups";

const label = "Search pages, actions and resources";
const start: PaletteView = { text: "", kind: undefined, picked: undefined };

/** The command palette: pages, what can be done here, and every record with what can be done with it. */
export function Palette() {
  const router = useRouter();
  const [view, setView] = useState(start);
  const [activeId, setActiveId] = useState<string>();
  const [form, setForm] = useState<PaletteRow["form"]>();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const found = usePaletteGroups(view);
  const rows = found.groups.flatMap(({ actions }) => actions);
  const active = rows.find(({ id }) => id === activeId) ?? rows[0];
  const optionId = (id: string) => `${listId}-${id}`;

  const change = (next: Partial<PaletteView>) => {
    setView({ ...view, ...next });
    setActiveId(undefined);
    document.getElementById(listId)?.scrollTo({ top: 0 });
  };
  const pick = (row: PaletteRow | undefined) => {
    if (row?.subject) change({ picked: { ...row.subject, name: row.title }, text: "" });
    field.current?.focus();
  };
  const back = () => {
    change({ picked: undefined });
    field.current?.focus();
  };
  const choose = (row: PaletteRow) => {
    if (row.form) {
      setForm(row.form);
      return;
    }
    // Closed first: what was chosen may open another overlay.
    closeOverlay();
    if (row.path === undefined) row.run?.();
    else {
      if (!row.id.startsWith("action-"))
        rememberPlace({ path: row.path, title: row.title, group: row.hint || row.group });
      router.history.push(row.path);
    }
  };
  const activate = (row: PaletteRow | undefined) => {
    if (row === undefined) return;
    setActiveId(row.id);
    document.getElementById(optionId(row.id))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const at = active === undefined ? -1 : rows.indexOf(active);
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % rows.length,
      ArrowUp: (at - 1 + rows.length) % rows.length,
      PageDown: Math.min(at + 8, rows.length - 1),
      PageUp: Math.max(at - 8, 0),
    };
    const { value, selectionStart } = event.currentTarget;
    const next = moves[event.key];
    if (next !== undefined) activate(rows[next]);
    else if (event.key === "Enter" && active !== undefined) choose(active);
    else if (event.key === "ArrowRight" && active?.subject && selectionStart === value.length)
      pick(active);
    else if (event.key === "Backspace" && value === "" && view.picked) back();
    else if (event.altKey && event.code === "KeyP" && active?.path !== undefined) found.pin(active);
    else return;
    event.preventDefault();
  };

  if (form) return <SubjectForms {...form} onClose={closeOverlay} />;
  return (
    <Dialog.Root open onOpenChange={closeOverlay}>
      <Dialog.Content
        className={styles["palette"]}
        aria-describedby={undefined}
        align="start"
        onEscapeKeyDown={(event) => {
          if (view.picked === undefined) return;
          event.preventDefault();
          back();
        }}
      >
        <VisuallyHidden>
          <Dialog.Title>Command palette</Dialog.Title>
        </VisuallyHidden>
        <div className={styles["search"]}>
          {view.picked ? (
            <>
              <IconButton icon={ArrowLeft} label="Back to everything" onClick={back} />
              <span className={styles["picked"]} title={found.pickedName}>
                {found.pickedName}
              </span>
            </>
          ) : (
            <Search size={16} aria-hidden />
          )}
          <input
            ref={field}
            {...comboboxProps(listId, active && optionId(active.id))}
            type="text"
            aria-label={view.picked ? `Actions of ${found.pickedName}` : label}
            placeholder={view.picked ? "What to do with it" : label}
            autoComplete="off"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog that is typed into
            autoFocus
            value={view.text}
            onChange={({ target }) => change({ text: target.value })}
            onKeyDown={onKeyDown}
          />
        </div>
        {view.picked === undefined && (
          <PaletteChips
            kinds={found.kinds}
            value={view.kind}
            onChange={(kind) => change({ kind })}
            onDone={() => field.current?.focus()}
          />
        )}
        <PaletteList
          id={listId}
          optionId={optionId}
          groups={found.groups}
          active={active}
          isPinned={found.isPinned}
          onActivate={setActiveId}
          onChoose={choose}
        />
        <output className={styles["empty"]}>{statusOf(view, found, rows.length)}</output>
        <PaletteFooter
          active={active}
          isPinned={active?.path !== undefined && found.isPinned(active.path)}
          onPick={() => pick(active)}
          onPin={() => active && found.pin(active)}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}

function statusOf(
  { text, kind, picked }: PaletteView,
  { failure, isSearching }: { failure: string | undefined; isSearching: boolean },
  count: number,
): string {
  if (failure !== undefined) return `Checks and other resources could not be searched. ${failure}`;
  if (isSearching) return "Searching checks and other resources …";
  if (count > 0) return "";
  if (picked)
    return text === "" ? "There is nothing that you may do with it here." : "No action fits.";
  if (kind !== undefined && text.trim().length < 2) return "Type at least two letters.";
  return `Nothing is called “${text.trim()}” here.`;
}
