import { grouped } from "~/lib/text/grouped";
import type { ResourceProperty } from "~generated/canary/types.gen";
import { formatBytes } from "~/lib/text/bytes";

/** A link that leads out of the console. */
export interface OutLink {
  url: string;
  text: string;
}

/** Share of a limit. */
export interface PropertyShare {
  /** Whole percent of the limit. */
  percent: number;
  tone: "good" | "mixed" | "bad";
  /** The limit as text: "512 MB". */
  of: string;
  /** Whether a bar shows it. */
  hasBar: boolean;
}

/** What a property shows (facts 1.6). */
type PropertyView =
  | { kind: "moment"; at: string }
  | { kind: "links"; links: readonly OutLink[] }
  | { kind: "badge"; url: string; alt: string }
  | { kind: "text"; text: string; share?: PropertyShare };

const labels: Readonly<Record<string, string>> = {
  node: "Node",
  created: "Created At",
  "instance-type": "Instance Type",
  zone: "Zone",
  os: "OS",
  containerRuntime: "Container Runtime",
  kernel: "Kernel",
  kubeProxy: "Kubernetes proxy",
  kubelet: "Kubelet",
  version: "Version",
  memory: "Memory",
  cpu: "CPU",
  ip: "IP",
};

/** What a property is called. */
export function propertyLabel({ label, name }: ResourceProperty): string {
  if (label) return label;
  const known = labels[name ?? ""];
  if (known) return known;
  const words = (name ?? "").replaceAll(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isWeb = (url: string | undefined): url is string => /^https?:\/\//i.test(url ?? "");
const withoutScheme = (url: string) => url.replace(/^https:\/\//, "");

function outLinks({ links = [] }: ResourceProperty): readonly OutLink[] {
  return links.flatMap(({ url, label, text }) =>
    isWeb(url) ? [{ url, text: label || text || withoutScheme(url) }] : [],
  );
}

/**
 * The figure of a property. The backend leaves zero out: a unit or a limit says that there is a figure all the same.
 */
function figureOf({ value, text, unit, max, links }: ResourceProperty): number | undefined {
  if (value !== undefined) return value;
  return !text && !links?.length && (unit || max) ? 0 : undefined;
}

/** Whether there is anything to show of it. */
export function isShown(property: ResourceProperty): boolean {
  if (property.hidden === true || property.type === "hidden") return false;
  return !!property.text || figureOf(property) !== undefined || outLinks(property).length > 0;
}

/** The properties to show, in their order. */
export const shownProperties = (
  properties: readonly ResourceProperty[] | undefined,
): readonly ResourceProperty[] =>
  (properties ?? []).filter(isShown).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));

const momentNames = new Set(["created", "created_at", "updated_at"]);

const signs: Readonly<Record<string, string>> = { EUR: "€", GBP: "£", JPY: "¥", INR: "₹" };

/** Money, shorter the larger it is: $1.2k, $250, $25.4, $2.50, $0.004. */
export function formatCurrency(amount: number, unit?: string): string {
  const code = unit?.toUpperCase() ?? "";
  const sign = signs[code] ?? "$";
  const size = Math.abs(amount);
  const minus = amount < 0 ? "-" : "";
  if (size > 1000) return `${minus}${sign}${(size / 1000).toFixed(1)}k`;
  const decimals = size > 100 ? 0 : size > 10 ? 1 : size > 0.01 || size === 0 ? 2 : 3;
  return `${minus}${sign}${size.toFixed(decimals)}`;
}

const plainNumber = (value: number, decimals = 2) =>
  grouped(Number(value.toFixed(decimals)), 0, decimals);

const wordUnits: Readonly<Record<string, string>> = { millicores: "", epoch: "" };

/** A figure with its unit: bytes in steps of 1024, thousandths as wholes. */
function formatFigure(value: number, { unit = "", name }: ResourceProperty): string {
  if (unit === "bytes" || (name === "memory" && unit === "")) return formatBytes(value);
  if (unit === "milliseconds")
    return value < 1000 ? `${plainNumber(value, 0)} ms` : `${plainNumber(value / 1000)} s`;
  if (unit.startsWith("milli")) return plainNumber(value / 1000);
  const word = wordUnits[unit] ?? unit;
  if (word === "") return plainNumber(value);
  return word.startsWith("/") || word === "%"
    ? `${plainNumber(value)}${word}`
    : `${plainNumber(value)} ${word}`;
}

function shareOf(property: ResourceProperty, value: number): PropertyShare | undefined {
  const { max, name } = property;
  if (max === undefined || max <= 0) return undefined;
  const percent = Math.round((value / max) * 100);
  const hasBar = name === "cpu" || name === "memory";
  const tone = hasBar
    ? percent > 90
      ? "bad"
      : percent > 75
        ? "mixed"
        : "good"
    : percent > 70
      ? "bad"
      : "good";
  return { percent, tone, of: formatFigure(max, property), hasBar };
}

/** A figure of seconds or milliseconds since 1970 as ISO text. */
const epochText = (value: number) =>
  new Date(value > 100_000_000_000 ? value : value * 1000).toISOString();

/** What a property shows; the first rule that fits wins. */
export function propertyView(property: ResourceProperty): PropertyView {
  const { name = "", type = "text", text = "", unit } = property;
  const value = figureOf(property);
  if (unit === "epoch" && value !== undefined) return { kind: "moment", at: epochText(value) };
  if ((momentNames.has(name) || type === "age") && text !== "") return { kind: "moment", at: text };
  if (type === "url") {
    const own = isWeb(text) ? [{ url: text, text: withoutScheme(text) }] : [];
    const links = own.length > 0 ? own : outLinks(property);
    return links.length > 0 ? { kind: "links", links } : { kind: "text", text };
  }
  if (type === "badge" && isWeb(text))
    return { kind: "badge", url: text, alt: propertyLabel(property) };
  if (type === "currency") {
    const amount = value ?? Number(text);
    return { kind: "text", text: Number.isFinite(amount) ? formatCurrency(amount, unit) : text };
  }
  if (value === undefined) {
    const links = outLinks(property);
    return text === "" && links.length > 0 ? { kind: "links", links } : { kind: "text", text };
  }
  if (unit === "percent") return { kind: "text", text: `${plainNumber(value * 100, 1)}%` };
  if (text !== "") return { kind: "text", text };
  const share = shareOf(property, value);
  return { kind: "text", text: formatFigure(value, property), ...(share && { share }) };
}
