import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useMemo, useState } from "react";
import {
  configLabelsOptions,
  configStatusesOptions,
  configTagsOptions,
  configTypesOptions,
} from "~generated/db/reads";
import { readFault } from "~/components/errors/readFault";
import { shortType } from "~/components/config/ConfigType";
import { useAgentChoices } from "~/components/catalogTabs/useAgentChoices";
import { formatTagFilters, parseTagFilters, type TagFilter } from "~/lib/labels/tagFilters";
import { formatTriState, parseTriState, type TriState } from "~/lib/labels/triState";
import { Button } from "~/ui/button/Button";
import { PickOne } from "~/ui/field/PickOne";
import { Toggle } from "~/ui/field/Toggle";
import { TriStateSelect } from "~/ui/field/TriStateSelect";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { CatalogSearchBox } from "./CatalogSearchBox";
import styles from "./catalog.module.css";
import { formatGroupBy, parseGroupBy, type GroupKey } from "./groupBy";
import { GroupByPick } from "./GroupByPick";
import { marksOfTags, tagOptions, tagsOfMarks } from "./tagOptions";
import { unfiltered, isNarrowed, type CatalogSearch, type ChangeCatalog } from "./search";
import { showsSummary, usualGroups } from "./summary";

interface Props {
  search: CatalogSearch;
  onSearch: ChangeCatalog;
  /** What is wrong with the search text. */
  issue: string | undefined;
}

const healths = ["healthy", "unhealthy", "warning", "unknown"].map((value) => ({
  value,
  label: value[0]?.toUpperCase() + value.slice(1),
}));

const all = { value: "", label: "All" };

/** Choices of the filters; each is there as soon as its own call has answered. */
function useChoices(chosen: readonly TagFilter[]) {
  const typeRead = useQuery(configTypesOptions());
  const tagRead = useQuery(configTagsOptions());
  const labelRead = useQuery(configLabelsOptions());
  const statusRead = useQuery(configStatusesOptions());
  const agents = useAgentChoices();
  const types = typeRead.data?.rows;
  const tags = tagRead.data?.rows;
  const labels = labelRead.data?.rows;
  const statuses = statusRead.data?.rows;
  const choices = useMemo(() => {
    const keys = [...new Set((tags ?? []).flatMap(({ key }) => key ?? []))];
    return {
      types: (types ?? []).flatMap(({ type }) =>
        type ? [{ value: type, label: shortType(type), hint: type }] : [],
      ),
      tags: tagOptions(tags ?? [], labels ?? [], chosen),
      tagKeys: keys.map((key): GroupKey => ({ kind: "tag", key })),
      statuses: (statuses ?? []).flatMap(({ status }) => status ?? []),
      agents: agents.options,
    };
  }, [types, tags, labels, statuses, agents.options, chosen]);
  const faults = {
    types: readFault("config types", typeRead),
    // Which of the two failed decides what is missing: the other's pairs are still on offer.
    labels: tagRead.error ? readFault("tags", tagRead, labelRead) : readFault("labels", labelRead),
    tagKeys: readFault("tags", tagRead),
    statuses: readFault("statuses", statusRead),
    agents: agents.fault,
  };
  return { choices, faults };
}

/** Filters of the catalog in one line (facts 4.3); where there is little room they fold behind one button. */
export function CatalogFilters({ search, onSearch, issue }: Props) {
  const filters = useMemo(() => parseTagFilters(search.labels), [search.labels]);
  const { choices, faults } = useChoices(filters);
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = useMediaQuery("(max-width: 1023px)");
  const isList = !showsSummary(search);
  // Every filter begins at the first page: the present one may not exist any more.
  const set = (change: Partial<CatalogSearch>) => onSearch({ ...change, pageIndex: undefined });
  const marked = (key: "status" | "health" | "agent") => (value: TriState) =>
    set({ [key]: formatTriState(value) });
  const groups = parseGroupBy(search.groupBy ?? (isList ? undefined : usualGroups));
  const offered: readonly GroupKey[] = [
    { kind: "provider" },
    { kind: "column", name: "type" },
    { kind: "column", name: "health" },
    { kind: "column", name: "status" },
    { kind: "column", name: "name" },
    { kind: "column", name: "agent" },
    { kind: "analysis" },
    { kind: "changed" },
    ...choices.tagKeys,
  ];
  const count = [
    search.configType,
    search.labels,
    search.status,
    search.health,
    search.agent,
  ].filter((value) => value !== undefined).length;
  const controls = (
    <>
      <PickOne
        label="Config Type"
        options={[all, ...choices.types]}
        value={search.configType ?? ""}
        placeholder={search.configType}
        fault={faults.types}
        onChange={(configType) =>
          set({ configType: configType || undefined, configTypes: undefined })
        }
      />
      <GroupByPick
        options={offered}
        value={groups}
        none="None"
        fault={faults.tagKeys}
        onChange={(keys) =>
          set({
            groupBy: formatGroupBy(keys),
            // Without keys the summary would fall back to its usual ones: no groups are a list.
            ...(keys.length === 0 && !isList && { view: "list", from: location.search.slice(1) }),
          })
        }
      />
      <TriStateSelect
        label="Labels"
        options={choices.tags}
        mode="tags"
        value={marksOfTags(filters)}
        fault={faults.labels}
        onChange={(marks) => set({ labels: formatTagFilters(tagsOfMarks(filters, marks)) })}
      />
      <TriStateSelect
        label="Status"
        options={choices.statuses}
        value={parseTriState(search.status)}
        fault={faults.statuses}
        onChange={marked("status")}
      />
      <TriStateSelect
        label="Health"
        options={healths}
        value={parseTriState(search.health)}
        onChange={marked("health")}
      />
      {choices.agents.length > 1 || faults.agents || search.agent !== undefined ? (
        <TriStateSelect
          label="Agent"
          options={choices.agents}
          value={parseTriState(search.agent)}
          fault={faults.agents}
          onChange={marked("agent")}
        />
      ) : null}
      <Toggle
        label="Show deleted"
        checked={search.showDeleted === true}
        onChange={(showDeleted) => set({ showDeleted })}
      />
      {isNarrowed(search) ? (
        <Button
          variant="quiet"
          onClick={() => onSearch({ ...unfiltered, ...(isList && { view: "list" }) })}
        >
          Clear
        </Button>
      ) : null}
    </>
  );
  return (
    <>
      <div className={styles["bar"]} role="search">
        <span className={styles["search"]}>
          <CatalogSearchBox
            value={search.search ?? ""}
            types={choices.types}
            statuses={choices.statuses}
            tags={choices.tags}
            onChange={(text) => set({ search: text.trim() === "" ? undefined : text.trim() })}
          />
        </span>
        {isFolded ? (
          <Button
            icon={SlidersHorizontal}
            aria-expanded={isOpen}
            onClick={() => setIsOpen((open) => !open)}
          >
            Filters{count > 0 ? ` (${count})` : ""}
          </Button>
        ) : null}
        {isFolded && !isOpen ? null : controls}
      </div>
      {issue === undefined ? null : (
        <output
          className={styles["notice"]}
        >{`${issue} The text is looked for as it stands.`}</output>
      )}
    </>
  );
}
