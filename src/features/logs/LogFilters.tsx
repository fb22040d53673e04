import { ArrowDownToLine, SlidersHorizontal, WrapText } from "lucide-react";
import { useId, useMemo, useState, type ReactNode } from "react";
import { TagFilterSelect } from "~/components/tags/TagFilterSelect";
import { formatTagFilters, parseTagFilters } from "~/lib/labels/tagFilters";
import { formatTriState, parseTriState } from "~/lib/labels/triState";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { PickOne } from "~/ui/field/PickOne";
import { SearchBox } from "~/ui/field/SearchBox";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { labelPairs, levels, type LogRow } from "./logRows";
import { limitOf, limits, unfiltered, type ChangeLogs, type LogsSearch } from "./search";
import styles from "./logs.module.css";
import type { useLogSource } from "./useLogSource";

interface Props {
  search: LogsSearch;
  onSearch: ChangeLogs;
  source: ReturnType<typeof useLogSource>;
  rows: readonly LogRow[];
  canFollow: boolean;
  /** At the end of the line: what can be done with the lines. */
  tools: ReactNode;
}

/** Component, selector and filters in one line (facts 10.1); where there is little room the filters fold. */
export function LogFilters({ search, onSearch, source, rows, canFollow, tools }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isNarrow = useMediaQuery("(max-width: 1279px)");
  const pairs = useMemo(() => labelPairs(rows), [rows]);
  const labels = useMemo(() => parseTagFilters(search.labels), [search.labels]);
  const marks = useMemo(() => parseTriState(search.level), [search.level]);
  const count = (search.level ? 1 : 0) + (search.labels ? 1 : 0);
  const { components, selectors, selector } = source;
  const known = components.some((one) => one.id === source.id);
  const filters = (
    <>
      <TriStateSelect
        label="Level"
        options={levels}
        value={marks}
        onChange={(next) => onSearch({ level: formatTriState(next) })}
      />
      <TagFilterSelect
        label="Labels"
        tags={pairs}
        filters={labels}
        onFilters={(next) => onSearch({ labels: formatTagFilters(next) })}
      />
      <PickOne
        label="Lines"
        options={limits.map((one) => ({
          value: String(one),
          label: `Newest ${one.toLocaleString("en")}`,
        }))}
        value={String(limitOf(search.limit))}
        onChange={(limit) =>
          onSearch({ limit: Number(limit) === limits[0] ? undefined : Number(limit) })
        }
      />
      {count > 0 || search.query !== undefined ? (
        <Button variant="quiet" onClick={() => onSearch(unfiltered)}>
          Clear
        </Button>
      ) : null}
    </>
  );
  return (
    <div className={styles["bar"]} role="search" aria-label="Logs">
      <PickOne
        label="Component"
        options={[
          { value: "", label: "None" },
          ...(known || source.id === undefined
            ? []
            : [{ value: source.id, label: source.name ?? source.id }]),
          ...components.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={source.id ?? ""}
        onChange={(topologyId) =>
          onSearch({
            topologyId: topologyId || undefined,
            ...(topologyId === "" && { configId: undefined }),
            logsSelector: undefined,
            labels: undefined,
            line: undefined,
          })
        }
      />
      {source.id === undefined ? null : (
        <PickOne
          label="Selector"
          options={[
            ...selectors,
            ...(selector === undefined || selectors.includes(selector) ? [] : [selector]),
          ].map((name) => ({ value: name, label: name }))}
          value={selector ?? ""}
          placeholder={selector ?? "None"}
          onChange={(logsSelector) =>
            onSearch({ logsSelector, labels: undefined, line: undefined })
          }
        />
      )}
      <span className={styles["search"]}>
        <SearchBox
          label="Search"
          value={search.query ?? ""}
          onChange={(text) => onSearch({ query: text.trim() === "" ? undefined : text.trim() })}
          hotkey
        />
      </span>
      {isNarrow ? (
        <Button
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          Filters{count > 0 ? ` (${count})` : ""}
        </Button>
      ) : (
        filters
      )}
      <span className={styles["space"]} />
      <span className={styles["tools"]}>
        <Button
          icon={ArrowDownToLine}
          aria-pressed={search.follow === true}
          disabledReason={canFollow ? undefined : "This log service does not say what is new."}
          onClick={() =>
            onSearch(
              search.follow === true ? { follow: undefined } : { follow: true, end: undefined },
            )
          }
        >
          Follow
        </Button>
        <IconButton
          icon={WrapText}
          label="Wrap lines"
          variant="plain"
          aria-pressed={search.wrap === true}
          onClick={() => onSearch({ wrap: search.wrap === true ? undefined : true })}
        />
        {tools}
      </span>
      {isNarrow && isOpen ? (
        <div id={id} className={styles["folded"]}>
          {filters}
        </div>
      ) : null}
    </div>
  );
}
