import { Popover } from "@radix-ui/themes";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { changeText } from "~/ui/field/changeText";
import { Field } from "~/ui/field/Field";
import { comboboxProps, useListKeys } from "~/ui/field/listKeys";
import { OptionsPanel } from "~/ui/field/OptionsPanel";
import styles from "./CelField.module.css";
import { celCheck } from "./celCheck";
import { type CelNames, completionAt, pathOf } from "./celNames";

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What the expression may read; keep the object stable. */
  names: CelNames;
  /** What names mean, by their path: `{ "check.age": "How long …" }`. */
  docs?: Readonly<Record<string, string>>;
  hint?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  rows?: number;
}

/** An expression: names are completed while one types (Enter or Tab takes one), and what cannot work is said below. */
export function CelField({ label, value, onChange, names, docs, rows = 3, ...shell }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState(0);
  const [isClosed, setIsClosed] = useState(true);
  const [active, setActive] = useState(0);
  const problem = useProblem(value, names);
  const completion = isClosed ? undefined : completionAt(value, caret, names);
  const options = completion?.options ?? [];
  const isOpen = options.length > 0;
  const take = (index: number) => {
    const word = options[index];
    if (word === undefined || !completion) return;
    const at = completion.from + word.length;
    const change = () => {
      onChange(value.slice(0, completion.from) + word + value.slice(caret));
      setCaret(at);
      setIsClosed(true);
    };
    changeText(field.current, change, at);
  };
  const onListKey = useListKeys({
    count: options.length,
    active,
    onActive: setActive,
    onChoose: take,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setIsClosed(true);
    } else if (event.key === "Tab") {
      event.preventDefault();
      take(active);
    } else onListKey(event);
  };
  return (
    <Field label={label} {...shell} error={shell.error ?? problem}>
      {(control) => (
        <Popover.Root open={isOpen} onOpenChange={(open) => setIsClosed(!open)}>
          <Popover.Anchor virtualRef={field} />
          <textarea
            {...control}
            ref={field}
            {...(isOpen ? comboboxProps(listId, active, options.length) : {})}
            className={styles["text"]}
            data-invalid={control["aria-invalid"]}
            rows={rows}
            spellCheck={false}
            autoComplete="off"
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              setCaret(target.selectionStart);
              setIsClosed(false);
              setActive(0);
            }}
            onSelect={() => setCaret(field.current?.selectionStart ?? 0)}
            onKeyDown={onKeyDown}
            onBlur={() => setIsClosed(true)}
          />
          <OptionsPanel
            panelLabel={`${label}: names`}
            className={styles["panel"]}
            anchor={field}
            id={listId}
            label="Names"
            options={options.map((option) => ({
              value: option,
              label: option,
              ...hintOf(docs?.[pathOf(value, completion?.from ?? 0, option)]),
            }))}
            active={active}
            onActive={setActive}
            onChoose={take}
          />
        </Popover.Root>
      )}
    </Field>
  );
}

const hintOf = (hint: string | undefined) => (hint === undefined ? {} : { hint });

/** What is wrong with the text, once it has rested for a moment and the check has come. */
function useProblem(text: string, names: CelNames): string | undefined {
  const [judged, setJudged] = useState<{ text: string; problem: string | undefined }>();
  useEffect(() => {
    let isGone = false;
    const judge = async () => {
      const problem = await celCheck(text, names);
      if (!isGone) setJudged({ text, problem });
    };
    const timer = setTimeout(() => void judge(), 250);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [text, names]);
  return judged?.text === text ? judged.problem : undefined;
}
