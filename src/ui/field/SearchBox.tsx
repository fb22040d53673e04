import { Search, X } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { type KeyHint, singleKeys, useKeyHints } from "~/ui/keys/keyHints";
import { isTyping } from "~/ui/keys/typing";
import { comboboxProps } from "./listKeys";
import { SearchSuggestions, useSuggestions, type Suggest } from "./SearchSuggestions";
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
  /** What the text can be completed with at the caret; offered while somebody types. */
  suggest?: Suggest;
  /** Enter on a text that its owner knows: goes to the next match, with Shift to the one before. */
  onAgain?: (step: 1 | -1) => void;
};

/** Search field that tells its owner late and never drops what is being typed. */
export function SearchBox(props: Props) {
  const { label, placeholder = label, value, onChange, hotkey = false, suggest, onAgain } = props;
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
  const suggestions = useSuggestions(suggest, input, (text) => setState(withTyped(state, text)));
  const latest = useRef({ tell, shown, suggestions });
  useEffect(() => {
    latest.current = { tell, shown, suggestions };
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
      const { suggestions, shown, tell } = latest.current;
      if (event.isComposing || (shown === "" && !suggestions.isOpen)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (suggestions.isOpen) suggestions.close();
      else tell("");
    };
    window.addEventListener("keydown", onEscape, true);
    return () => window.removeEventListener("keydown", onEscape, true);
  }, []);

  const hints = useMemo((): KeyHint[] => [["/", `Go to the field: ${label}`]], [label]);
  useKeyHints(hotkey ? "Search" : undefined, hints, input);
  useEffect(() => {
    if (!hotkey) return;
    const onSlash = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!singleKeys.isOn() || event.defaultPrevented || isTyping(event.target)) return;
      if (isCovered(input.current)) return;
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
        {...(suggest &&
          comboboxProps(
            suggestions.listId,
            suggestions.active,
            suggestions.options.length,
            suggestions.isOpen,
          ))}
        onChange={({ target }) => {
          setState(withTyped(state, target.value));
          suggestions.look(target.value, target.selectionStart ?? target.value.length);
        }}
        onKeyDown={(event) => {
          if (suggestions.onKeyDown(event)) return;
          if (event.key !== "Enter") return;
          suggestions.close();
          if (pending) tell(shown);
          else if (shown !== "") onAgain?.(event.shiftKey ? -1 : 1);
        }}
        onBlur={() => {
          suggestions.close();
          if (pending) tell(shown);
        }}
      />
      {suggest ? <SearchSuggestions label={label} anchor={input} of={suggestions} /> : null}
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

/** True while a dialog that does not hold the field stands in front of it. */
function isCovered(field: Element | null): boolean {
  if (field?.closest("[aria-hidden=true]")) return true;
  const dialogs = [...document.querySelectorAll("[role=dialog][data-state=open]")];
  return dialogs.some((dialog) => !dialog.contains(field));
}
