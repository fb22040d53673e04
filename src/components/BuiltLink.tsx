import { Link, useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";

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
  const [routes] = router.getMatchedRoutes(pathname);
  // The last route of an unknown address is the one that takes everything.
  if (routes.at(-1)?.id.endsWith("/$") !== false) return <>{children}</>;
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
