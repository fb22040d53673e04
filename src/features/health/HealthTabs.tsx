import { Tabs } from "~/ui/layout/Tabs";
import type { ChangeSearch } from "./search";
import type { HealthTab } from "./tabs";

interface Props {
  tabs: readonly HealthTab[];
  tab: string | undefined;
  tabBy: string;
  names: ReadonlyMap<string, string>;
  onSearch: ChangeSearch;
}

/** Prefix of the value tabs' ids, so that a namespace called "all" is not the All tab. */
const prefix = "value:";

/** All plus one tab per value of what the list is tabbed by. */
export function HealthTabs({ tabs, tab, tabBy, names, onSearch }: Props) {
  return (
    <Tabs
      label={`Checks by ${tabBy}`}
      items={tabs.map(({ value, checks }) => ({
        id: value === undefined ? "all" : `${prefix}${value}`,
        label: value === undefined ? "All" : (names.get(value) ?? value),
        count: checks,
      }))}
      value={tab === undefined ? "all" : `${prefix}${tab}`}
      onChange={(id) => onSearch({ tab: id === "all" ? undefined : id.slice(prefix.length) })}
    />
  );
}
