import { Link, useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { isGenericTable } from "~/components/record/genericTables";

interface Props {
  /** Path and query inside the console; undefined for no link. */
  path: string | undefined;
  /** For links inside table cells. */
  tabIndex?: number;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page that an address names; plain text where the console has no such page: a dead link helps nobody. */
export function BuiltLink({ path, tabIndex, className, children }: Props) {
  const router = useRouter();
  if (path === undefined) return <>{children}</>;
  const { pathname, search } = new URL(path, "http://console");
  const [routes, params] = router.getMatchedRoutes(pathname);
  if (!isBuilt(routes.at(-1)?.id, params)) return <>{children}</>;
  const stay = (event: MouseEvent) => event.stopPropagation();
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(new URLSearchParams(search)) as never}
      tabIndex={tabIndex}
      className={className}
      onClick={stay}
    >
      {children}
    </Link>
  );
}

/** Whether the last route of an address is a page: not the one that takes everything, nor a settings table unknown. */
function isBuilt(routeId: string | undefined, { table }: Readonly<Record<string, string>>) {
  if (routeId === undefined || routeId.endsWith("/$")) return false;
  return !routeId.includes("/$table") || (table !== undefined && isGenericTable(table));
}
