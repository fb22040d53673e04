import type { PolicyRule } from "~generated/auth/types.gen";

/** Objects of the backend's policy. */
export const policyObjects = [
  "kubernetes-proxy",
  "logs",
  "agent",
  "agent-push",
  "artifact",
  "auth",
  "canaries",
  "catalog",
  "application",
  "connection",
  "connection-detail",
  "database",
  "database.identities",
  "database.kratos",
  "database.public",
  "database.config_scrapers",
  "database.system",
  "database.monitor",
  "incident",
  "playbooks",
  "rbac",
  "topology",
  "people",
  "notification",
  "mcp",
] as const;

/** Actions over which the pattern of a permission is spread. */
export const policyActions = [
  "create",
  "delete",
  "read",
  "update",
  "playbook:approve",
  "playbook:run",
] as const;

const crud = ["create", "read", "update", "delete"];

const grants = (subject: string, objects: readonly string[], actions: readonly string[]) =>
  objects.flatMap((object) =>
    actions.map((action): PolicyRule => ({ id: "na", subject, object, action, condition: "true" })),
  );

/** The rules that no one can take away (facts: roles of the backend). */
export const builtInRules: readonly PolicyRule[] = [
  {
    id: "na",
    subject: "everyone",
    object: "database.kratos",
    action: "*",
    deny: true,
    condition: "true",
  },
  ...grants("admin", ["*"], ["*"]),
  ...grants(
    "viewer",
    ["database.public", "canaries", "catalog", "playbooks", "topology", "people", "application"],
    ["read"],
  ),
  ...grants("commander", ["incident"], crud),
  ...grants("responder", ["incident"], crud),
  ...grants(
    "editor",
    [
      "canaries",
      "catalog",
      "topology",
      "playbooks",
      "kubernetes-proxy",
      "notification",
      "application",
      "connection",
    ],
    crud,
  ),
  ...grants("editor", ["connection-detail"], ["read"]),
  ...grants("agent", ["playbooks", "database.public"], ["read"]),
  ...grants("agent", ["agent-push"], ["create", "read", "update"]),
  ...grants("agent", ["topology"], ["create", "update"]),
];

const inherits = new Set(["commander", "responder", "editor"]);

/** Direct roles, then what they inherit, repeats included: this is how the backend lists them. */
export function inheritedRoles(direct: readonly string[]): string[] {
  const viewers = direct.filter((role) => inherits.has(role)).map(() => "viewer");
  return [...direct, ...viewers, "everyone"];
}
