import { Link, useRouter } from "@tanstack/react-router";
import { createContext, use, type MouseEvent, type ReactNode } from "react";
import { isBuiltPath } from "./builtPath";

/** Where links open: a page shown inside of another opens new tabs. */
export const LinkTargetContext = createContext<"_blank" | undefined>(undefined);

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
