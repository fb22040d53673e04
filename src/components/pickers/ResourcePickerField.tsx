import { X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Badge } from "~/ui/feedback/Badge";
import { IconButton } from "~/ui/button/IconButton";
import { PickButton } from "~/ui/field/PickButton";
import { Field } from "~/ui/field/Field";
import { PickChoices } from "./PickChoices";
import styles from "./ResourcePickerField.module.css";
import type { PickPage, PickQuery } from "~/components/recordNames/pickerSources";

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
              <PickChoices
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
