import { nanosecondsText } from "~/lib/time/nanoseconds";
import { isRecord } from "~/lib/wire/wirePath";
import type { Row } from "./plannedCall";

/** The spec of a document, and what a person has to put in by hand. */
interface ManifestSpec {
  spec: Row;
  notes: readonly string[];
}

/** The fields that say something: no nothing, no empty text. */
export const filled = (fields: Row): Row =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== "",
    ),
  );

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** A list that holds something. */
const itemsIn = (value: unknown) => (list(value).length > 0 ? value : undefined);
/** An object that holds something. */
export const fieldsIn = (value: unknown) =>
  isRecord(value) && Object.keys(value).length > 0 ? value : undefined;
const duration = (value: unknown): string | undefined =>
  typeof value === "number" && value > 0 ? nanosecondsText(value) : undefined;
const whole = (spec: Row): ManifestSpec => ({ spec, notes: [] });

const ownSpec = ({ spec }: Row): ManifestSpec => whole(isRecord(spec) ? spec : {});

/** A topology keeps its schedule beside its spec. */
const topology = (row: Row): ManifestSpec =>
  whole({ ...ownSpec(row).spec, ...filled({ schedule: row["schedule"] }) });

const scope = ({ description, targets }: Row): ManifestSpec =>
  whole(filled({ description, targets }));

/** The older flat fields, which hold every type of connection. */
const connection = (row: Row): ManifestSpec => {
  const { type, url, certificate, properties, insecure_tls } = row;
  const literal = (value: unknown) =>
    typeof value === "string" && value !== "" ? { value } : undefined;
  return whole(
    filled({
      type,
      url: literal(url),
      username: envVar(row["username"]),
      password: envVar(row["password"]),
      certificate: envVar(certificate),
      insecure_tls: insecure_tls === true ? true : undefined,
      properties: fieldsIn(properties),
    }),
  );
};

const refs = { secret: "secretKeyRef", configmap: "configMapKeyRef", helm: "helmRef" } as const;

/** `secret://name/key` as a document names it; anything else is a value. */
function envVar(value: unknown): Row | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  const [, source, name, key] = /^(secret|configmap|helm):\/\/([^/]+)\/(.+)$/.exec(value) ?? [];
  if (source === "secret" || source === "configmap" || source === "helm")
    return { valueFrom: { [refs[source]]: { name, key } } };
  const [, account] = /^serviceaccount:\/\/(.+)$/.exec(value) ?? [];
  return account === undefined ? { value } : { valueFrom: { serviceAccount: account } };
}

const resourceOf = (row: Row): Row | undefined => {
  const id = ["config_id", "component_id", "check_id", "canary_id"].flatMap((key) =>
    typeof row[key] === "string" ? [row[key]] : [],
  )[0];
  return id === undefined ? undefined : { id };
};

const silence = (row: Row): ManifestSpec => {
  const { description, from, until, recursive, filter } = row;
  const stored: unknown =
    typeof row["selectors"] === "string" ? JSON.parse(row["selectors"]) : row["selectors"];
  const resource = resourceOf(row);
  const selectors = [...list(stored), ...(resource === undefined ? [] : [resource])];
  return whole(
    filled({
      description,
      from,
      until,
      recursive: recursive === true ? true : undefined,
      filter,
      selectors: itemsIn(selectors),
    }),
  );
};

/** Whom a rule tells: one of four columns, as the document names it. */
function recipient(row: Row, before: "" | "fallback_"): { to: Row; notes: readonly string[] } {
  const [service] = list(row[`${before}custom_services`]);
  const { connection, url, properties } = isRecord(service) ? service : {};
  const playbook = row[`${before}playbook_id`];
  const own = before === "" ? row["properties"] : undefined;
  return {
    to: filled({
      person: row[`${before}person_id`],
      team: row[`${before}team_id`],
      playbook,
      connection,
      url,
      properties: fieldsIn(properties) ?? fieldsIn(own),
    }),
    notes:
      typeof playbook === "string"
        ? [
            `${before === "" ? "to" : "fallback"}.playbook: a document takes namespace/name, not the id`,
          ]
        : [],
  };
}

const notification = (row: Row): ManifestSpec => {
  const { to, notes } = recipient(row, "");
  const fallback = recipient(row, "fallback_");
  const { events, filter, title, template, inhibitions } = row;
  return {
    spec: filled({
      events,
      filter,
      title,
      template,
      to,
      repeatInterval: row["repeat_interval"],
      groupBy: itemsIn(row["group_by"]),
      groupByInterval: duration(row["group_by_interval"]),
      waitFor: duration(row["wait_for"]),
      waitForEvalPeriod: duration(row["wait_for_eval_period"]),
      watchdogInterval: duration(row["watchdog_interval"]),
      inhibitions: itemsIn(inhibitions),
      fallback: fieldsIn(fallback.to) && {
        ...fallback.to,
        ...filled({ delay: duration(row["fallback_delay"]) }),
      },
    }),
    notes: [...notes, ...fallback.notes],
  };
};

/** Kinds of subjects that a document names by namespace/name, and not by an id. */
const named = ["team", "notification", "playbook", "canary", "scraper", "topology"];
const objects: Readonly<Record<string, string>> = {
  catalog: "configs",
  topology: "components",
  playbooks: "playbooks",
  connection: "connections",
};
const single = {
  config_id: "configs",
  component_id: "components",
  playbook_id: "playbooks",
  connection_id: "connections",
} as const;

const permission = (row: Row): ManifestSpec => {
  const type = typeof row["subject_type"] === "string" ? row["subject_type"] : "group";
  const { action, object, object_selector, deny, description, canary_id } = row;
  const records = Object.entries(single).flatMap(([column, key]) =>
    typeof row[column] === "string" ? [[key, [{ id: row[column] }]] as const] : [],
  );
  const every = typeof object === "string" ? objects[object] : undefined;
  const isUnsaid =
    typeof canary_id === "string" || (typeof object === "string" && every === undefined);
  return {
    spec: filled({
      description,
      subject: { [type]: row["subject"] },
      actions: typeof action === "string" ? action.split(",").map((one) => one.trim()) : [],
      object: {
        ...(isRecord(object_selector) ? object_selector : {}),
        ...Object.fromEntries(records),
        ...(every === undefined ? {} : { [every]: [{ name: "*" }] }),
      },
      deny: deny === true ? true : undefined,
    }),
    notes: [
      ...(named.includes(type) ? [`subject.${type}: a document takes a name, not the id`] : []),
      ...(isUnsaid ? ["object: a document has no word for this resource"] : []),
      ...(typeof row["until"] === "string" ? ["until: a document has no end"] : []),
    ],
  };
};

/** How the record of a table is written as the spec of a document. */
export const specsOf: Readonly<Record<string, (row: Row) => ManifestSpec>> = {
  applications: ownSpec,
  canaries: ownSpec,
  config_scrapers: ownSpec,
  connections: connection,
  incident_rules: ownSpec,
  notification_silences: silence,
  notifications: notification,
  permissions: permission,
  playbooks: ownSpec,
  scopes: scope,
  topologies: topology,
  views: ownSpec,
};
