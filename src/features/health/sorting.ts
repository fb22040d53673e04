import type { CheckSummary } from "~generated/canary/types.gen";
import type { CheckGroup } from "./groups";
import {
  groupHealth,
  lastFailure,
  lastTransition,
  meanLatency,
  sumUptime,
  uptimeShare,
  type Health,
} from "./measures";
import type { sortKeys } from "./search";
import { labelOf } from "./title";

export type SortKey = (typeof sortKeys)[number];

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Worst first, so that ascending brings trouble to the top. */
const rank: Readonly<Record<Health, number>> = { unhealthy: 0, mixed: 1, unknown: 2, healthy: 3 };

interface SortValue {
  name: string;
  /** Undefined sorts last in both directions. */
  figure: number | undefined;
}

function sortValue(name: string, members: readonly CheckSummary[], key: SortKey): SortValue {
  switch (key) {
    case "name":
      return { name, figure: 0 };
    case "status":
      return { name, figure: rank[groupHealth(members)] };
    case "uptime":
      return { name, figure: uptimeShare(sumUptime(members)) };
    case "latency":
      return { name, figure: meanLatency(members) };
    case "transition":
      return { name, figure: timeOf(lastTransition(members)) };
    case "failure":
      return { name, figure: timeOf(lastFailure(members)) };
  }
}

const timeOf = (time: string | undefined) => (time === undefined ? undefined : Date.parse(time));

/** A group of one is shown as the check itself, so it stands where the check's name belongs. */
function shownName({ name, all }: CheckGroup): string {
  const [only] = all;
  return only && all.length === 1 ? labelOf(only) : name;
}

function sorted<Item>(
  items: readonly Item[],
  value: (item: Item) => SortValue,
  key: SortKey,
  desc: boolean,
): Item[] {
  const direction = desc ? -1 : 1;
  return items
    .map((item) => ({ item, value: value(item) }))
    .toSorted((a, b) => {
      const [x, y] = [a.value.figure, b.value.figure];
      if (x !== y) {
        if (x === undefined) return 1;
        if (y === undefined) return -1;
        return (x - y) * direction;
      }
      const byName = collator.compare(a.value.name, b.value.name);
      return key === "name" ? byName * direction : byName;
    })
    .map(({ item }) => item);
}

/** Groups, and the members inside each, in the order asked for; equal ones by name. */
export function sortGroups(
  groups: readonly CheckGroup[],
  key: SortKey,
  desc: boolean,
): CheckGroup[] {
  return sorted(groups, (group) => sortValue(shownName(group), group.all, key), key, desc).map(
    (group) => ({
      ...group,
      members:
        group.members.length < 2
          ? group.members
          : sorted(group.members, (check) => sortValue(labelOf(check), [check], key), key, desc),
    }),
  );
}
