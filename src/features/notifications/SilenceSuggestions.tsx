import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { configDetailOptions, configsByIdsOptions } from "~generated/db/reads";
import { isRecordId } from "~/components/record/RecordDialog";
import { ChipsField } from "~/ui/field/ChipsField";
import { FieldGroup } from "~/ui/field/Field";
import { Badge } from "~/ui/feedback/Badge";
import { attributesOf, chosenIn, withChosen } from "./silenceAttributes";
import styles from "./notifications.module.css";

/** A catalog item and what stands above it, the farthest first; undefined while that is not known. */
function useBranch(id: string | undefined) {
  const asked = id !== undefined && isRecordId(id) ? id : undefined;
  const item = useQuery({
    ...configDetailOptions({ id: asked ?? "" }),
    enabled: asked !== undefined,
  }).data?.rows[0];
  const ids = (item?.path ?? "").split(".").filter((one) => isRecordId(one) && one !== asked);
  const above = useQuery({ ...configsByIdsOptions({ ids }), enabled: ids.length > 0 }).data;
  if (!item) return undefined;
  const parents = ids.flatMap((one) => above?.rows.find((row) => row.id === one) ?? []);
  return { item, parents };
}

interface AncestorsProps {
  /** The catalog item that the form began with. */
  id: string;
  /** The one that is chosen now. */
  value: string;
  /** Something above the item is silenced with all below it. */
  onChange: (id: string, recursive: boolean) => void;
  /** Goes by what they have in common instead. */
  onAll: () => void;
}

/** The item, or something that stands above it (facts 5.10). */
export function SilenceAncestors({ id, value, onChange, onAll }: AncestorsProps) {
  const name = useId();
  const branch = useBranch(id);
  if (!branch || branch.parents.length === 0) return null;
  return (
    <FieldGroup label="Resource" hint="The item itself, or all below one that stands above it.">
      <div className={styles["ancestors"]}>
        {[...branch.parents, branch.item].map((one) => (
          <label key={one.id}>
            <input
              type="radio"
              name={name}
              checked={one.id === value}
              onChange={() => onChange(one.id, one.id !== id)}
            />
            <span className={styles["text"]}>{one.name}</span>
            {one.type ? <Badge>{one.type}</Badge> : null}
            {one.id === id ? null : <Badge>Recursive</Badge>}
          </label>
        ))}
        <label>
          <input type="radio" name={name} checked={false} onChange={onAll} />
          <span>All</span>
        </label>
      </div>
    </FieldGroup>
  );
}

interface AttributesProps {
  id: string;
  /** Selectors as YAML. */
  value: string;
  onChange: (text: string) => void;
}

/** What the item and others have in common: ticking it writes the selector. */
export function SilenceAttributes({ id, value, onChange }: AttributesProps) {
  const branch = useBranch(id);
  if (!branch) return null;
  const attributes = attributesOf(branch.item, branch.parents);
  return (
    <ChipsField
      label="Attributes"
      hint="Kinds of the item and of what stands above it, and its tags. Anything with one of them is silenced."
      options={attributes.map(({ label }) => ({ value: label, label }))}
      value={chosenIn(value, attributes)}
      onChange={(chosen) => onChange(withChosen(value, attributes, chosen))}
    />
  );
}
