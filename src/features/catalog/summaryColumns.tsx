import { Pin } from "lucide-react";
import { ChangeCount } from "./ChangeCount";
import { catalogPath, changesPath, insightsPath } from "./catalogPaths";
import { CostCell } from "~/components/config/CostCell";
import { HealthCounts } from "./HealthCounts";
import { InsightCounts } from "./InsightCounts";
import { TechIcon } from "~/components/icons/TechIcon";
import { BuiltLink } from "~/components/links/BuiltLink";
import { formatTypeFilters } from "~/lib/labels/typeFilters";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { DateTime } from "~/ui/time/Age";
import styles from "./catalog.module.css";
import { groupKeyLabel, groupValueLabel, type GroupKey } from "./groupBy";
import type { GroupNode } from "./groupTree";
import { togglePin } from "./pinnedTypes";
import { insideOf } from "./summary";
import type { CatalogSearch } from "./search";

interface Grouped {
  keys: readonly GroupKey[];
  search: CatalogSearch;
  /** Query of this summary, so that the list knows the way back. */
  from: string | undefined;
}

interface Options extends Grouped {
  pinned: ReadonlySet<string>;
}

/** The type that a group is of, where its own key is the type. */
export function typeOfNode({ values }: GroupNode, keys: readonly GroupKey[]): string | undefined {
  const key = keys[values.length - 1];
  const value = values.at(-1);
  return key?.kind === "column" && key.name === "type" && value ? value : undefined;
}

/** Address of the items of a group, of one health where one is named. */
export function pathOfNode(
  node: GroupNode,
  { keys, search, from }: Grouped,
  health?: string,
): string | undefined {
  const inside = insideOf(node, keys, search);
  if (!inside) return undefined;
  return catalogPath({
    ...inside,
    // The preference leaves deleted items out by itself.
    showDeleted: inside.showDeleted || undefined,
    from,
    ...(health !== undefined && { health: `${health}:1`, view: "list" }),
    ...(inside.configType === undefined && { view: "list" }),
  });
}

function NameCell({ node, options }: { node: GroupNode; options: Options }) {
  const key = options.keys[node.values.length - 1];
  const value = node.values.at(-1) ?? null;
  if (!key) return null;
  const label = groupValueLabel(key, value);
  const hasIcon = (key.kind === "column" && key.name === "type") || key.kind === "provider";
  return (
    <span className={styles["group"]}>
      {hasIcon ? <TechIcon name={key.kind === "provider" ? value?.toLowerCase() : value} /> : null}
      <span
        className={value === null ? `${styles["text"]} ${styles["none"]}` : styles["text"]}
        title={value ?? `Items without ${groupKeyLabel(key)}`}
      >
        {label}
      </span>
      <span className={styles["number"]}>{node.figures.count.toLocaleString("en-US")}</span>
    </span>
  );
}

function PinButton({ type, isOn, tabIndex }: { type: string; isOn: boolean; tabIndex: 0 | -1 }) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      className={styles["pin"]}
      aria-pressed={isOn}
      aria-label={`${isOn ? "Unpin" : "Pin"} ${type}`}
      title={isOn ? "Unpin" : "Pin"}
      onClick={(event) => {
        event.stopPropagation();
        togglePin(type);
      }}
    >
      <Pin size={14} aria-hidden />
    </button>
  );
}

const moment = { width: 105, isMoment: true, phone: "hidden", firstSort: "desc" } as const;
const timeOf = (text: string | null | undefined) => (text ? Date.parse(text) : undefined);
const total = (counts: Readonly<Record<string, number>> | undefined) =>
  Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);

/** Columns of the summary (facts 4.4): every number leads to what it counts. */
export function summaryColumns(options: Options): readonly DataColumn<GroupNode>[] {
  const { keys, search, pinned } = options;
  const typeOf = (node: GroupNode) => {
    const at = keys.findIndex((key) => key.kind === "column" && key.name === "type");
    return (at < 0 ? undefined : node.values[at]) ?? search.configType;
  };
  const tagsOf = (node: GroupNode) => insideOf(node, keys, search)?.labels;
  return [
    {
      id: "name",
      header: keys.map(groupKeyLabel).join(" / "),
      minWidth: 240,
      value: (node) =>
        groupValueLabel(
          keys[node.values.length - 1] ?? { kind: "provider" },
          node.values.at(-1) ?? null,
        ),
      isSortable: true,
      cell: (node) => <NameCell node={node} options={options} />,
    },
    {
      id: "pin",
      header: "Pin",
      width: 52,
      phone: "hidden",
      isHideable: false,
      cell: (node, { tabIndex }) => {
        const type = typeOfNode(node, keys);
        return type === undefined ? null : (
          <PinButton type={type} isOn={pinned.has(type)} tabIndex={tabIndex} />
        );
      },
    },
    {
      id: "count",
      header: "Items",
      width: 90,
      align: "right",
      firstSort: "desc",
      isSortable: true,
      phone: "hidden",
      value: ({ figures }) => figures.count,
      cell: (node, { tabIndex }) => (
        <BuiltLink path={pathOfNode(node, options)} tabIndex={tabIndex} className={styles["link"]}>
          {node.figures.count.toLocaleString("en-US")}
        </BuiltLink>
      ),
    },
    {
      id: "changes",
      header: "Changes",
      headerTitle: "Changes of the last 30 days",
      width: 100,
      align: "right",
      firstSort: "desc",
      isSortable: true,
      hideBelow: 700,
      phone: "hidden",
      value: ({ figures }) => figures.changes ?? 0,
      cell: (node, { tabIndex }) => {
        const type = typeOf(node);
        return (
          <ChangeCount
            count={node.figures.changes}
            window="30 days"
            tabIndex={tabIndex}
            path={
              type === undefined && node.children.length > 0
                ? undefined
                : changesPath({
                    configTypes: type && formatTypeFilters(new Map([[type, 1]])),
                    tags: tagsOf(node),
                    range: "now-30d",
                  })
            }
          />
        );
      },
    },
    {
      id: "health",
      header: "Health",
      width: 240,
      isSortable: true,
      firstSort: "desc",
      phone: "end",
      value: ({ figures }) =>
        (figures.health["unhealthy"] ?? 0) * 1e6 + (figures.health["warning"] ?? 0),
      cell: (node, { tabIndex }) => (
        <HealthCounts
          counts={node.figures.health}
          tabIndex={tabIndex}
          pathOf={
            pathOfNode(node, options) === undefined
              ? undefined
              : (health) => pathOfNode(node, options, health) ?? ""
          }
        />
      ),
    },
    {
      id: "analysis",
      header: "Insights",
      headerTitle: "Open insights of the last 30 days",
      width: 190,
      isSortable: true,
      firstSort: "desc",
      hideBelow: 900,
      phone: "hidden",
      value: ({ figures }) => total(figures.analysis),
      cell: (node, { tabIndex }) => {
        const type = typeOf(node);
        return (
          <InsightCounts
            counts={node.figures.analysis}
            tabIndex={tabIndex}
            pathOf={
              type === undefined
                ? undefined
                : (insight) => insightsPath({ configType: type, type: `${insight}:1` })
            }
          />
        );
      },
    },
    {
      id: "cost",
      header: "Cost (30d)",
      width: 120,
      align: "right",
      isSortable: true,
      firstSort: "desc",
      hideBelow: 1000,
      phone: "hidden",
      value: ({ figures }) => figures.cost ?? 0,
      cell: ({ figures }) => <CostCell month={figures.cost} />,
    },
    {
      id: "created_at",
      header: "Created",
      headerTitle: "The oldest item of the group",
      hideBelow: 1200,
      isSortable: true,
      ...moment,
      value: ({ figures }) => timeOf(figures.created),
      cell: ({ figures }) => <DateTime value={figures.created} />,
    },
    {
      id: "updated_at",
      header: "Updated",
      headerTitle: "The newest update in the group",
      hideBelow: 800,
      isSortable: true,
      ...moment,
      value: ({ figures }) => timeOf(figures.updated),
      cell: ({ figures }) => <DateTime value={figures.updated} />,
    },
  ];
}
