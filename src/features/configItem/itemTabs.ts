import type { Item } from "./useItem";

type Counts = NonNullable<Item["summary"]>;

/** Built-in tabs of an item, in their order; counts say over which time they count. */
export const itemTabs = [
  { id: "spec", label: "Spec", to: "/catalog/$id/spec", count: undefined, unit: "" },
  { id: "changes", label: "Changes", to: "/catalog/$id/changes", count: "changes", unit: " in 7d" },
  {
    id: "insights",
    label: "Insights",
    to: "/catalog/$id/insights",
    count: "analysis",
    unit: " open",
  },
  {
    id: "relationships",
    label: "Relationships",
    to: "/catalog/$id/relationships",
    count: "relationships",
    unit: " direct",
  },
  {
    id: "playbooks",
    label: "Playbooks",
    to: "/catalog/$id/playbooks",
    count: "playbook_runs",
    unit: " in 30d",
  },
  { id: "checks", label: "Checks", to: "/catalog/$id/checks", count: "checks", unit: "" },
] as const satisfies readonly {
  id: string;
  label: string;
  to: string;
  count: keyof Counts | undefined;
  unit: string;
}[];

export type ItemTab = (typeof itemTabs)[number]["id"];
