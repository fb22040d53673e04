import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useId, useRef, useState, type ReactNode } from "react";
import { Badge } from "~/ui/feedback/Badge";
import { IconButton } from "~/ui/button/IconButton";
import { comboboxProps, useListKeys } from "~/ui/field/listKeys";
import { PickButton, PickSearch } from "~/ui/field/PickButton";
import { OptionList } from "~/ui/field/OptionList";
import { Field } from "~/ui/field/Field";
import { QueryError } from "~/components/errors/QueryError";
import styles from "./ResourcePickerField.module.css";
import type { PickPage, PickQuery } from "./ResourcePickerSources";

/** Milliseconds of quiet before the server is asked. */
const DELAY = 250;

/** The record that is chosen, as far as it is known. */
export interface Chosen {
  label: string;
  hint?: string | undefined;
  state: "loading" | "found" | "deleted" | "missing" | "failed";
}

/** What pickers of all kinds of records share. */
export interface PickerProps {
  label: string;
  /** Id (or name) of the chosen record; empty for none. */
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  /** Offers a button that takes the choice away. */
  canClear?: boolean;
}

interface Props extends PickerProps {
  /** What is picked, in the plural: "catalog items". */
  nouns: string;
  chosen: Chosen | undefined;
  /** Asks the server for what matches a text. */
  find: (text: string | undefined) => PickQuery<PickPage>;
  /** Makes a new record of that name; offered below what was found. */
  onCreate?: (name: string) => void;
}

/** Labelled choice of one record out of many: the server searches while one types. */
export function ResourcePickerField(props: Props) {
  const { label, value, onChange, chosen, error, hint, required, disabled, nouns } = props;
  const [place, setPlace] = useState<HTMLElement>();
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      required={required}
      disabled={disabled}
      after={
        (chosen?.state === "missing" || chosen?.state === "deleted") && (
          <p className={styles["gone"]}>
            {chosen.state === "missing"
              ? "Nothing with this id is left: choose another one."
              : "This one is deleted: choose another one."}
          </p>
        )
      }
    >
      {({ id, ...control }) => (
        <div
          className={styles["line"]}
          ref={(line) => setPlace(line?.closest<HTMLElement>("dialog, main") ?? undefined)}
        >
          <PickButton
            id={id}
            label={label}
            isField
            disabled={disabled}
            data-invalid={control["aria-invalid"]}
            aria-labelledby={`${id}-label ${id}-value`}
            aria-describedby={control["aria-describedby"]}
            container={place}
            panelClassName={styles["panel"]}
            renderPanel={(close) => (
              <Choices
                label={label}
                nouns={nouns}
                value={value}
                find={props.find}
                onChoose={(next) => {
                  close();
                  if (next !== value) onChange(next);
                }}
                onCreate={
                  props.onCreate &&
                  ((name) => {
                    close();
                    props.onCreate?.(name);
                  })
                }
              />
            )}
          >
            <span id={`${id}-value`} className={styles["value"]}>
              <Value {...props} />
            </span>
          </PickButton>
          {props.canClear && value !== "" && !disabled && (
            <IconButton icon={X} label={`Clear ${label}`} onClick={() => onChange("")} />
          )}
        </div>
      )}
    </Field>
  );
}

function Value({ value, chosen, placeholder = "Select..." }: Props) {
  if (value === "") return <span className={styles["empty"]}>{placeholder}</span>;
  if (!chosen || chosen.state === "loading")
    return <span className={styles["empty"]}>Loading...</span>;
  return (
    <>
      <span className={styles["name"]} title={chosen.label}>
        {chosen.label}
      </span>
      {chosen.hint ? <span className={styles["note"]}>{chosen.hint}</span> : null}
      {chosen.state === "found" ? null : (
        <Badge tone={chosen.state === "failed" ? "unknown" : "bad"}>
          {chosen.state === "failed" ? "name not loaded" : chosen.state}
        </Badge>
      )}
    </>
  );
}

const nothing: PickPage = { options: [], total: 0 };

type ChoicesProps = Pick<Props, "label" | "nouns" | "value" | "find"> & {
  onChoose: (value: string) => void;
  onCreate: ((name: string) => void) | undefined;
};

/** Value of the option that makes a new record; no record has it. */
const created = "\0new";

/** The open part; mounted anew with every opening, so that each starts without a search. */
function Choices({ label, nouns, value, find, onChoose, onCreate }: ChoicesProps) {
  const listId = useId();
  const [text, setText] = useState("");
  const [asked, setAsked] = useState("");
  const [active, setActive] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useQuery({
    ...find(asked === "" ? undefined : asked),
    placeholderData: keepPreviousData,
  });
  const { options: matches, total } = found.data ?? nothing;
  const isWaiting = text.trim() !== asked || found.isFetching;
  const name = text.trim();
  const options =
    onCreate && name !== ""
      ? [...matches, { value: created, label: `Create "${name}"`, hint: "new" }]
      : matches;
  const choose = (index: number) => {
    const option = options[index];
    if (option?.value === created) onCreate?.(name);
    else if (option) onChoose(option.value);
  };
  const onKeyDown = useListKeys({
    count: options.length,
    active,
    onActive: setActive,
    onChoose: choose,
  });
  const more = total - matches.length;
  return (
    <>
      <PickSearch
        {...comboboxProps(listId, active, options.length)}
        aria-label={`Search ${nouns}`}
        placeholder={`Search ${nouns}...`}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setAsked(target.value.trim()), DELAY);
        }}
        onKeyDown={onKeyDown}
      />
      {found.error && matches.length === 0 ? (
        <QueryError title={`The ${nouns} could not be loaded`} query={found} />
      ) : (
        <div aria-busy={isWaiting} className={styles["results"]}>
          <OptionList
            id={listId}
            label={label}
            options={options}
            value={value}
            active={active}
            onActive={setActive}
            onChoose={choose}
            emptyText={
              isWaiting
                ? "Searching..."
                : asked === ""
                  ? `There are no ${nouns}`
                  : "No options found"
            }
          />
        </div>
      )}
      {more > 0 && !isWaiting ? (
        <p className={styles["more"]}>{more} more: type a part of the name to narrow them down.</p>
      ) : null}
    </>
  );
}
