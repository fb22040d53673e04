import { stringify } from "yaml";
import { formatCost } from "~/lib/text/cost";

type Json = Readonly<Record<string, unknown>>;

/** What a tab of a result shows. */
export type ResultContent =
  | { kind: "lines"; text: string }
  | { kind: "code"; text: string; language: "yaml" | "json" | "text" }
  | { kind: "markdown"; text: string }
  | { kind: "rows"; rows: readonly Json[]; count: number }
  | { kind: "links"; links: readonly { label: string; url: string }[] }
  | { kind: "error"; text: string };

export interface ResultTab {
  id: string;
  label: string;
  content: ResultContent;
}

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isJson(value) && Object.keys(value).length === 0);

const yaml = (value: unknown): ResultContent => ({
  kind: "code",
  language: "yaml",
  text: stringify(value, { lineWidth: 0 }),
});
const titled = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);
const tab = (id: string, content: ResultContent, label = titled(id)): ResultTab => ({
  id,
  label,
  content,
});

/** A text as it is written: JSON in order, everything else line by line. */
function written(value: string): ResultContent {
  if (!/^\s*[[{]/.test(value)) return { kind: "lines", text: value };
  try {
    const parsed: unknown = JSON.parse(value);
    return { kind: "code", language: "json", text: JSON.stringify(parsed, null, 2) };
  } catch {
    return { kind: "lines", text: value };
  }
}

const general = (key: string, value: unknown): ResultTab =>
  tab(key, typeof value === "string" ? { kind: "lines", text: value } : yaml(value));

/** Web addresses anywhere in a value, with the path to each as its name. */
function linksIn(value: unknown, path: string): { label: string; url: string }[] {
  if (typeof value === "string")
    return /^https?:\/\//.test(value) ? [{ label: path, url: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((one, index) => linksIn(one, `${path} ${index + 1}`.trim()));
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => linksIn(one, key));
}

/** `bash -c` is how a script is run, not what was asked for. */
function scriptOf(args: unknown): string {
  const words = Array.isArray(args) ? args.map(String) : [];
  const script = words.filter((word) => word !== "-c" && !/(^|\/)(bash|sh)$/.test(word));
  return script.map((line) => `$ ${line}`).join("\n");
}

type Part = (result: Json) => ResultTab[];

const exec: Part = ({ stdout, stderr, args, exitCode, extra }) => [
  ...(isEmpty(stdout) ? [] : [tab("stdout", { kind: "lines", text: text(stdout) })]),
  ...(isEmpty(stderr) ? [] : [tab("stderr", { kind: "lines", text: text(stderr) })]),
  ...(typeof exitCode === "number" && exitCode !== 0
    ? [tab("exitCode", { kind: "lines", text: `Exit code ${exitCode}` }, "Exit code")]
    : []),
  ...(isEmpty(args) ? [] : [tab("script", { kind: "lines", text: scriptOf(args) })]),
  ...(isEmpty(extra) ? [] : [tab("extra", yaml(extra))]),
];

const http: Part = ({ content, code, headers }) => [
  ...(isEmpty(content) ? [] : [tab("content", written(text(content)))]),
  ...(code === undefined && isEmpty(headers) ? [] : [tab("response", yaml({ code, headers }))]),
];

const sql: Part = ({ rows, count }) => {
  const list = Array.isArray(rows) ? rows.filter(isJson) : [];
  return Array.isArray(rows) || count !== undefined
    ? [
        tab("rows", {
          kind: "rows",
          rows: list,
          count: typeof count === "number" ? count : list.length,
        }),
      ]
    : [];
};

const pod: Part = ({ Logs, logs }) =>
  isEmpty(Logs ?? logs) ? [] : [tab("logs", { kind: "lines", text: text(Logs ?? logs) })];

const gitops: Part = ({ links, logs, pr }) => {
  const found = [...linksIn(pr, "Pull request"), ...linksIn(links, "Link")];
  const unique = [...new Map(found.map((link) => [link.url, link])).values()];
  return [
    ...(unique.length > 0 ? [tab("links", { kind: "links", links: unique })] : []),
    ...(isEmpty(logs) ? [] : [tab("logs", { kind: "lines", text: text(logs) })]),
    ...(isEmpty(pr) ? [] : [tab("pr", yaml(pr), "Pull request")]),
  ];
};

/** Workflow and pipeline runs of elsewhere: where they are seen, then all there is. */
const elsewhere: Part = (result) => {
  const links = linksIn(result, "").filter(({ label }) => /html_url|url|web|href/i.test(label));
  return [
    ...(links.length > 0 ? [tab("links", { kind: "links", links })] : []),
    ...Object.entries(result).flatMap(([key, value]) =>
      isEmpty(value) ? [] : [tab(key, yaml(value))],
    ),
  ];
};

/** The readable text of a message in Slack's blocks. */
function slackText(value: unknown): string {
  const source = typeof value === "string" ? value : JSON.stringify(value);
  try {
    const found: string[] = [];
    const visit = (part: unknown): void => {
      if (Array.isArray(part)) return part.forEach(visit);
      if (!isJson(part)) return;
      if (typeof part["text"] === "string") found.push(part["text"]);
      for (const one of Object.values(part)) if (typeof one === "object") visit(one);
    };
    visit(JSON.parse(source));
    return found.length > 0 ? found.join("\n\n") : source;
  } catch {
    return source;
  }
}

const notification: Part = ({ message, slack }) => [
  ...(isEmpty(message) ? [] : [tab("message", { kind: "markdown", text: text(message) })]),
  ...(isEmpty(slack) ? [] : [tab("slack", { kind: "markdown", text: slackText(slack) })]),
];

function ai(result: Json): ResultTab[] {
  const infos = Array.isArray(result["generationInfo"])
    ? result["generationInfo"].filter(isJson)
    : [];
  const costs = infos.flatMap(({ cost }) => (typeof cost === "number" ? [cost] : []));
  const suffix =
    costs.length > 0 ? ` (${formatCost(costs.reduce((sum, one) => sum + one, 0))})` : "";
  const { markdown, json, slack } = result;
  const plain = (value: unknown): unknown => {
    if (typeof value !== "string") return value;
    try {
      return JSON.parse(value);
    } catch {
      return value;
    }
  };
  return [
    ...(isEmpty(markdown) ? [] : [tab("markdown", { kind: "markdown", text: text(markdown) })]),
    ...(isEmpty(json) ? [] : [tab("json", yaml(plain(json)), "AI")]),
    ...(isEmpty(slack) ? [] : [tab("slack", { kind: "markdown", text: slackText(slack) })]),
    ...(infos.length > 0 ? [tab("usage", yaml(infos), "Usage")] : []),
  ].map((one) => ({ ...one, label: one.label + suffix }));
}

const logs: Part = ({ metadata }) => (isEmpty(metadata) ? [] : [tab("metadata", yaml(metadata))]);

const parts: Readonly<Record<string, Part>> = {
  exec,
  http,
  sql,
  pod,
  gitops,
  github: elsewhere,
  azureDevopsPipeline: elsewhere,
  notification,
  ai,
  logs,
};

const metadataLast = (tabs: readonly ResultTab[]): ResultTab[] => [
  ...tabs.filter(({ id }) => id !== "metadata"),
  ...tabs.filter(({ id }) => id === "metadata"),
];

/** What an action that is not known left behind: output as such, the rest key by key. */
const unknown: Part = (result) => {
  if ("stdout" in result || "stderr" in result) return exec(result);
  return Object.entries(result).flatMap(([key, value]) =>
    isEmpty(value) ? [] : [general(key, value)],
  );
};

/**
 * The tabs of a result by the kind of its action, the error first. Nothing of the result is changed.
 * @param kind as the run's own spec has it; "" for an action that the spec does not know.
 */
export function resultTabs(kind: string, result: unknown, error: string | null): ResultTab[] {
  const read = isJson(result) ? result : {};
  const part = Object.hasOwn(parts, kind) ? parts[kind] : undefined;
  const tabs = (part ?? unknown)(read).filter(({ id }) => !(error && id === "error"));
  return [...(error ? [tab("error", { kind: "error", text: error })] : []), ...metadataLast(tabs)];
}
