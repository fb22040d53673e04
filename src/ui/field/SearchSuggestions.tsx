import { Popover } from "@radix-ui/themes";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { changeText } from "./changeText";
import { useListKeys } from "./listKeys";
import { OptionsPanel } from "./OptionsPanel";
import styles from "./SearchSuggestions.module.css";

/** A completion: what is shown, and the whole text and the caret once it is chosen. */
type Suggestion = { label: string; text: string; caret: number };
export type Suggest = (text: string, caret: number) => readonly Suggestion[];

/** Completions of a search field: they open while somebody types, and never take Enter unless one is marked. */
export function useSuggestions(
  suggest: Suggest | undefined,
  input: RefObject<HTMLInputElement | null>,
  onText: (text: string) => void,
) {
  const listId = useId();
  const [options, setOptions] = useState<readonly Suggestion[]>([]);
  const [active, setActive] = useState(-1);
  const show = (found: readonly Suggestion[]) => {
    setOptions(found);
    setActive(-1);
  };
  const look = (text: string, caret: number) => show(suggest?.(text, caret) ?? []);
  const close = () => {
    if (options.length > 0) show([]);
  };
  const choose = (index: number) => {
    const chosen = options[index];
    if (!chosen) return;
    const change = () => {
      onText(chosen.text);
      look(chosen.text, chosen.caret);
    };
    changeText(input.current, change, chosen.caret);
  };
  const onListKey = useListKeys({
    count: options.length,
    active,
    onActive: setActive,
    onChoose: choose,
  });
  /** @returns whether the key was for the completions. */
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): boolean => {
    if (suggest === undefined || event.nativeEvent.isComposing) return false;
    if (options.length === 0) {
      if (event.key !== "ArrowDown") return false;
      const { value, selectionStart } = event.currentTarget;
      event.preventDefault();
      look(value, selectionStart ?? value.length);
      return true;
    }
    if (event.key === "Enter" && active < 0) return false;
    onListKey(event);
    return event.defaultPrevented;
  };
  return {
    listId,
    options,
    active,
    isOpen: options.length > 0,
    look,
    close,
    choose,
    setActive,
    onKeyDown,
  };
}

type Props = {
  label: string;
  anchor: RefObject<HTMLInputElement | null>;
  of: ReturnType<typeof useSuggestions>;
};

/** The list of completions below the field; the focus stays in the field. */
export function SearchSuggestions({ label, anchor, of: suggestions }: Props) {
  const { listId, options, active, isOpen, close, choose, setActive } = suggestions;
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => (open ? undefined : close())}>
      <Popover.Anchor virtualRef={anchor} />
      <OptionsPanel
        panelLabel={`${label}: completions`}
        className={styles["panel"]}
        anchor={anchor}
        id={listId}
        label={label}
        options={options.map(({ label: text }) => ({ value: text, label: text }))}
        active={active}
        onActive={setActive}
        onChoose={choose}
      />
    </Popover.Root>
  );
}
