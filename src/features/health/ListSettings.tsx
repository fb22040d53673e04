import { LayoutList, Rows3 } from "lucide-react";
import { useMemo } from "react";
import type { CheckSummary } from "~generated/canary/types.gen";
import { PickOne } from "~/ui/field/PickOne";
import { Segmented } from "~/ui/field/Segmented";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { groupChoices } from "./groups";
import { defaults, orDefault, sortKeys, type ChangeSearch, type HealthSearch } from "./search";

interface Props {
  search: HealthSearch;
  onSearch: ChangeSearch;
  checks: readonly CheckSummary[];
}

const words: Readonly<Record<string, string>> = {
  "no-group": "No grouping",
  canary_name: "Canary name",
  name: "Name",
  description: "Description",
  type: "Type",
  namespace: "Namespace",
  agent_id: "Agent",
};

const sortWords: Readonly<Record<(typeof sortKeys)[number], string>> = {
  name: "Name",
  status: "Health",
  failure: "Newest failure",
  transition: "Transition",
  uptime: "Uptime",
  latency: "Latency",
};

/** Orders that start with the greatest: the newest failure, the newest change, the slowest. */
const fromTop = new Set<string>(["failure", "transition", "latency"]);

function useLabelChoices(checks: readonly CheckSummary[]) {
  return useMemo(() => {
    const keys = new Set<string>();
    for (const { labels } of checks)
      if (labels) for (const key of Object.keys(labels)) keys.add(key);
    return [...keys].toSorted().map((key) => ({ value: key, label: key, group: "Labels" }));
  }, [checks]);
}

const choices = (values: readonly string[]) =>
  values.map((value) => ({ value, label: words[value] ?? value }));

/** How the list is grouped, tabbed and laid out (spec 2 §2). */
export function ListSettings({ search, onSearch, checks }: Props) {
  const labels = useLabelChoices(checks);
  // In one line with the search and the buttons, words have no room.
  const isTight = useMediaQuery("(min-width: 1120px) and (max-width: 1359px)");
  return (
    <>
      <PickOne
        label="Group By"
        options={[...choices(groupChoices), ...labels]}
        value={search.groupBy ?? defaults.groupBy}
        onChange={(value) => onSearch(orDefault("groupBy", value))}
      />
      <PickOne
        label="Tab By"
        options={[...choices(["namespace", "agent_id"]), ...labels]}
        value={search.tabBy ?? defaults.tabBy}
        onChange={(value) => onSearch({ ...orDefault("tabBy", value), tab: undefined })}
      />
      <PickOne
        label="Sort By"
        options={sortKeys.map((value) => ({ value, label: sortWords[value] }))}
        value={search.sortBy ?? defaults.sortBy}
        onChange={(value) => {
          const by = sortKeys.find((key) => key === value);
          if (by !== undefined)
            onSearch({ ...orDefault("sortBy", by), ...orDefault("sortDesc", fromTop.has(by)) });
        }}
      />
      <Segmented
        label="Layout"
        iconOnly={isTight}
        items={[
          { value: "table", label: "Table", icon: Rows3 },
          { value: "card", label: "Cards", icon: LayoutList },
        ]}
        value={search.layout ?? defaults.layout}
        onChange={(value) => onSearch({ layout: value === "card" ? "card" : undefined })}
      />
    </>
  );
}
