import { Pin } from "lucide-react";
import { groupProps, listboxProps, optionProps } from "./combobox";
import styles from "./Palette.module.css";
import type { PaletteRow } from "./usePaletteGroups";

interface Props {
  id: string;
  optionId: (id: string) => string;
  groups: readonly { group: string; actions: readonly PaletteRow[] }[];
  active: PaletteRow | undefined;
  isPinned: (path: string) => boolean;
  onActivate: (id: string) => void;
  onChoose: (row: PaletteRow) => void;
}

/** What the palette found, under headings. The field above it keeps the focus. */
export function PaletteList(props: Props) {
  const { id, optionId, groups, active, isPinned, onActivate, onChoose } = props;
  return (
    <div {...listboxProps(id, "Pages, actions and resources")} className={styles["list"]}>
      {groups.map(({ group, actions }) => (
        <div key={group} {...groupProps(group)}>
          <div className={styles["group"]} aria-hidden>
            {group}
          </div>
          {actions.map((row) => (
            <div
              key={row.id}
              className={styles["option"]}
              title={row.hint ? `${row.title} · ${row.hint}` : row.title}
              {...optionProps({
                id: optionId(row.id),
                isActive: row === active,
                onActivate: () => onActivate(row.id),
                onChoose: () => onChoose(row),
              })}
            >
              <span className={styles["title"]}>{row.title}</span>
              {row.hint && <span className={styles["hint"]}>{row.hint}</span>}
              {row.path !== undefined && isPinned(row.path) && (
                <Pin size={12} className={styles["pin"]} aria-label="pinned" role="img" />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
