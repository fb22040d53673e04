import { useQuery } from "@tanstack/react-query";
import { getCheckGraphOptions } from "~generated/canary/@tanstack/react-query.gen";
import { checkDetailOptions } from "~generated/db/reads";
import { PanelBoundary } from "~/components/errors/PanelBoundary";
import { QueryError } from "~/components/errors/QueryError";
import { CHECK_RANGES, checkRangeLabel } from "~/lib/time/checkRange";
import { Dialog } from "~/ui/overlay/Dialog";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { PickOne } from "~/ui/field/PickOne";
import { Skeleton } from "~/ui/feedback/Skeleton";
import styles from "./CheckDrawer.module.css";
import { CheckFooter } from "./CheckFooter";
import { CheckHeading, CheckLabels } from "./CheckHeading";
import { CheckTabs } from "./CheckTabs";
import { CheckTiles } from "./CheckTiles";
import { rangeInForce } from "./checkRangeInForce";
import { GraphPanel } from "./GraphPanel";
import type { ChangeSearch, HealthSearch } from "./search";
import { useTallScreen } from "./useTallScreen";

interface Props {
  checkId: string;
  search: HealthSearch;
  onSearch: ChangeSearch;
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Details of the check in the address (spec 2 §2 "Check detail drawer"). */
export function CheckDrawer({ checkId, search, onSearch }: Props) {
  const isTall = useTallScreen();
  const detail = useQuery({
    ...checkDetailOptions({ id: checkId }),
    staleTime: 10_000,
    enabled: isUuid(checkId),
  });
  const check = detail.data?.rows[0];
  // The range ends when the details were last answered, so that a refresh moves it on.
  const now = new Date(detail.dataUpdatedAt);
  const { range, graphStart, since } = rangeInForce(search.timeRange, check?.last_runtime, now);
  const graph = useQuery({
    ...getCheckGraphOptions({ query: { check: checkId, start: graphStart, count: 300 } }),
    enabled: check !== undefined,
    staleTime: 10_000,
  });

  const close = () =>
    onSearch({
      checkId: undefined,
      timeRange: undefined,
      checkTab: undefined,
      runStatus: undefined,
      runDuration: undefined,
      runPage: undefined,
    });

  const frame = {
    open: true,
    size: "full",
    sheet: true,
    flush: true,
    onOpenChange: close,
  } as const;

  if (detail.isError)
    return (
      <Dialog {...frame} title="Check">
        <QueryError title="The check could not be loaded" query={detail} />
      </Dialog>
    );

  if (!isUuid(checkId) || (detail.isSuccess && check === undefined))
    return (
      <Dialog {...frame} title="Check not found">
        <EmptyState
          title="No details found"
          text={`There is no check with the id ${checkId}. It may have been removed, or the link is cut off.`}
        />
      </Dialog>
    );

  if (check === undefined)
    return (
      <Dialog {...frame} title="Check">
        <Skeleton rows={8} />
      </Dialog>
    );

  return (
    <Dialog
      {...frame}
      title={<CheckHeading check={check} />}
      footer={<CheckFooter key={check.id} check={check} />}
    >
      <div className={styles["body"]}>
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
                value={range}
                onChange={(value) => onSearch({ timeRange: value, runPage: undefined })}
              />
            }
          />
        </PanelBoundary>
        {isTall ? (
          <PanelBoundary resetKey={checkId}>
            <section aria-label="Health Overview" className={styles["chart"]}>
              <GraphPanel query={graph} since={since} />
            </section>
          </PanelBoundary>
        ) : null}
        <CheckTabs
          key={check.id}
          check={check}
          search={search}
          onSearch={onSearch}
          since={since}
          graph={isTall ? undefined : <GraphPanel query={graph} since={since} />}
        />
      </div>
    </Dialog>
  );
}

/** Severity that the spec of a check names, for checks that carry none themselves. */
function specSeverity(spec: Record<string, unknown> | null): string | undefined {
  const severity = spec?.["severity"];
  return typeof severity === "string" && severity !== "" ? severity : undefined;
}
