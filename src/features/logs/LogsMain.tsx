import { useMemo, useState, type ReactNode } from "react";
import { errorText } from "~/api/errors";
import { QueryError } from "~/components/errors/QueryError";
import { parseTagFilters, formatTagFilters, toggleTag } from "~/lib/labels/tagFilters";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { LogHistogram } from "./LogHistogram";
import { LogSelection, type SelectedLines } from "./LogSelection";
import { LogTable } from "./LogTable";
import { logRangeFault } from "./logRange";
import type { LogRow } from "./logRows";
import { limits, unfiltered, type ChangeLogs, type LogsSearch } from "./search";
import styles from "./logs.module.css";
import type { useLogs } from "./useLogs";

interface Props {
  logs: ReturnType<typeof useLogs>;
  search: LogsSearch;
  onSearch: ChangeLogs;
  /** Address of the page with some parameters changed. */
  hrefOf: (change: Partial<LogsSearch>) => string;
  componentId: string;
  selector: string;
  /** In the bar of the selected lines: what an area does with them. */
  actions: ((lines: SelectedLines) => ReactNode) | undefined;
}

const NEIGHBOURS_MS = 60_000;
const nothing: ReadonlySet<string> = new Set();

/** A line among its neighbours, whatever was searched for. */
const around = (row: LogRow): Partial<LogsSearch> => ({
  ...unfiltered,
  follow: undefined,
  line: row.key,
  ...(!Number.isNaN(row.at) && {
    start: new Date(row.at - NEIGHBOURS_MS).toISOString(),
    end: new Date(row.at + NEIGHBOURS_MS).toISOString(),
  }),
});

/** Histogram and lines of one selector, or why there are none. */
export function LogsMain(props: Props) {
  const { logs, search, onSearch, hrefOf, componentId, selector, actions } = props;
  const { query, rows, total } = logs;
  const place = JSON.stringify([componentId, selector, search.query]);
  const [selection, setSelection] = useState({ place, keys: nothing });
  const keys = selection.place === place ? selection.keys : nothing;
  const chosen = useMemo(
    () => (keys.size === 0 ? [] : rows.filter(({ key }) => keys.has(key))),
    [rows, keys],
  );
  const filters = useMemo(() => parseTagFilters(search.labels), [search.labels]);
  if (query.isPending)
    return (
      <div className={styles["waiting"]}>
        <Skeleton height={48} />
        <Skeleton rows={12} height={20} label="" />
      </div>
    );
  if (query.data === undefined)
    return <QueryError title="The logs could not be loaded" query={query} />;
  const isLineMissing =
    search.line !== undefined && !query.isFetching && !rows.some(({ key }) => key === search.line);
  const next = limits.find((one) => one > rows.length);
  return (
    <>
      <LogHistogram
        histogram={logs.histogram}
        label={logs.isCounted ? `${total.toLocaleString("en")} lines` : "Lines that were sent"}
        onRange={(from, to) =>
          onSearch(
            {
              start: new Date(from).toISOString(),
              end: new Date(to).toISOString(),
              follow: undefined,
            },
            { push: true },
          )
        }
      />
      <Notices {...props} isLineMissing={isLineMissing} />
      {total > rows.length && rows.length > 0 && next !== undefined ? (
        <p className={styles["note"]}>
          The newest {rows.length.toLocaleString("en")} of {total.toLocaleString("en")} lines.
          <Button variant="quiet" onClick={() => onSearch({ limit: next })}>
            Show {Math.min(next, total).toLocaleString("en")}
          </Button>
        </p>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState
          title="There are no logs matching the search query"
          text="Nothing was written in this stretch of time, or the search and the filters leave nothing of it."
          action={
            search.query || search.level || search.labels ? (
              <Button onClick={() => onSearch(unfiltered)}>Clear search and filters</Button>
            ) : (
              <Button onClick={() => onSearch({ start: "24h", end: undefined })}>
                Look at 24 hours
              </Button>
            )
          }
        />
      ) : (
        <LogTable
          key={JSON.stringify([place, search.start, search.end])}
          rows={rows}
          arrived={logs.arrived}
          search={search.query ?? ""}
          isWrapped={search.wrap === true}
          isFollowing={search.follow === true}
          isSettled={!query.isPlaceholderData}
          line={search.line}
          onLine={(line) => onSearch({ line })}
          selected={keys}
          onSelected={(keys) => setSelection({ place, keys })}
          details={{
            filters,
            onLabel: (tag, mark) =>
              onSearch({ labels: formatTagFilters(toggleTag(filters, tag, mark)) }),
            linkOf: (row) =>
              hrefOf({ ...around(row), topologyId: componentId, logsSelector: selector }),
            onNeighbours: (row) => onSearch(around(row), { push: true }),
          }}
        />
      )}
      {chosen.length > 0 ? (
        <LogSelection
          lines={{ componentId, selector, rows: chosen }}
          actions={actions}
          onClear={() => setSelection({ place, keys: nothing })}
        />
      ) : null}
    </>
  );
}

/** What the reader should know about the lines before trusting them. */
function Notices({ logs, search, onSearch, isLineMissing }: Props & { isLineMissing: boolean }) {
  const { unheeded, sent, query, tailError } = logs;
  const rangeFault = logRangeFault(search);
  const failed = query.isError ? query.error : tailError;
  return (
    <>
      {failed ? (
        <p role="alert" className={styles["notice"]}>
          New lines could not be read: {errorText(failed)} What stands below is older.
        </p>
      ) : null}
      {rangeFault === undefined ? null : (
        <p role="alert" className={styles["notice"]}>
          {rangeFault.text}{" "}
          <Button variant="quiet" onClick={() => onSearch(rangeFault.change)}>
            Remove from the address
          </Button>
        </p>
      )}
      {unheeded.length > 0 ? (
        <p className={styles["notice"]}>
          The log service did not apply the {unheeded.join(", ")}: the console filtered the{" "}
          {sent.toLocaleString("en")} lines that it sent.
        </p>
      ) : null}
      {isLineMissing ? (
        <p className={styles["notice"]}>
          The line of the address is not among these: it is older, or was let go.
        </p>
      ) : null}
    </>
  );
}
