import { Search, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import {
  isPending,
  type SearchDraft,
  shownText,
  withTold,
  withTyped,
  withValue,
} from "./searchDraft";
import styles from "./SearchBox.module.css";

const DELAY = 400;

type Props = {
  /** Name of the field; stands as its placeholder too unless another is given. */
  label: string;
  placeholder?: string;
  value: string;
  /** Called 400 ms after the last key (spec 2 §9), at once on Enter, on clearing and on leaving the field. */
  onChange: (value: string) => void;
  /** "/" moves the focus here from anywhere but a field. */
  hotkey?: boolean;
};

/** Search field that tells its owner late and never drops what is being typed. */
export function SearchBox({ label, placeholder = label, value, onChange, hotkey = false }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<SearchDraft>({ draft: undefined, sent: [], value });
  if (state.value !== value) setState(withValue(state, value));
  const shown = shownText(state);
  const pending = isPending(state);

  const tell = (text: string) => {
    setState((state) => withTold(state, text));
    if (text !== value) onChange(text);
  };
  const latest = useRef({ tell, shown });
  useEffect(() => {
    latest.current = { tell, shown };
  });

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => latest.current.tell(shown), DELAY);
    return () => clearTimeout(timer);
  }, [shown, pending]);

  useEffect(() => {
    // Dialogs and popovers close on Escape before a field hears of it; a filled field has to be asked first.
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.target !== input.current) return;
      if (event.isComposing || latest.current.shown === "") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      latest.current.tell("");
    };
    window.addEventListener("keydown", onEscape, true);
    return () => window.removeEventListener("keydown", onEscape, true);
  }, []);

  useEffect(() => {
    if (!hotkey) return;
    const onSlash = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isField(event.target) || isCovered(input.current)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", onSlash);
    return () => document.removeEventListener("keydown", onSlash);
  }, [hotkey]);

  return (
    <div className={styles["box"]}>
      <Search size={14} aria-hidden className={styles["icon"]} />
      <input
        ref={input}
        id={id}
        className={styles["input"]}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-keyshortcuts={hotkey ? "/" : undefined}
        placeholder={placeholder}
        value={shown}
        onChange={({ target }) => setState(withTyped(state, target.value))}
        onKeyDown={(event) => {
          if (event.key === "Enter" && pending) tell(shown);
        }}
        onBlur={() => {
          if (pending) tell(shown);
        }}
      />
      {shown === "" ? (
        hotkey && (
          <kbd className={styles["key"]} aria-hidden>
            /
          </kbd>
        )
      ) : (
        <button
          type="button"
          className={styles["clear"]}
          aria-label={`Clear: ${label}`}
          aria-controls={id}
          onClick={() => {
            tell("");
            input.current?.focus();
          }}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </div>
  );
}

/** True where "/" is text: inputs, editors, selects. */
function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.closest("input, textarea, select, [role=textbox]") !== null
  );
}

/** True while a dialog that does not hold the field stands in front of it. */
function isCovered(field: Element | null): boolean {
  const dialogs = [...document.querySelectorAll("[role=dialog][data-state=open]")];
  return dialogs.some((dialog) => !dialog.contains(field));
}
