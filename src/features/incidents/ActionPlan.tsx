import { ChevronsDownUp, ChevronsUpDown, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { HypothesisNode } from "./HypothesisNode";
import { treeOf } from "./incident";
import styles from "./plan.module.css";
import type { ChangeIncident, IncidentSearch } from "./search";
import { useIncident } from "./useIncident";

interface Props {
  search: IncidentSearch;
  onSearch: ChangeIncident;
}

/** What may be behind the incident, as a tree: root, factors, solutions (facts 1.6). */
export function ActionPlan({ search, onSearch }: Props) {
  const incident = useIncident();
  const isAllOpen = search.comments === true;
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const hides = search.hideDisproven === true;
  const tree = treeOf(incident.hypotheses);
  const toggle = (id: string) => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  return (
    <div className={styles["plan"]}>
      <div className={styles["tools"]}>
        <Button
          variant="quiet"
          icon={isAllOpen ? ChevronsDownUp : ChevronsUpDown}
          onClick={() => {
            setToggled(new Set());
            onSearch({ comments: isAllOpen ? undefined : true });
          }}
        >
          {isAllOpen ? "Collapse All" : "Expand All"}
        </Button>
        <Button
          variant="quiet"
          icon={hides ? Eye : EyeOff}
          onClick={() => onSearch({ hideDisproven: hides ? undefined : true })}
        >
          {hides ? "Show disproven" : "Hide disproven"}
        </Button>
      </div>
      {tree.length === 0 ? (
        <EmptyState
          title="There is no hypothesis"
          text="An incident starts with one; this one's was deleted. Attach evidence from any screen to start anew."
        />
      ) : (
        <ul className={styles["tree"]}>
          {tree.map((branch) => (
            <HypothesisNode
              key={branch.hypothesis.id}
              branch={branch}
              isRoot
              isOpen={(id) => isAllOpen !== toggled.has(id)}
              onToggle={toggle}
              hidesDisproven={hides}
              onSearch={onSearch}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
