import * as v from "valibot";
import { parse, stringify } from "yaml";
import type { SilenceEntry } from "~generated/db/reads";
import type { NotificationSilenceRequest } from "~generated/notification/types.gen";
import { toInstant } from "~/lib/time/instant";
import {
  INDEFINITELY,
  readTimeRange,
  resolveTimeRange,
  timeRangeSearch,
} from "~/lib/time/timeRange";

/** What a silence goes by (facts 5.9). */
export const criteria = [
  { value: "resource", label: "Resource", about: "Silence a specific resource" },
  { value: "filter", label: "Filter", about: "Use CEL expression to match resources" },
  { value: "selectors", label: "Selector", about: "Use selectors to match resources" },
] as const;

export const resourceKinds = [
  { value: "config", label: "Catalog" },
  { value: "component", label: "Component" },
  { value: "check", label: "Check" },
  { value: "canary", label: "Canary" },
] as const;
export type ResourceKind = (typeof resourceKinds)[number]["value"];

const range = v.object({
  rangeType: v.optional(v.picklist(["absolute", "relative", "mapped"])),
  display: v.optional(v.string()),
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  range: v.optional(v.string()),
  timeRange: v.optional(v.string()),
});

/** Values of the form, as a draft keeps them too. */
export const silenceForm = v.object({
  name: v.string(),
  description: v.string(),
  kind: v.picklist(criteria.map(({ value }) => value)),
  resourceKind: v.picklist(resourceKinds.map(({ value }) => value)),
  resourceId: v.string(),
  recursive: v.boolean(),
  filter: v.string(),
  /** YAML of a list. */
  selectors: v.string(),
  range,
});
export type SilenceForm = v.InferOutput<typeof silenceForm>;

/** Variables of a filter, with the fields worth offering. */
export const filterNames = {
  config: ["name", "type", "health", "status", "tags", "labels", "config_class"],
  component: ["name", "type", "health", "status", "labels", "namespace"],
  check: ["name", "type", "status", "labels", "namespace", "severity"],
  canary: ["name", "namespace", "labels"],
};

/** A new silence, of a resource where an address names one. */
export const newSilence = (about?: { kind: ResourceKind; id: string }, name = ""): SilenceForm => ({
  name,
  description: "",
  kind: "resource",
  resourceKind: about?.kind ?? "config",
  resourceId: about?.id ?? "",
  recursive: false,
  filter: "",
  selectors: "",
  range: { rangeType: "relative", range: "now+1h", display: "1 hour" },
});

/** The resource of a silence; undefined where it goes by a filter or selectors. */
export function resourceOf(
  silence: Pick<SilenceEntry, "config_id" | "component_id" | "check_id" | "canary_id">,
): { kind: ResourceKind; id: string } | undefined {
  if (silence.config_id !== null) return { kind: "config", id: silence.config_id };
  if (silence.component_id !== null) return { kind: "component", id: silence.component_id };
  if (silence.check_id !== null) return { kind: "check", id: silence.check_id };
  return silence.canary_id === null ? undefined : { kind: "canary", id: silence.canary_id };
}

export function formOf(silence: SilenceEntry): SilenceForm {
  const resource = resourceOf(silence);
  const kind = silence.filter ? "filter" : silence.selectors ? "selectors" : "resource";
  return {
    name: silence.name,
    description: silence.description ?? "",
    kind,
    resourceKind: resource?.kind ?? "config",
    resourceId: resource?.id ?? "",
    recursive: silence.recursive === true,
    filter: silence.filter ?? "",
    selectors: silence.selectors ? stringify(silence.selectors) : "",
    range:
      silence.until === null
        ? { rangeType: "relative", range: INDEFINITELY, display: "Indefinitely" }
        : { rangeType: "absolute", from: silence.from ?? silence.created_at, to: silence.until },
  };
}

/** A new silence like another: from now, for as long as that one lasts. */
export function cloneOf(silence: SilenceEntry, now = new Date()): SilenceForm {
  const form = formOf(silence);
  const from = toInstant(silence.from ?? silence.created_at);
  const until = toInstant(silence.until);
  const length = from && until ? until.getTime() - from.getTime() : undefined;
  return {
    ...form,
    name: `${silence.name} (copy)`,
    range:
      length === undefined
        ? form.range
        : {
            rangeType: "absolute",
            from: now.toISOString(),
            to: new Date(now.getTime() + length).toISOString(),
          },
  };
}

/** Selectors of a text; undefined where it is no YAML list of them. */
export function readSelectors(text: string): Record<string, unknown>[] | undefined {
  try {
    const read: unknown = parse(text);
    const list = v.safeParse(
      v.pipe(v.array(v.record(v.string(), v.unknown())), v.minLength(1)),
      read,
    );
    return list.success ? list.output : undefined;
  } catch {
    return undefined;
  }
}

interface SilenceIssues {
  name?: string;
  range?: string;
  resourceId?: string;
  filter?: string;
  selectors?: string;
}

const oneOf = "You must specify exactly one of the following: a resource, a filter, or selectors";

/** What keeps a silence from being saved. */
export function silenceIssues(form: SilenceForm): SilenceIssues | undefined {
  const bounds = boundsOf(form.range);
  const issues: SilenceIssues = {
    ...(form.name.trim() === "" && { name: "Must specify a unique name" }),
    ...(!bounds && { range: "Please select time range" }),
    ...(bounds?.to && bounds.to <= bounds.from && { range: "The end must be after the beginning" }),
    ...(form.kind === "resource" && form.resourceId === "" && { resourceId: oneOf }),
    ...(form.kind === "filter" && form.filter.trim() === "" && { filter: oneOf }),
    ...(form.kind === "selectors" &&
      (form.selectors.trim() === ""
        ? { selectors: oneOf }
        : readSelectors(form.selectors) === undefined && {
            selectors: "Invalid YAML format in selectors field",
          })),
  };
  return Object.keys(issues).length > 0 ? issues : undefined;
}

/** The times of a form's range; undefined where it cannot be read. */
function boundsOf(range: SilenceForm["range"], now = new Date()) {
  const chosen = readTimeRange({ ...timeRangeSearch(undefined), ...range }, { log: () => {} });
  return chosen && resolveTimeRange(chosen, { now });
}

/** When a silence with this range is over; null where it never is, undefined where the range cannot be read. */
export function untilOf(range: SilenceForm["range"], now = new Date()): string | null | undefined {
  if (range.range === INDEFINITELY) return null;
  return boundsOf(range, now)?.to?.toISOString();
}

/** Columns of a silence; what it does not go by is null. Without an end `from` is left as it is. */
export function payloadOf(form: SilenceForm, now = new Date()) {
  const bounds = boundsOf(form.range, now);
  const isResource = form.kind === "resource";
  const idOf = (kind: ResourceKind) =>
    isResource && form.resourceKind === kind && form.resourceId !== "" ? form.resourceId : null;
  const isEndless = form.range.range === INDEFINITELY;
  return {
    name: form.name.trim(),
    description: form.description.trim() === "" ? null : form.description.trim(),
    ...(!isEndless && bounds && { from: bounds.from.toISOString() }),
    until: isEndless ? null : (bounds?.to?.toISOString() ?? null),
    recursive: isResource && form.recursive,
    config_id: idOf("config"),
    component_id: idOf("component"),
    check_id: idOf("check"),
    canary_id: idOf("canary"),
    filter: form.kind === "filter" ? form.filter.trim() : null,
    selectors: form.kind === "selectors" ? (readSelectors(form.selectors) ?? null) : null,
  };
}

/** The request of a new silence: selectors are a list, never its text. */
export function requestOf(form: SilenceForm): NotificationSilenceRequest {
  const { filter, selectors, ...rest } = payloadOf(form);
  return {
    ...rest,
    ...(filter !== null && { filter }),
    ...(selectors !== null && { selectors }),
  };
}

/** Parameters of the preview; undefined while there is nothing to go by. */
export function previewOf(form: SilenceForm) {
  if (form.kind === "filter")
    return form.filter.trim() === "" ? undefined : { filter: form.filter.trim() };
  if (form.kind === "selectors") {
    const selectors = readSelectors(form.selectors);
    return selectors && { selectors: JSON.stringify(selectors) };
  }
  return form.resourceId === ""
    ? undefined
    : { id: form.resourceId, type: form.resourceKind, recursive: form.recursive };
}
