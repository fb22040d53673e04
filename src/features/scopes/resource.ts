import { lazyPart } from "~/components/parts/lazyPart";
import { resource } from "~/components/resource/resource";
import { scopeList } from "./list";
import { countTargets, targetCount } from "./scopeModel";

/** The scopes: named sets of targets that permissions can be limited to (spec 1 §2 "Scopes page"). */
export const scopes = resource(scopeList, {
  noun: "Scope",
  about:
    "A scope is a named set of catalog items, components, playbooks or canaries. Permissions can be limited to it.",
  searchLabel: "Search by name or description",
  columns: [
    "nameInNamespace",
    {
      id: "targets",
      header: "Targets",
      width: 100,
      cell: ({ targets }) => targetCount(countTargets(targets)),
    },
    "description",
    "created",
    "updated",
    "createdBy",
  ],
  Editor: lazyPart(async () => (await import("./ScopeDialogs")).ScopeDialog),
});
