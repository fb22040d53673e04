import { useState } from "react";
import { Button } from "~/ui/button/Button";
import styles from "./definition.module.css";
import { evidenceKind, evidenceName } from "./evidenceWords";
import { grouped } from "./grouped";
import { EvidenceView } from "./EvidenceView";
import type { EvidenceDetail } from "./incident";

interface Props {
  items: readonly EvidenceDetail[];
  chosen: ReadonlySet<string>;
  onChosen: (chosen: ReadonlySet<string>) => void;
  /** Choosing one of a kind takes those of other kinds away: they share a script. */
  isOneKind?: boolean;
}

/** Of each kind at first: evidence draws itself in full, checks with their history. */
const first = 25;

/** Evidence to choose among, by kinds. */
export function EvidenceChoices({ items, chosen, onChosen, isOneKind = false }: Props) {
  const kinds = grouped(items, ({ type }) => type);
  const change = (type: string, ids: readonly string[], isOn: boolean) => {
    const kept = [...chosen].filter(
      (id) => !isOneKind || items.some((one) => one.id === id && one.type === type),
    );
    const next = new Set(kept);
    for (const id of ids)
      if (isOn) next.add(id);
      else next.delete(id);
    onChosen(next);
  };
  const [most, setMost] = useState(first);
  return kinds.map(([type, members]) => {
    const ids = members.map(({ id }) => id);
    const isAll = ids.every((id) => chosen.has(id));
    const { label } = evidenceKind(type);
    return (
      <fieldset key={type} className={styles["choices"]} aria-label={label}>
        <p className={styles["group"]}>
          {label}
          <Button variant="quiet" onClick={() => change(type, ids, !isAll)}>
            {isAll ? "Select none" : "Select all"}
          </Button>
        </p>
        {members.slice(0, most).map((one) => (
          <div key={one.id} className={styles["choice"]}>
            <input
              type="checkbox"
              aria-label={`${label} ${evidenceName(one)}`}
              checked={chosen.has(one.id)}
              onChange={({ target }) => change(type, [one.id], target.checked)}
            />
            <div>
              <EvidenceView evidence={one} />
              {one.description}
            </div>
          </div>
        ))}
        {members.length > most ? (
          <Button variant="quiet" onClick={() => setMost(most + 4 * first)}>
            Show more ({members.length - most} left)
          </Button>
        ) : null}
      </fieldset>
    );
  });
}
