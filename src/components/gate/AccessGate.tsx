import type { ReactNode } from "react";
import { useAccess, type Action } from "~/api/access";
import type { Resource } from "~generated/roleMatrix";
import { DeniedPage } from "./DeniedPage";

interface AccessGateProps {
  /** One resource, or several of which any is enough. */
  resource: Resource | readonly [Resource, ...Resource[]];
  action?: Action;
  /** What the others see: nothing, or a page that says what is missing. */
  denied?: "hide" | "page";
  children: ReactNode;
}

/** Shows its children to those who may read (or write) the resource (spec 1 §6). */
export function AccessGate({
  resource,
  action = "read",
  denied = "hide",
  children,
}: AccessGateProps) {
  const access = useAccess();
  const wanted: readonly [Resource, ...Resource[]] =
    typeof resource === "string" ? [resource] : resource;
  if (wanted.some((name) => access.can(action, name))) return children;
  return denied === "page" ? <DeniedPage resource={wanted[0]} action={action} /> : null;
}
