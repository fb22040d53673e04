import { Trash2 } from "lucide-react";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { IconButton } from "~/ui/button/IconButton";
import { KeyValueField } from "~/ui/field/KeyValueField";
import { SelectField } from "~/ui/field/SelectField";
import { TextField } from "~/ui/field/TextField";
import { Toggle } from "~/ui/field/Toggle";
import {
  emptyTarget,
  hasAgent,
  hasTags,
  targetKinds,
  type ScopeIssues,
  type TargetForm,
} from "./scopeModel";
import styles from "./TargetFields.module.css";

interface Props {
  /** Place in the list, from 1. */
  number: number;
  target: TargetForm;
  onChange: (target: TargetForm) => void;
  onRemove: () => void;
  /** The last remaining target stays. */
  isLast: boolean;
  issue: ScopeIssues["target"][number];
}

/** One target of a scope: its resource type, and what narrows it down (spec 1 §5). */
export function TargetFields({ number, target, onChange, onRemove, isLast, issue }: Props) {
  const { kind, wildcard } = target;
  const set = (change: Partial<TargetForm>) => onChange({ ...target, ...change });
  return (
    <fieldset className={styles["target"]}>
      <legend className={styles["legend"]}>Target {number}</legend>
      <div className={styles["head"]}>
        <div className={styles["kind"]}>
          <SelectField
            label="Resource Type"
            value={kind}
            placeholder="Select a resource type"
            options={targetKinds}
            required
            error={issue?.field === "kind" ? issue.message : undefined}
            onChange={(value) =>
              onChange(emptyTarget(targetKinds.find((entry) => entry.value === value)?.value ?? ""))
            }
          />
        </div>
        <span className={styles["remove"]}>
          <IconButton
            icon={Trash2}
            label={`Remove target ${number}`}
            disabledReason={isLast ? "a scope needs at least one target." : undefined}
            onClick={onRemove}
          />
        </span>
      </div>
      {kind === "" ? null : (
        <>
          <Toggle
            label="Wildcard"
            hint={
              kind === "global"
                ? "Matches everything of every kind."
                : "Matches everything of this kind."
            }
            checked={wildcard}
            onChange={(checked) =>
              set({ ...emptyTarget(kind), wildcard: checked, name: checked ? "*" : "" })
            }
          />
          <div className={styles["fields"]}>
            <TextField
              label="Name"
              value={wildcard ? "*" : target.name}
              disabled={wildcard}
              onChange={(name) => set({ name })}
              {...(issue?.field === "selector" && { error: issue.message })}
            />
            {hasAgent(kind) && (
              <ResourcePicker
                kind="agent"
                label="Agent"
                placeholder="Any agent"
                value={target.agent}
                disabled={wildcard}
                canClear
                onChange={(agent) => set({ agent })}
              />
            )}
          </div>
          {hasTags(kind) && (
            <KeyValueField
              label="Tags"
              value={target.tags}
              addLabel="Add tag"
              hint="All tags must match."
              error={issue?.field === "tags" ? issue.message : undefined}
              disabledReason={wildcard ? "A wildcard target has no tags." : undefined}
              onChange={(tags) => set({ tags: [...tags] })}
            />
          )}
          {kind === "global" && (
            <p className={styles["note"]}>
              Tags apply only to Config resources, agents to all kinds except Playbooks.
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}
