import { useState } from "react";
import { Button } from "~/ui/button/Button";
import { PickButton } from "~/ui/field/PickButton";
import { Segmented } from "~/ui/field/Segmented";
import { PickChoices } from "./PickChoices";
import styles from "./ResourceFilter.module.css";
import { KnownRecord } from "~/components/recordNames/KnownRecord";
import { pickerSources, type PickerKind } from "~/components/recordNames/pickerSources";

/** One record, with its kind. */
interface FilterResource<Kind extends PickerKind> {
  kind: Kind;
  id: string;
}

interface Props<Kind extends PickerKind> {
  label: string;
  /** The kinds that there are to choose from, as they are called. */
  kinds: readonly { value: Kind; label: string }[];
  value: FilterResource<Kind> | null;
  onChange: (value: FilterResource<Kind> | null) => void;
}

/** A filter of a list by one record of several kinds, in a bar: the kind first, then the record by searching. */
export function ResourceFilter<Kind extends PickerKind>({
  label,
  kinds,
  value,
  onChange,
}: Props<Kind>) {
  return (
    <PickButton
      label={label}
      panelClassName={styles["panel"]}
      renderPanel={(close) => (
        <Panel
          {...{ label, kinds, value }}
          onChange={(next) => {
            close();
            onChange(next);
          }}
        />
      )}
    >
      <span className={styles["label"]}>{label}</span>
      <span className={styles["chosen"]}>
        {value === null ? "All" : <KnownRecord kind={value.kind} id={value.id} />}
      </span>
    </PickButton>
  );
}

function Panel<Kind extends PickerKind>({ label, kinds, value, onChange }: Props<Kind>) {
  const [kind, setKind] = useState(value?.kind ?? kinds[0]?.value);
  if (kind === undefined) return null;
  const { nouns, find } = pickerSources[kind];
  return (
    <>
      <div className={styles["head"]}>
        <Segmented label={`Kind of ${label}`} items={kinds} value={kind} onChange={setKind} />
        {value !== null && (
          <Button variant="quiet" onClick={() => onChange(null)}>
            Show all
          </Button>
        )}
      </div>
      <PickChoices
        key={kind}
        {...{ label, nouns, find }}
        value={value?.kind === kind ? value.id : ""}
        onChoose={(id) => onChange({ kind, id })}
      />
    </>
  );
}
