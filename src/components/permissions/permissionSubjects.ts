import * as v from "valibot";
import type { PermissionListEntry } from "~generated/db/reads";

const text = v.fallback(v.nullish(v.string()), null);
const related = v.fallback(
  v.nullable(v.object({ id: text, name: text, namespace: text, icon: text, type: text })),
  null,
);

/** A record that a permission points to, as its summary tells it; null when it is gone. */
export type Related = NonNullable<v.InferOutput<typeof related>>;

const read = (value: unknown): Related | null => v.parse(related, value ?? null);

/** Whom a permission is about. */
interface PermissionSubject {
  /** Kind as it is stored. */
  kind: string;
  /** Kind in words: "Role". */
  label: string;
  id: string;
  /** Undefined when the record is gone. */
  name: string | undefined;
  namespace: string | undefined;
}

const subjectLabels: Readonly<Record<string, string>> = {
  person: "Person",
  team: "Team",
  notification: "Notification",
  playbook: "Playbook",
  canary: "Canary",
  scraper: "Scraper",
  topology: "Topology",
  component: "Component",
};

type Summary = Pick<
  PermissionListEntry,
  "subject" | "subject_type" | "object" | "action" | "deny"
> & { [Key in keyof PermissionListEntry]?: unknown };

/** Whom a row is about. A group without an id is a role: its name is the subject itself. */
export function subjectOf(row: Summary): PermissionSubject {
  const { subject_type: kind, subject } = row;
  const records: Readonly<Record<string, unknown>> = { ...row };
  const record = read(records[kind]);
  const id = subject ?? record?.id ?? "";
  if (kind === "group")
    return {
      kind,
      label: record?.id ? "Group" : "Role",
      id,
      name: record?.name ?? id,
      namespace: record?.namespace ?? undefined,
    };
  return {
    kind,
    label: subjectLabels[kind] ?? kind,
    id: record?.id ?? id,
    name: record?.name ?? undefined,
    namespace: kind === "team" ? undefined : (record?.namespace ?? undefined),
  };
}

/** What a permission is on. */
export type PermissionResource =
  | {
      kind: "config" | "component" | "canary" | "connection" | "playbook";
      label: string;
      record: Related;
    }
  | { kind: "global"; label: "Global"; object: string }
  | { kind: "scope"; label: "Scope"; scopes: readonly string[] }
  | { kind: "selector"; label: "Selector"; json: string }
  | { kind: "none"; label: string };

const objects = [
  ["config", "config_object", "Catalog"],
  ["playbook", "playbook_object", "Playbook"],
  ["component", "component_object", "Component"],
  ["canary", "canary_object", "Canary"],
  ["connection", "connection_object", "Connection"],
] as const;

const scopeList = v.strictObject({
  scopes: v.array(v.object({ namespace: text, name: v.string() })),
});

/** `namespace/name`, or the name alone. */
export const scopeText = ({
  namespace,
  name,
}: {
  namespace?: string | null | undefined;
  name: string;
}): string => (namespace ? `${namespace}/${name}` : name);

/** What a row is on. */
export function resourceOf(row: Summary): PermissionResource {
  for (const [kind, column, label] of objects) {
    const record = read(row[column]);
    if (record) return { kind, label, record };
  }
  if (row.object) return { kind: "global", label: "Global", object: row.object };
  const { success, output } = v.safeParse(scopeList, row["object_selector"]);
  if (success) return { kind: "scope", label: "Scope", scopes: output.scopes.map(scopeText) };
  if (row["object_selector"])
    return { kind: "selector", label: "Selector", json: JSON.stringify(row["object_selector"]) };
  return { kind: "none", label: "Nothing that is left" };
}

/** What a row is on, as one text. */
export function resourceText(row: Summary): string {
  const resource = resourceOf(row);
  switch (resource.kind) {
    case "none":
      return resource.label;
    case "global":
      return resource.object;
    case "scope":
      return resource.scopes.join(", ");
    case "selector":
      return resource.json;
    default:
      return `${resource.label}: ${resource.record.name ?? resource.record.id ?? ""}`;
  }
}

/** The first two scopes, then 'and N more...' (spec 3 §9). */
export function scopePreview(scopes: readonly string[]): string {
  const shown = scopes.slice(0, 2).join(", ");
  return scopes.length > 2 ? `${shown} and ${scopes.length - 2} more...` : shown;
}
