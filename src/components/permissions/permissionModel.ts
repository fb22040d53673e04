import * as v from "valibot";
import { formatTimestamp } from "~/lib/time/datetime";
import { momentOfText } from "~/ui/time/rangeText";

/** Kinds of resources that a permission can be on (spec 3 §3), in the order of the form. */
export const resourceKinds = [
  { value: "config", label: "Catalog" },
  { value: "component", label: "Component" },
  { value: "canary", label: "Canary" },
  { value: "connection", label: "Connection" },
  { value: "playbook", label: "Playbook" },
  { value: "global", label: "Global" },
  { value: "scope", label: "Scope" },
] as const;

export type ResourceKind = (typeof resourceKinds)[number]["value"];

/** Global groups of resources (spec 3 §3). */
export const globalObjects = [
  "canaries",
  "catalog",
  "topology",
  "playbooks",
  "connection",
  "connection-detail",
  "agent-push",
  "kubernetes-proxy",
  "notification",
  "rbac",
  "logs",
  "agent",
  "artifact",
] as const;

const commonActions = ["read", "update", "create", "delete", "*", "create,read,update,delete"];
const playbookActions = ["playbook:run", "playbook:approve", "playbook:*"];

/** Every action that the form offers for some kind. */
export const allActions: readonly string[] = [...commonActions, ...playbookActions];

/** Actions on a kind of resource: playbooks can also be run and approved (spec 3 §5). */
export const actionsOn = (kind: ResourceKind | ""): readonly string[] =>
  kind === "playbook" ? allActions : commonActions;

/** Whether running with this action needs the warning about what it does not restrict (spec 3 §5). */
export const warnsOfRuns = (action: string): boolean =>
  action === "playbook:run" || action === "playbook:*";

/** A scope as permissions refer to it. */
const scopeRef = v.object({ namespace: v.fallback(v.string(), ""), name: v.string() });

/** Values of the form, as a draft keeps them too. */
export const permissionForm = v.object({
  subjectKind: v.string(),
  /** Id of the subject, or the name of a role or group. */
  subject: v.string(),
  resourceKind: v.picklist(resourceKinds.map(({ value }) => value)),
  /** Id of the resource of the first five kinds, or the name of a global group. */
  resource: v.string(),
  scopes: v.array(scopeRef),
  /** A stored selector that is more than scopes, as JSON: kept as it is until the resource is chosen anew. */
  selector: v.string(),
  action: v.string(),
  deny: v.boolean(),
  description: v.string(),
  /** Text as it is typed: a date and time, date math such as `now+30d`, or nothing for no end. */
  until: v.string(),
});

export type PermissionForm = v.InferOutput<typeof permissionForm>;

export const emptyPermission: PermissionForm = {
  subjectKind: "person",
  subject: "",
  resourceKind: "config",
  resource: "",
  scopes: [],
  selector: "",
  action: "",
  deny: false,
  description: "",
  until: "",
};

interface StoredPermission {
  subject_type: string;
  subject: string | null;
  person_id: string | null;
  team_id: string | null;
  notification_id: string | null;
  config_id: string | null;
  component_id: string | null;
  canary_id: string | null;
  playbook_id: string | null;
  connection_id: string | null;
  object: string | null;
  object_selector?: unknown;
  action: string;
  deny: boolean;
  description: string | null;
  until: string | null;
}

const onlyScopes = v.strictObject({ scopes: v.array(scopeRef) });

type Resource = Pick<PermissionForm, "resourceKind" | "resource" | "scopes" | "selector">;

function resourceOf(stored: StoredPermission): Resource {
  const none = { resource: "", scopes: [], selector: "" };
  for (const kind of ["config", "component", "canary", "connection", "playbook"] as const) {
    const id = stored[`${kind}_id`];
    if (id !== null) return { ...none, resourceKind: kind, resource: id };
  }
  if (stored.object) return { ...none, resourceKind: "global", resource: stored.object };
  const { success, output } = v.safeParse(onlyScopes, stored.object_selector);
  if (success) return { ...none, resourceKind: "scope", scopes: output.scopes };
  const selector = stored.object_selector ? JSON.stringify(stored.object_selector) : "";
  return { ...none, resourceKind: "scope", selector };
}

/** The form of a stored permission; older ones name their subject in a column of its kind. */
export function formOf(stored: StoredPermission): PermissionForm {
  return {
    subjectKind: stored.subject_type,
    subject: stored.subject ?? stored.person_id ?? stored.team_id ?? stored.notification_id ?? "",
    ...resourceOf(stored),
    action: stored.action,
    deny: stored.deny,
    description: stored.description ?? "",
    until: formatTimestamp(stored.until),
  };
}

/** The form after another kind of resource is chosen: what belonged to the other kind is gone (spec 3 §5). */
export const withResourceKind = (form: PermissionForm, kind: ResourceKind): PermissionForm => ({
  ...form,
  resourceKind: kind,
  resource: "",
  scopes: [],
  selector: "",
  action: actionsOn(kind).includes(form.action) ? form.action : "",
});

const selectors = v.nullish(v.array(v.record(v.string(), v.unknown())));
const nullishText = v.nullish(v.string());
const objectSelector = v.looseObject({
  playbooks: selectors,
  configs: selectors,
  components: selectors,
  connections: selectors,
  views: selectors,
  scopes: v.nullish(v.array(v.looseObject({ namespace: nullishText, name: nullishText }))),
});

/** A stored selector that is none is not sent, and so stays as it is. */
function selectorOf({ resourceKind, scopes, selector }: PermissionForm) {
  if (resourceKind !== "scope") return null;
  if (selector === "") return { scopes };
  const { success, output } = v.safeParse(objectSelector, JSON.parse(selector));
  return success ? output : undefined;
}

/** What is sent: one subject and exactly one resource; the columns of all other kinds are emptied. */
export function payloadOf(form: PermissionForm) {
  const { resourceKind: kind, resource } = form;
  const only = (wanted: ResourceKind) => (kind === wanted ? resource : null);
  return {
    subject_type: form.subjectKind,
    subject: form.subject,
    person_id: null,
    team_id: null,
    notification_id: null,
    config_id: only("config"),
    component_id: only("component"),
    canary_id: only("canary"),
    playbook_id: only("playbook"),
    connection_id: only("connection"),
    object: only("global"),
    object_selector: selectorOf(form),
    action: form.action,
    deny: form.deny,
    description: form.description.trim() || null,
    until: momentOfText(form.until)?.toISOString() ?? null,
  };
}

/** Columns of the subject, and of the resource: each describes one thing. The first one names them. */
export const columnsTogether = [
  ["subject", "subject_type", "person_id", "team_id", "notification_id"],
  [
    "object",
    "config_id",
    "component_id",
    "canary_id",
    "playbook_id",
    "connection_id",
    "object_selector",
  ],
] as const;

/** Editable columns as the form labels them. */
export const permissionLabels = {
  subject: "Subject",
  object: "Resource",
  action: "Action",
  deny: "Deny",
  description: "Description",
  until: "Until",
};

/** Sentences beside the fields. */
type PermissionIssues = Partial<Record<"subject" | "resource" | "action" | "until", string>>;

const required = "This field is required";

/** What keeps the form from being saved (spec 3 §5); undefined when nothing does. */
export function permissionIssues(form: PermissionForm): PermissionIssues | undefined {
  const hasResource =
    form.resourceKind === "scope"
      ? form.scopes.length > 0 || form.selector !== ""
      : form.resource !== "";
  const issues: PermissionIssues = {
    ...(form.subject === "" && { subject: required }),
    ...(!hasResource && { resource: required }),
    ...(form.action === "" && { action: required }),
    ...(form.until.trim() !== "" &&
      momentOfText(form.until) === undefined && {
        until: "Enter a date such as 2027-01-31 18:00, or now+30d.",
      }),
  };
  return Object.keys(issues).length > 0 ? issues : undefined;
}
