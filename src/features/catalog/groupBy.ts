import { shortType } from "~/components/config/ConfigType";
import { jsonText, isIn, quoted, type Condition } from "~/lib/wire/postgrest";

/**
 * A key that items are grouped by: a column, the first part of the type, the time of change, a tag, or the types of open
 * insights, of which an item may have several.
 */
export type GroupKey =
  | { kind: "column"; name: ColumnKey }
  | { kind: "provider" }
  | { kind: "changed" }
  | { kind: "analysis" }
  | { kind: "tag"; key: string };

const columnKeys = ["type", "name", "health", "status", "agent"] as const;
type ColumnKey = (typeof columnKeys)[number];

const TAG = "__tag";
const escape = (text: string) => text.replaceAll("%", "%25").replaceAll(",", "%2C");
const unescape = (text: string) => text.replaceAll("%2C", ",").replaceAll("%25", "%");

/** The word of a key in an address. */
export function groupKeyText(key: GroupKey): string {
  switch (key.kind) {
    case "column":
      return key.name;
    case "provider":
      return "config_class";
    case "changed":
    case "analysis":
      return key.kind;
    case "tag":
      return `${escape(key.key)}${TAG}`;
  }
}

/** Reads `config_class,type,namespace__tag`; words that mean nothing are left out, as is a key that comes twice. */
export function parseGroupBy(text: string | undefined): readonly GroupKey[] {
  const keys = new Map<string, GroupKey>();
  for (const word of (text ?? "").split(",")) {
    const column = columnKeys.find((name) => name === word);
    const key: GroupKey | undefined = word.endsWith(TAG)
      ? { kind: "tag", key: unescape(word.slice(0, -TAG.length)) }
      : word === "config_class" || word === "provider"
        ? { kind: "provider" }
        : word === "changed" || word === "analysis"
          ? { kind: word }
          : column && { kind: "column", name: column };
    if (key && !(key.kind === "tag" && key.key === "")) keys.set(groupKeyText(key), key);
  }
  return [...keys.values()];
}

/** Writes the form of {@link parseGroupBy}; undefined for no key. */
export const formatGroupBy = (keys: readonly GroupKey[]): string | undefined =>
  keys.length === 0 ? undefined : keys.map(groupKeyText).join(",");

/** How a key is called on the screen. */
export function groupKeyLabel(key: GroupKey): string {
  if (key.kind === "tag") return key.key;
  if (key.kind === "provider") return "Provider";
  if (key.kind === "changed") return "Changed";
  if (key.kind === "analysis") return "Insights";
  const labels = { type: "Type", name: "Name", health: "Health", status: "Status", agent: "Agent" };
  return labels[key.name];
}

/** Whether the summary counts groups of this key: names, agents, insights and times of change are none of its call. */
export const isCounted = (key: GroupKey): boolean =>
  key.kind !== "changed" &&
  key.kind !== "analysis" &&
  !(key.kind === "column" && (key.name === "agent" || key.name === "name"));

/** First part of a type: `Kubernetes::Pod` is Kubernetes's. */
export const providerOf = (type: string | null | undefined): string | null =>
  type?.split("::")[0] || null;

/** What a group of a key is called; null where the items have no such value. */
export function groupValueLabel(key: GroupKey, value: string | null): string {
  if (value === null || value === "") return "(none)";
  if (key.kind === "analysis")
    return value.charAt(0).toUpperCase() + value.slice(1).replaceAll("_", " ");
  return key.kind === "column" && key.name === "type" ? shortType(value) : value;
}

const likeStart = (field: string, provider: string): Condition =>
  `or(${isIn(field, [provider])},${field}.like.${quoted(`${provider.replaceAll(/[\\%_]/g, String.raw`\$&`)}::*`)})`;

/** The condition that holds for the items of a group; undefined where the read has another way to say it. */
export function groupCondition(key: GroupKey, value: string | null): Condition | undefined {
  if (key.kind === "analysis")
    return value === null ? "analysis.is.null" : `${jsonText("analysis", value)}.not.is.null`;
  const field =
    key.kind === "tag"
      ? jsonText("tags", key.key)
      : key.kind === "column" && key.name !== "agent"
        ? key.name
        : undefined;
  if (key.kind === "provider") return value === null ? "type.is.null" : likeStart("type", value);
  if (field === undefined) return undefined;
  return value === null ? `${field}.is.null` : isIn(field, [value]);
}
