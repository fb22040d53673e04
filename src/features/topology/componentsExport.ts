import type { TopologyComponent } from "~generated/canary/types.gen";
import { componentName, healthOf } from "~/components/topology/componentFacts";
import type { ExportColumn } from "~/components/export/exportRows";
import { configLook } from "~/lib/health/health";

const column = (
  id: string,
  header: string,
  exported: (component: TopologyComponent) => unknown,
): ExportColumn<TopologyComponent> => ({ id, header, exported });

/** What an export of components holds; their marks in the list have no words of their own. */
export const exportedColumns: readonly ExportColumn<TopologyComponent>[] = [
  column("name", "Component", componentName),
  column("type", "Type", ({ type }) => type),
  column("namespace", "Namespace", ({ namespace }) => namespace),
  column("health", "Health", (component) => configLook(healthOf(component)).word),
  column("status", "Status", ({ status }) => status),
  column("status_reason", "Reason", (component) => component.status_reason),
  column("owner", "Owner", ({ owner }) => owner),
  column("labels", "Labels", ({ labels }) => labels),
  column("updated_at", "Updated", (component) => component.updated_at),
];
