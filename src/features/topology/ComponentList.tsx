import { useCallback, useMemo, useState } from "react";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { noteUnreadable } from "~/api/drift";
import { ExportRows } from "~/components/export/ExportButton";
import { TechIcon } from "~/components/icons/TechIcon";
import { propertyLabel } from "~/components/properties/propertyView";
import { PropertyValue } from "~/components/properties/PropertyValue";
import { localAgent } from "~/components/record/origin";
import {
  childrenInOrder,
  componentName,
  countsByHealth,
  healthOf,
  insightsBySeverity,
  leavesByHealth,
} from "~/components/topology/componentFacts";
import { HealthMarks } from "~/components/topology/HealthMarks";
import { configLook } from "~/lib/health/health";
import { Badge } from "~/ui/feedback/Badge";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { DataTable } from "~/ui/table/DataTable";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { Age } from "~/ui/time/Age";
import { linkFrom } from "./componentAddress";
import { ComponentMenu } from "./ComponentMenu";
import { exportedColumns } from "./componentsExport";
import type { ChangeTopology, TopologySearch } from "./search";
import { headlineNames, sortOf, type ComponentGroup } from "./topologyFilters";
import styles from "./topology.module.css";

interface Props {
  groups: readonly ComponentGroup[];
  search: TopologySearch;
  onSearch: ChangeTopology;
  onOpen: (path: string) => void;
  folded: ReadonlySet<string>;
  onFold: (key: string) => void;
  agents: ReadonlyMap<string, string>;
  /** Component whose page this is. */
  ownId?: string | undefined;
  /** What links to other components keep of the address. */
  kept: string;
}

type Row =
  | { kind: "component"; id: string; component: TopologyComponent }
  | { kind: "group"; id: string; group: ComponentGroup; children: readonly Row[] };

const rowOf = (component: TopologyComponent): Row => ({
  kind: "component",
  id: component.id,
  component,
});
const rowId = (row: Row) => row.id;
const childrenOf = (row: Row): readonly Row[] =>
  row.kind === "group" ? row.children : childrenInOrder(row.component).map(rowOf);

/** A cell of components; groups have none. */
const cellOf =
  (draw: (component: TopologyComponent) => React.ReactNode): DataColumn<Row>["cell"] =>
  (row) =>
    row.kind === "component" ? draw(row.component) : null;

function columnsOf(
  names: readonly string[],
  agents: ReadonlyMap<string, string>,
  onSearch: ChangeTopology,
  hrefOf: (row: Row) => string | undefined,
): readonly DataColumn<Row>[] {
  return [
    {
      id: "name",
      header: "Component",
      isSortable: true,
      minWidth: 220,
      cell: (row) =>
        row.kind === "group" ? (
          <span className={styles["cellName"]}>
            {row.group.title}{" "}
            <span className={styles["groupCount"]}>{row.group.components.length}</span>
          </span>
        ) : (
          <span className={styles["cellName"]}>
            <TechIcon name={row.component.icon} />
            <span className={styles["cellText"]} title={componentName(row.component)}>
              {componentName(row.component)}
            </span>
            {row.component.agent_id === localAgent ? null : (
              <Badge>{agents.get(row.component.agent_id) ?? "remote"}</Badge>
            )}
            {row.component.hidden === true ? <Badge>hidden</Badge> : null}
          </span>
        ),
    },
    {
      id: "status",
      header: "Health",
      width: 110,
      isSortable: true,
      firstSort: "desc",
      phone: "end",
      cell: cellOf((component) => {
        const look = configLook(healthOf(component));
        return <StatusDot tone={look.tone} label={look.word} showLabel />;
      }),
    },
    {
      id: "reason",
      header: "Reason",
      minWidth: 160,
      cell: cellOf((component) =>
        component.status_reason ? (
          <span className={styles["cellText"]} title={component.status_reason}>
            {component.status_reason}
          </span>
        ) : null,
      ),
    },
    ...names.slice(0, 3).map((name): DataColumn<Row> => ({
      id: `field:${name}`,
      header: propertyLabel({ name }),
      width: 170,
      isSortable: true,
      firstSort: "desc",
      hideBelow: 1280,
      cell: cellOf((component) => {
        const property = component.properties?.find((one) => one.name === name);
        return property ? <PropertyValue property={property} /> : null;
      }),
    })),
    {
      id: "insights",
      header: "Insights",
      width: 110,
      hideBelow: 1024,
      cell: cellOf((component) => (
        <span className={styles["cellMarks"]}>
          {insightsBySeverity(component)
            .slice(0, 2)
            .map(([severity, count]) => (
              <span key={severity} className={styles["cellMark"]}>
                <SeverityMark severity={severity} /> {count}
              </span>
            ))}
        </span>
      )),
    },
    {
      id: "checks",
      header: "Checks",
      width: 150,
      hideBelow: 768,
      cell: cellOf((component) => (
        <HealthMarks counts={countsByHealth(component.summary?.checks)} />
      )),
    },
    {
      id: "components",
      header: "Components",
      width: 150,
      hideBelow: 768,
      cell: cellOf((component) =>
        component.components?.length ? <HealthMarks counts={leavesByHealth(component)} /> : null,
      ),
    },
    {
      id: "updated_at",
      header: "Updated",
      width: 100,
      align: "right",
      isSortable: true,
      firstSort: "desc",
      phone: "hidden",
      cell: cellOf((component) =>
        component.updated_at === undefined ? null : <Age value={component.updated_at} />,
      ),
    },
    {
      id: "menu",
      header: "Actions",
      width: 76,
      isHideable: false,
      phone: "end",
      cell: (row, { tabIndex }) =>
        row.kind === "component" ? (
          <ComponentMenu
            component={row.component}
            onSearch={onSearch}
            path={hrefOf(row)}
            tabIndex={tabIndex}
          />
        ) : null,
    },
  ];
}

/** The components as dense rows that unfold what is below them. */
export function ComponentList(props: Props) {
  const { groups, search, onSearch, onOpen, folded, onFold, agents, ownId, kept } = props;
  const hrefOf = useCallback(
    (row: Row) => (row.kind === "component" ? linkFrom(row.component, ownId, kept) : undefined),
    [ownId, kept],
  );
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { groupBy } = search;
  const rows = useMemo(
    (): readonly Row[] =>
      groupBy === undefined
        ? groups.flatMap(({ components }) => components.map(rowOf))
        : groups.map((group) => ({
            kind: "group",
            id: `group ${group.key}`,
            group,
            children: group.components.map(rowOf),
          })),
    [groups, groupBy],
  );
  const names = useMemo(
    () => headlineNames(groups.flatMap(({ components }) => components)),
    [groups],
  );
  const columns = useMemo(
    () => columnsOf(names, agents, onSearch, hrefOf),
    [names, agents, onSearch, hrefOf],
  );
  const expanded = useMemo(
    () =>
      new Set([
        ...open,
        ...rows.flatMap((row) =>
          row.kind === "group" && !folded.has(row.group.key) ? [row.id] : [],
        ),
      ]),
    [open, rows, folded],
  );
  const toggle = useCallback(
    (id: string) => {
      if (id.startsWith("group ")) onFold(id.slice("group ".length));
      else
        setOpen((known) =>
          known.has(id) ? new Set([...known].filter((one) => one !== id)) : new Set([...known, id]),
        );
    },
    [onFold],
  );
  const { by, isDesc } = sortOf(search);
  return (
    <DataTable
      label="Components"
      columns={columns}
      rows={rows}
      rowId={rowId}
      tools={
        <ExportRows
          title="Components"
          columns={exportedColumns}
          rowId={({ id }) => id}
          rows={groups.flatMap(({ components }) => components)}
        />
      }
      // A search lists every level by itself: nothing unfolds below, or a component would stand there twice.
      tree={{
        childrenOf: (row) =>
          search.query !== undefined && row.kind === "component" ? undefined : childrenOf(row),
        expanded,
        onToggle: toggle,
        isGroup: (row) => row.kind === "group",
      }}
      sort={{ by, desc: isDesc }}
      onSort={(sort) => {
        if (sort) onSearch({ sortBy: sort.by, sortOrder: sort.desc ? "desc" : "asc" });
      }}
      rowHref={hrefOf}
      onOpen={(row) => {
        const path = hrefOf(row);
        if (path !== undefined) onOpen(path);
      }}
      onUnreadable={(error) => noteUnreadable("Components", error)}
    />
  );
}
