import type { TopologyComponent } from "~generated/canary/types.gen";
import { configLook } from "~/lib/health/health";
import { healthOf, healthOrder } from "~/components/topology/componentFacts";
import { CountButton } from "~/ui/button/CountButton";
import { StatusDot } from "~/ui/feedback/StatusDot";
import type { ChangeTopology } from "./search";
import { marksOf } from "./topologyFilters";
import styles from "./topology.module.css";

interface Props {
  /** Components that the other filters leave. */
  components: readonly TopologyComponent[];
  status: string | undefined;
  onSearch: ChangeTopology;
}

/** How many are unwell and well, whatever status is shown. A click shows these alone, another one takes that back. */
export function TopologyCounts({ components, status, onSearch }: Props) {
  const marks = marksOf(status);
  return (
    <span role="group" aria-label="Components by health" className={styles["counts"]}>
      {healthOrder.map((health) => {
        const count = components.filter((one) => healthOf(one) === health).length;
        const isChosen = marks.size === 1 && marks.get(health) === 1;
        if (count === 0 && !isChosen) return null;
        return (
          <CountButton
            key={health}
            count={count}
            title={`${count} components ${health}`}
            mark={<StatusDot tone={configLook(health).tone} label="" />}
            isPressed={isChosen}
            onClick={() => onSearch({ status: isChosen ? undefined : `${health}:1` })}
          >
            {health}
          </CountButton>
        );
      })}
    </span>
  );
}
