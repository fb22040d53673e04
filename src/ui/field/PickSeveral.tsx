import { Plus, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { FieldGroup, type FieldShell } from "./Field";
import { comboboxProps, useListKeys } from "./listKeys";
import { type Option, OptionList } from "./OptionList";
import { PickButton, PickSearch } from "./PickButton";
import styles from "./PickSeveral.module.css";

type Props = FieldShell & {
  options: readonly Option[];
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** What is picked, in the plural: "events". */
  nouns: string;
  /** Lets any other text be added too. */
  canType?: boolean;
};

/** Several out of many: what is chosen stands as chips, the rest is searched for. What is chosen and not offered stays. */
export function PickSeveral(props: Props) {
  const { options, value, onChange, nouns, canType = false, ...shell } = props;
  const { label, disabled = false, error } = shell;
  const [place, setPlace] = useState<HTMLElement>();
  const group = useRef<HTMLDivElement>(null);
  const labels = new Map(options.map((option) => [option.value, option.label]));
  const add = (item: string) => onChange([...value, item]);
  const remove = (item: string) => {
    onChange(value.filter((own) => own !== item));
    // Its button goes with it: the focus moves to the one that stays.
    group.current?.querySelector<HTMLElement>("[data-add]")?.focus();
  };
  return (
    <FieldGroup {...shell}>
      <div
        ref={(node) => {
          group.current = node;
          setPlace(node?.closest<HTMLElement>("dialog, main") ?? undefined);
        }}
        className={styles["chips"]}
      >
        {value.map((item) => (
          <span key={item} className={styles["chip"]}>
            <span className={styles["text"]} title={labels.get(item) ?? item}>
              {labels.get(item) ?? item}
            </span>
            {disabled ? null : (
              <button
                type="button"
                className={styles["remove"]}
                aria-label={`Remove ${labels.get(item) ?? item}`}
                onClick={() => remove(item)}
              >
                <X size={14} aria-hidden />
              </button>
            )}
          </span>
        ))}
        {disabled && value.length === 0 ? <span className={styles["none"]}>None</span> : null}
        {disabled ? null : (
          <PickButton
            label={label}
            data-add
            data-invalid={error ? true : undefined}
            aria-label={`Add ${nouns}`}
            container={place}
            renderPanel={() => (
              <Choices
                nouns={nouns}
                options={options.filter((option) => !value.includes(option.value))}
                chosen={value}
                canType={canType}
                onChoose={add}
              />
            )}
          >
            <Plus size={14} aria-hidden />
            {value.length === 0 ? `Add ${nouns}` : "Add"}
          </PickButton>
        )}
      </div>
    </FieldGroup>
  );
}

interface ChoicesProps {
  nouns: string;
  options: readonly Option[];
  chosen: readonly string[];
  canType: boolean;
  onChoose: (value: string) => void;
}

/** The open part: it stays open, so that one after the other can be taken. */
function Choices({ nouns, options, chosen, canType, onChoose }: ChoicesProps) {
  const listId = useId();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const wanted = text.trim();
  const found = options.filter(({ label, value, hint = "" }) =>
    [label, value, hint].some((own) => own.toLowerCase().includes(wanted.toLowerCase())),
  );
  const isNew =
    canType &&
    wanted !== "" &&
    !chosen.includes(wanted) &&
    !found.some(({ value }) => value === wanted);
  const shown = isNew ? [...found, { value: wanted, label: `Use "${wanted}"` }] : found;
  const choose = (index: number) => {
    const option = shown[index];
    if (!option) return;
    onChoose(option.value);
    setText("");
    setActive(0);
  };
  const onKeyDown = useListKeys({
    count: shown.length,
    active,
    onActive: setActive,
    onChoose: choose,
  });
  return (
    <>
      <PickSearch
        {...comboboxProps(listId, active, shown.length)}
        aria-label={`Search ${nouns}`}
        placeholder={canType ? `Search or type ${nouns}...` : `Search ${nouns}...`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <OptionList
        id={listId}
        label={nouns}
        options={shown}
        active={active}
        onActive={setActive}
        onChoose={choose}
        emptyText={wanted === "" ? "All are chosen" : "No options found"}
      />
    </>
  );
}
