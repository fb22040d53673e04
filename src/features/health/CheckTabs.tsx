import { Suspense, type ReactNode } from "react";
import type { CheckDetail } from "~generated/db/reads";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { lazyPart } from "~/components/parts/lazyPart";
import { Uptime } from "~/components/uptime/Uptime";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Tabs } from "~/ui/layout/Tabs";
import { CheckHistory } from "./CheckHistory";
import { CheckRelationships, relatedRecords } from "./CheckRelationships";
import styles from "./CheckTabs.module.css";
import { checkTabs, type ChangeCheck, type CheckSearch } from "./search";

// YAML is half of what the details would weigh.
const CheckSpec = lazyPart(async () => (await import("./CheckSpec")).CheckSpec);

interface Props {
  check: CheckDetail;
  search: CheckSearch;
  onSearch: ChangeCheck;
  since: string;
  /** Milliseconds between refreshes; null means no polling. */
  every: number | null;
  hrefOf: (change: Partial<CheckSearch>) => string;
  /** The chart, on screens that are too short to show it above the tabs. */
  graph: ReactNode | undefined;
}

/** History, Uptime, Graph (short screens only), Spec and Relationships of a check. The open one stands in the address. */
export function CheckTabs({ check, search, onSearch, since, every, hrefOf, graph }: Props) {
  const related = relatedRecords(check);
  const wanted = search.checkTab ?? "history";
  const tab = wanted === "graph" && graph === undefined ? "history" : wanted;
  const items = [
    { id: "history", label: "History" },
    { id: "uptime", label: "Uptime" },
    ...(graph === undefined ? [] : [{ id: "graph", label: "Graph" }]),
    { id: "spec", label: "Spec" },
    { id: "relationships", label: "Relationships", count: related.length },
  ];
  return (
    <div className={styles["tabs"]}>
      <Tabs
        label="Check details"
        items={items}
        value={tab}
        onChange={(id) =>
          onSearch({
            checkTab: id === "history" ? undefined : checkTabs.find((name) => name === id),
          })
        }
        panelClassName={styles["panel"]}
      >
        <PanelBoundary resetKey={`${check.id} ${tab}`}>
          {tab === "history" ? (
            <CheckHistory
              checkId={check.id}
              since={since}
              every={every}
              search={search}
              onSearch={onSearch}
              hrefOf={hrefOf}
            />
          ) : null}
          {tab === "uptime" ? (
            <div className={styles["padded"]}>
              <Uptime name={check.name} checkIds={[check.id]} />
            </div>
          ) : null}
          {tab === "graph" ? <div className={styles["padded"]}>{graph}</div> : null}
          {tab === "spec" ? (
            <Suspense fallback={<Skeleton rows={10} />}>
              <CheckSpec canaryId={check.canary_id} />
            </Suspense>
          ) : null}
          {tab === "relationships" ? <CheckRelationships related={related} /> : null}
        </PanelBoundary>
      </Tabs>
    </div>
  );
}
