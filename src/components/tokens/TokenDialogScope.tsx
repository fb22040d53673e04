import { Info } from "lucide-react";
import { FieldGroup } from "~/ui/field/Field";
import { Segmented } from "~/ui/field/Segmented";
import styles from "./TokenDialogScope.module.css";
import {
  actionsGiven,
  labelOf,
  levelsOf,
  objects,
  presets,
  type Level,
  type Preset,
  type TokenObject,
  type TokenValues,
} from "./tokenForm";

interface Props {
  preset: Preset;
  levels: TokenValues["levels"];
  error: string | undefined;
  onPreset: (preset: Preset) => void;
  onLevel: (object: TokenObject, level: Level) => void;
}

const presetItems = presets.map((value) => ({ value, label: value }));

/** What the token may do: a preset, or with Custom a level for each object; always with the actions that come of it. */
export function TokenDialogScope({ preset, levels, error, onPreset, onLevel }: Props) {
  const hasMcp = actionsGiven({ preset, levels }, "mcp").length > 0;
  return (
    <FieldGroup
      label="Permissions"
      className={styles["scope"]}
      error={error && <span role="alert">{error}</span>}
    >
      <Segmented label="Preset" items={presetItems} value={preset} onChange={onPreset} />
      <ul className={styles["objects"]}>
        {objects.map((object) => (
          <li key={object} className={styles["object"]}>
            <span className={styles["name"]}>{labelOf(object)}</span>
            {preset === "Custom" && (
              <Segmented
                label={labelOf(object)}
                items={levelsOf(object).map((value) => ({ value, label: value }))}
                value={levels[object]}
                onChange={(level) => onLevel(object, level)}
              />
            )}
            <span className={styles["actions"]}>
              {actionsGiven({ preset, levels }, object).join(", ") || "no access"}
            </span>
          </li>
        ))}
      </ul>
      {hasMcp && (
        <p className={styles["hint"]}>
          <Info size={14} aria-hidden />
          MCP access opens every tool of the MCP server to an assistant; on some servers this
          includes running playbooks.
        </p>
      )}
    </FieldGroup>
  );
}
