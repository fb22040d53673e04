import { kindOfAction } from "./runModel";

type Json = Readonly<Record<string, unknown>>;

const list = (value: unknown): Json[] =>
  Array.isArray(value)
    ? value.filter((one): one is Json => typeof one === "object" && one !== null)
    : [];
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const record = (value: unknown): Json =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** What a playbook would do, in words. */
interface PlaybookSteps {
  starts: string[];
  accepts: string[];
  parameters: { name: string; note: string }[];
  approval: string | null;
  steps: { name: string; kind: string; notes: string[] }[];
}

const selectorWords = (selector: Json): string =>
  Object.entries(selector)
    .map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(", ") : String(value)}`)
    .join(", ");

function startsOf(on: Json): string[] {
  const events = (["canary", "config", "component"] as const).flatMap((kind) =>
    list(on[kind]).map(({ event, filter }) =>
      [
        `When a ${kind === "canary" ? "check" : kind} is ${text(event)}`,
        text(filter) && `and ${text(filter)}`,
      ]
        .filter(Boolean)
        .join(" "),
    ),
  );
  const path = text(record(on["webhook"])["path"]);
  return ["By a person", ...events, ...(path ? [`By a call of the webhook ${path}`] : [])];
}

function notesOf(action: Json): string[] {
  const retry = record(action["retry"]);
  return [
    text(action["if"]) && `if ${text(action["if"])}`,
    text(action["delay"]) && `after ${text(action["delay"])}`,
    text(action["timeout"]) && `at most ${text(action["timeout"])}`,
    typeof retry["limit"] === "number"
      ? `up to ${retry["limit"]} retries, ${text(retry["duration"])} apart`
      : "",
    words(action["runsOn"]).length > 0 ? `on ${words(action["runsOn"]).join(", ")}` : "",
  ].filter(Boolean);
}

/** Reads a spec's parts in the order in which they matter; what is missing or of another shape is left out. */
export function readSteps(spec: Json): PlaybookSteps {
  const approval = record(spec["approval"]);
  const approvers = record(approval["approvers"]);
  const named = [...words(approvers["people"]), ...words(approvers["teams"])];
  return {
    starts: startsOf(record(spec["on"])),
    accepts: (["configs", "components", "checks"] as const).flatMap((kind) =>
      list(spec[kind]).map((selector) => `${kind}: ${selectorWords(selector)}`),
    ),
    parameters: list(spec["parameters"]).map((one) => ({
      name: text(one["label"]) || text(one["name"]),
      note: [text(one["type"]) || "text", one["required"] === true ? "required" : ""]
        .filter(Boolean)
        .join(", "),
    })),
    approval:
      named.length === 0
        ? null
        : `${approval["type"] === "all" ? "All of" : "Any of"} ${named.join(", ")}`,
    steps: list(spec["actions"]).map((action) => ({
      name: text(action["name"]),
      kind: kindOfAction(action),
      notes: notesOf(action),
    })),
  };
}
