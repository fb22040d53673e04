import { Popover } from "@radix-ui/themes";
import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import styles from "./ComboInput.module.css";
import { comboboxProps, useListKeys } from "./listKeys";
import { OptionsPanel } from "./OptionsPanel";
import { useDraft } from "./useDraft";

const same = (text: string) => text;

type Props = {
  label: string;
  value: string;
  /** Suggestions; any other text may be typed. */
  options: readonly string[];
  /** Called with a chosen suggestion, and with typed text on Enter and on leaving the field. */
  onApply: (text: string) => void;
  /** What may be typed, below the suggestions. */
  hint?: string;
  placeholder?: string;
  /** True where the text was not understood. */
  invalid?: boolean;
};

/** Text field with suggestions. Text that its owner refuses stays, so that it can be mended. */
export function ComboInput({
  label,
  value,
  options,
  onApply,
  hint,
  placeholder,
  invalid = false,
}: Props) {
  const listId = useId();
  const box = useRef<HTMLLabelElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [text, setText] = useDraft(value, same, same);
  const [tried, setTried] = useState<string>();
  const wanted = text === value ? "" : text.trim().toLowerCase();
  const found = options.filter((option) => option.toLowerCase().includes(wanted));
  const shown = found.length > 0 ? found : options;

  const apply = (next: string) => {
    setOpen(false);
    setActive(-1);
    setText(next);
    setTried(next);
    if (next !== value) onApply(next);
  };
  const choose = (index: number) => {
    const option = shown[index];
    if (option !== undefined) apply(option);
  };
  const onListKey = useListKeys({
    count: shown.length,
    active,
    onActive: setActive,
    onChoose: choose,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (!open || active < 0)) {
      event.preventDefault();
      apply(text.trim());
    } else if (event.key === "Escape") {
      setText(value);
    } else if (event.key === "ArrowDown" && !open) {
      event.preventDefault();
      setOpen(true);
    } else if (open) {
      onListKey(event);
    }
  };

  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor virtualRef={box} />
      <label ref={box} className={styles["box"]} data-invalid={invalid || undefined}>
        <span className={styles["label"]}>{label}</span>
        <input
          {...comboboxProps(listId, active, shown.length, open)}
          className={styles["input"]}
          type="text"
          size={Math.max(6, Math.min(16, text.length + 1))}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={invalid}
          aria-describedby={hint === undefined ? undefined : `${listId}-hint`}
          placeholder={placeholder}
          value={text}
          onFocus={({ target }) => target.select()}
          onClick={() => setOpen(true)}
          onChange={({ target }) => {
            setText(target.value);
            setTried(undefined);
            setActive(-1);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            if (text !== value && text !== tried) apply(text.trim());
            else setOpen(false);
          }}
        />
        <ChevronDown size={14} aria-hidden className={styles["chevron"]} />
        <span id={`${listId}-hint`} hidden>
          {hint}
        </span>
      </label>
      <OptionsPanel
        panelLabel={`${label}: suggestions`}
        className={styles["panel"]}
        anchor={box}
        id={listId}
        label={label}
        options={shown.map((option) => ({ value: option, label: option }))}
        value={value}
        active={active}
        onActive={setActive}
        onChoose={choose}
      >
        {hint === undefined ? null : <p className={styles["hint"]}>{hint}</p>}
      </OptionsPanel>
    </Popover.Root>
  );
}
