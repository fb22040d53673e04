import { Link, useRouter } from "@tanstack/react-router";
import { createContext, use, type MouseEvent, type ReactNode } from "react";
import { isGenericTable } from "~/components/settingsTables/genericTables";

/** Where links open: a page shown inside of another opens new tabs. */
export const LinkTargetContext = createContext<"_blank" | undefined>(undefined);

/** Whether an address leads to a page: not to the route that takes everything, nor to a settings table unknown. */
export function isBuiltPath(router: ReturnType<typeof useRouter>, pathname: string): boolean {
  const [routes, params] = router.getMatchedRoutes(pathname);
  const routeId = routes.at(-1)?.id;
  if (routeId === undefined || routeId.endsWith("/$")) return false;
  const { table } = params as Readonly<Record<string, string>>;
  return !routeId.includes("/$table") || (table !== undefined && isGenericTable(table));
}

interface Props {
  /** Path and query inside the console; undefined for no link. */
  path: string | undefined;
  /** For links inside table cells. */
  tabIndex?: number;
  className?: string | undefined;
  /** Called when the link was followed. */
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** A link to a page that an address names; plain text where the console has no such page: a dead link helps nobody. */
export function BuiltLink({ path, tabIndex, className, onFollow, children }: Props) {
  const router = useRouter();
  const target = use(LinkTargetContext);
  if (path === undefined) return <>{children}</>;
  const { pathname, search } = new URL(path, "http://console");
  if (!isBuiltPath(router, pathname)) return <>{children}</>;
  const stay = (event: MouseEvent) => {
    event.stopPropagation();
    onFollow?.();
  };
  return (
    <Link
      to={pathname}
      search={Object.fromEntries(new URLSearchParams(search)) as never}
      tabIndex={tabIndex}
      className={className}
      target={target}
      onClick={stay}
    >
      {children}
    </Link>
  );
}
