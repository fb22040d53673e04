import type { useRouter } from "@tanstack/react-router";
import { isGenericTable } from "~/components/settingsTables/genericTables";

/** Whether an address leads to a page: not to the route that takes everything, nor to a settings table unknown. */
export function isBuiltPath(router: ReturnType<typeof useRouter>, pathname: string): boolean {
  const [routes, params] = router.getMatchedRoutes(pathname);
  const routeId = routes.at(-1)?.id;
  if (routeId === undefined || routeId.endsWith("/$")) return false;
  const { table } = params as Readonly<Record<string, string>>;
  return !routeId.includes("/$table") || (table !== undefined && isGenericTable(table));
}
