import type { ReactNode } from "react";
import type { CheckSummary } from "~generated/canary/types.gen";
import { SilencedNote } from "~/components/silence/SilencedNote";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { useNeighbours } from "~/components/sheet/Neighbours";
import { CHECK_RANGES, checkRangeLabel } from "~/lib/time/checkRange";
import { Dialog } from "~/ui/overlay/Dialog";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { PickOne } from "~/ui/field/PickOne";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Later } from "~/ui/layout/Later";
import styles from "./CheckDrawer.module.css";
import { CheckFooter } from "./CheckFooter";
import { CheckHeaderActions } from "./CheckHeaderActions";
import { CheckHeading, CheckLabels } from "./CheckHeading";
import { CheckLastError } from "./CheckLastError";
import { CheckTabs } from "./CheckTabs";
import { CheckTiles } from "./CheckTiles";
import { keepDrawerExpanded, useDrawerExpanded } from "./drawerSize";
import { GraphPanel } from "./GraphPanel";
import { withoutCheck, type ChangeCheck, type CheckSearch } from "./search";
import { nameOf } from "./title";
import { useCheck } from "./useCheck";
import { useTabName } from "./useTabName";
import { useTallScreen } from "./useTallScreen";

/** Going on to another check starts its history at the first page; range, tab and filters stay. */
const onto = (checkId: string): Partial<CheckSearch> => ({
  checkId,
  runPage: undefined,
  runFrom: undefined,
  runTo: undefined,
  run: undefined,
});

interface Props {
  checkId: string;
  search: CheckSearch;
  onSearch: ChangeCheck;
  hrefOf: (change: Partial<CheckSearch>) => string;
  /** Milliseconds between refreshes; null means no polling. */
  every: number | null;
  /** Ids of the checks in the order of the list. */
  order: readonly string[];
  /** The check as the list knows it, for its name while the details load. */
  known: CheckSummary | undefined;
}

/** Details of the check in the address (spec 2 §2 "Check detail drawer"). */
export function CheckDrawer(props: Props) {
  const { checkId, search, onSearch, order, every, known, hrefOf } = props;
  const isTall = useTallScreen();
  const isExpanded = useDrawerExpanded();
  const { isId, detail, check, graph, range, isRefreshing, refresh } = useCheck(
    checkId,
    search.timeRange,
    every,
  );
  const neighbours = useNeighbours(checkId, "check", {
    order,
    first: 0,
    total: order.length,
    onOpen: (id) => onSearch(onto(id)),
  });
  const name = check?.name ?? (known && nameOf(known));
  useTabName(name);

  const inFrame = (title: ReactNode, body: ReactNode, footer?: ReactNode) => (
    // The dialog stands elsewhere in the document, but what is pressed in it comes by here.
    <div role="presentation" className={styles["keys"]} onKeyDown={neighbours.onKeyDown}>
      <Dialog
        open
        size="full"
        sheet
        flush
        isExpanded={isExpanded}
        onExpandedChange={keepDrawerExpanded}
        onOpenChange={() => onSearch(withoutCheck)}
        title={title}
        headerExtra={
          <CheckHeaderActions
            neighbours={neighbours}
            updatedAt={detail.dataUpdatedAt}
            isRefreshing={isRefreshing}
            onRefresh={refresh}
          />
        }
        footer={footer && <Later fallback={<div className={styles["waiting"]} />}>{footer}</Later>}
      >
        <Later fallback={<Skeleton rows={8} />}>{body}</Later>
      </Dialog>
    </div>
  );

  if (!isId || (detail.isSuccess && check === undefined))
    return inFrame(
      "Check not found",
      <EmptyState
        title="No details found"
        text={`There is no check with the id ${checkId}. It may have been removed, or the link is cut off.`}
      />,
    );
  if (check === undefined)
    return inFrame(
      name ?? "Check",
      detail.isError ? (
        <QueryError title="The check could not be loaded" query={detail} />
      ) : (
        <Skeleton rows={8} />
      ),
    );

  const chart = (height: number | "fill") => (
    <GraphPanel
      query={graph}
      since={range.since}
      window={range.window}
      height={height}
      onSearch={onSearch}
    />
  );
  return inFrame(
    <CheckHeading check={check} />,
    <div className={styles["body"]}>
      {check.status === "unhealthy" ? <CheckLastError checkId={check.id} every={every} /> : null}
      <SilencedNote type="check" id={check.id} />
      <CheckLabels check={check} />
      <PanelBoundary resetKey={checkId}>
        <CheckTiles
          uptime={graph.data?.uptime}
          latency={graph.data?.latency}
          severity={check.severity ?? specSeverity(check.spec)}
          lastRun={check.last_runtime}
          nextRun={check.next_runtime}
          transitioned={check.last_transition_time}
          range={
            <PickOne
              label="Time Range"
              options={CHECK_RANGES.map((value) => ({ value, label: checkRangeLabel(value) }))}
              value={range.range}
              onChange={(value) => onSearch({ timeRange: value, runPage: undefined })}
            />
          }
        />
      </PanelBoundary>
      {isTall ? (
        <PanelBoundary resetKey={checkId}>
          <section aria-label="Health Overview" className={styles["chart"]}>
            {chart(180)}
          </section>
        </PanelBoundary>
      ) : null}
      <CheckTabs
        key={check.id}
        check={check}
        search={search}
        onSearch={onSearch}
        hrefOf={hrefOf}
        since={range.since}
        every={every}
        graph={isTall ? undefined : chart("fill")}
      />
    </div>,
    <CheckFooter key={check.id} check={check} href={hrefOf({})} range={range.range} />,
  );
}

/** Severity that the spec of a check names, for checks that carry none themselves. */
function specSeverity(spec: Record<string, unknown> | null): string | undefined {
  const severity = spec?.["severity"];
  return typeof severity === "string" && severity !== "" ? severity : undefined;
}
