import { Dialog } from "@radix-ui/themes";
import { Search } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { PaletteAction } from "~/components/palette/paletteActions";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { comboboxProps, groupProps, listboxProps, optionProps } from "./combobox";
import { closeOverlay } from "./overlays";
import styles from "./Palette.module.css";
import { usePaletteItems, usePerform } from "./paletteItems";
import { groupActions, searchActions } from "./paletteSearch";
import { usePaletteResources } from "./usePaletteResources";

/** The command palette: a combobox over pages, actions and what the mounted page offers. */
export function Palette() {
  const items = usePaletteItems();
  const perform = usePerform();
  const [search, setSearch] = useState("");
  const [activeId, setActiveId] = useState<string>();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);

  const { found: resources, isSearching, isFailed } = usePaletteResources(search);
  const groups = groupActions([...searchActions(items, search), ...resources]);
  const found = groups.flatMap(({ actions }) => actions);
  const active = found.find(({ id }) => id === activeId) ?? found[0];
  const optionId = (id: string) => `${listId}-${id}`;

  const choose = (action: PaletteAction) => {
    // Closed first: the action may open another overlay.
    closeOverlay();
    perform(action);
  };
  const activate = (action: PaletteAction | undefined) => {
    if (action === undefined) return;
    setActiveId(action.id);
    document.getElementById(optionId(action.id))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const at = active === undefined ? -1 : found.indexOf(active);
    const moves: Record<string, number> = {
      ArrowDown: (at + 1) % found.length,
      ArrowUp: (at - 1 + found.length) % found.length,
      PageDown: Math.min(at + 8, found.length - 1),
      PageUp: Math.max(at - 8, 0),
    };
    const next = moves[event.key];
    if (next !== undefined) activate(found[next]);
    else if (event.key === "Enter" && active !== undefined) choose(active);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog.Root open onOpenChange={closeOverlay}>
      <Dialog.Content className={styles.palette} aria-describedby={undefined} align="start">
        <VisuallyHidden>
          <Dialog.Title>Command palette</Dialog.Title>
        </VisuallyHidden>
        <div className={styles.search}>
          <Search size={16} aria-hidden />
          <input
            {...comboboxProps(listId, active && optionId(active.id))}
            type="text"
            aria-label="Search pages, actions and resources"
            placeholder="Search pages, actions and resources"
            autoComplete="off"
            spellCheck={false}
            value={search}
            onChange={({ target }) => {
              setSearch(target.value);
              setActiveId(undefined);
              list.current?.scrollTo({ top: 0 });
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div
          ref={list}
          {...listboxProps(listId, "Pages, actions and resources")}
          className={styles.list}
        >
          {groups.map(({ group, actions }) => (
            <div key={group} {...groupProps(group)}>
              <div className={styles.group} aria-hidden>
                {group}
              </div>
              {actions.map((action) => (
                <div
                  key={action.id}
                  className={styles.option}
                  {...optionProps({
                    id: optionId(action.id),
                    isActive: action === active,
                    onActivate: () => setActiveId(action.id),
                    onChoose: () => choose(action),
                  })}
                >
                  {action.title}
                </div>
              ))}
            </div>
          ))}
        </div>
        <output className={styles.empty}>
          {isFailed
            ? "Checks and other resources could not be searched."
            : isSearching
              ? "Searching checks and other resources …"
              : found.length === 0
                ? `Nothing is called “${search.trim()}” here.`
                : ""}
        </output>
      </Dialog.Content>
    </Dialog.Root>
  );
}
