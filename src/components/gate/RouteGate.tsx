import { useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAccess, type Action } from "~/api/access";
import type { Resource } from "~generated/roleMatrix";
import { DeniedPage } from "./DeniedPage";

/** What it takes to see a page: the entry of `generated/access.ts` of the call that the page is about. */
export interface Gate {
  resource: Resource;
  action: Action;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** What it takes to see the page, or several such things; for some routes the address says which. */
    gate?: Gate | ((params: Readonly<Record<string, string>>) => readonly Gate[]);
  }
}

/** Shows the page in the address to those who may see it, the others a page that says what is missing (spec 1 §6). */
export function RouteGate({ children }: { children: ReactNode }) {
  const access = useAccess();
  const gates = useMatches().flatMap(({ status, staticData: { gate }, params }) => {
    if (gate === undefined || status === "notFound") return [];
    return typeof gate === "function" ? gate(params) : [gate];
  });
  const shut = gates.find(({ action, resource }) => !access.can(action, resource));
  return shut ? <DeniedPage {...shut} /> : children;
}
