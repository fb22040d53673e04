import { useQuery } from "@tanstack/react-query";
import {
  ArrowDownWideNarrow,
  ArrowUpNarrowWide,
  LayoutGrid,
  List,
  Network,
  SlidersHorizontal,
} from "lucide-react";
import { useId, useMemo, useState } from "react";
import type { TopologyAnswer, TopologyComponent } from "~generated/canary/types.gen";
import { componentLabelsOptions } from "~generated/db/reads";
import { TagFilterSelect } from "~/components/tags/TagFilterSelect";
import { formatTagFilters } from "~/lib/labels/tagFilters";
import { formatTriState } from "~/lib/labels/triState";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { PickOne } from "~/ui/field/PickOne";
import { SearchBox } from "~/ui/field/SearchBox";
import { Segmented } from "~/ui/field/Segmented";
import { Toggle } from "~/ui/field/Toggle";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import {
  filterCount,
  groupKeys,
  unfiltered,
  type ChangeTopology,
  type TopologySearch,
} from "./search";
import { headlineNames, labelFilters, marksOf, sortOf, standardSorts } from "./topologyFilters";
import styles from "./topology.module.css";

interface Props {
  search: TopologySearch;
  onSearch: ChangeTopology;
  answer: TopologyAnswer | undefined;
  /** Components that are counted: what they can be sorted by. */
  components: readonly TopologyComponent[];
  agents: ReadonlyMap<string, string>;
  /** There is less room than the screen has: a sidebar stands beside it. */
  isTight?: boolean;
}

const all = { value: "", label: "All" };
const none: readonly string[] = [];
const noPairs: readonly { key: string | null; value: string | null }[] = [];
const choices = (words: readonly string[] | null | undefined) => [
  all,
  ...(words ?? none).map((value) => ({ value, label: value })),
];
const sortLabels: Readonly<Record<string, string>> = {
  status: "Health",
  name: "Name",
  type: "Type",
  updated_at: "Last Updated",
};

/** Owners that the components name. */
const ownersOf = (components: readonly TopologyComponent[]): string[] =>
  [
    ...new Set(
      components.flatMap((one) => [
        ...(one.owner ? [one.owner] : []),
        ...ownersOf(one.components ?? []),
      ]),
    ),
  ].toSorted();

/** Filters, grouping, order and layout in one line (facts 1.3); where there is little room the filters fold. */
export function TopologyFilters({
  search,
  onSearch,
  answer,
  components,
  agents,
  isTight = false,
}: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isNarrow = useMediaQuery(isTight ? "(max-width: 1619px)" : "(max-width: 1023px)");
  const isWide = useMediaQuery("(min-width: 1700px)") && !isTight;
  const pairs = useQuery(componentLabelsOptions()).data?.rows ?? noPairs;
  const labels = useMemo(() => labelFilters(search.labels), [search.labels]);
  const owners = useMemo(() => ownersOf(components), [components]);
  const count = filterCount(search);
  const { by, isDesc } = sortOf(search);
  const sorts = [
    ...standardSorts.map((value) => ({
      value: value as string,
      label: sortLabels[value] ?? value,
    })),
    ...headlineNames(components).map((name) => ({ value: `field:${name}`, label: name })),
  ];
  const primary = (
    <>
      <TriStateSelect
        label="Health"
        options={answer?.healthStatuses ?? none}
        value={marksOf(search.status)}
        onChange={(marks) => onSearch({ status: formatTriState(marks) })}
      />
      <TriStateSelect
        label="Type"
        options={answer?.types ?? none}
        value={marksOf(search.type)}
        onChange={(marks) => onSearch({ type: formatTriState(marks) })}
      />
      <TagFilterSelect
        label="Labels"
        tags={pairs}
        filters={labels}
        onFilters={(filters) => onSearch({ labels: formatTagFilters(filters) })}
      />
    </>
  );
  const secondary = (
    <>
      <PickOne
        label="Team"
        options={choices(answer?.teams)}
        value={search.team ?? ""}
        onChange={(team) => onSearch({ team: team || undefined })}
      />
      <PickOne
        label="Agent"
        options={[all, ...[...agents].map(([value, label]) => ({ value, label }))]}
        value={search.agent_id ?? ""}
        onChange={(agent) => onSearch({ agent_id: agent || undefined })}
      />
      <PickOne
        label="Owner"
        options={choices(
          search.owner && !owners.includes(search.owner) ? [search.owner, ...owners] : owners,
        )}
        value={search.owner ?? ""}
        onChange={(owner) => onSearch({ owner: owner || undefined })}
      />
      <Toggle
        label="Show hidden"
        checked={search.showHiddenComponents !== "no"}
        onChange={(shows) => onSearch({ showHiddenComponents: shows ? undefined : "no" })}
      />
    </>
  );
  const order = (
    <>
      <PickOne
        label="Group by"
        options={[
          { value: "", label: "None" },
          ...groupKeys.map((value) => ({
            value: value as string,
            label: value.charAt(0).toUpperCase() + value.slice(1),
          })),
        ]}
        value={search.groupBy ?? ""}
        onChange={(groupBy) =>
          onSearch({ groupBy: groupKeys.find((key) => key === groupBy), folded: undefined })
        }
      />
      <span className={styles["sort"]}>
        <PickOne
          label="Sort"
          options={sorts}
          value={by}
          placeholder={by.replace(/^field:/, "")}
          onChange={(next) =>
            onSearch({ sortBy: next === "status" ? undefined : next, sortOrder: undefined })
          }
        />
        <IconButton
          icon={isDesc ? ArrowDownWideNarrow : ArrowUpNarrowWide}
          label={isDesc ? "Sort up" : "Sort down"}
          variant="plain"
          onClick={() => onSearch({ sortOrder: isDesc ? "asc" : "desc" })}
        />
      </span>
    </>
  );
  const clear =
    count > 0 || search.query !== undefined ? (
      <Button variant="quiet" onClick={() => onSearch(unfiltered)}>
        Clear
      </Button>
    ) : null;
  return (
    <div className={styles["bar"]} role="search">
      <span className={styles["search"]}>
        <SearchBox
          label="Search components"
          value={search.query ?? ""}
          onChange={(query) => onSearch({ query: query.trim() === "" ? undefined : query.trim() })}
          hotkey
        />
      </span>
      {isNarrow ? null : primary}
      {isWide ? (
        secondary
      ) : (
        <Button
          icon={SlidersHorizontal}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isNarrow ? `Filters${count > 0 ? ` (${count})` : ""}` : "More"}
        </Button>
      )}
      {isNarrow ? null : clear}
      <span className={styles["space"]} />
      {isNarrow ? null : order}
      <Segmented
        label="Layout"
        items={[
          { value: "cards", label: "Cards", icon: LayoutGrid },
          { value: "list", label: "List", icon: List },
          { value: "map", label: "Map", icon: Network },
        ]}
        value={search.view ?? "cards"}
        onChange={(view) => onSearch({ view: view === "cards" ? undefined : view })}
        iconOnly={!isWide}
      />
      {isWide || !isOpen ? null : (
        <div id={id} className={styles["folded"]}>
          {isNarrow ? primary : null}
          {secondary}
          {isNarrow ? (
            <>
              {order}
              {clear}
            </>
          ) : null}
        </div>
      )}
    </div>
  );
}
