import { useSyncExternalStore } from "react";
import { apiFetch } from "~/api/request";

/** Which technology icons the console's server has, which of them take the text's colour, and which a dark theme would swallow. */
export interface IconIndex {
  names: ReadonlySet<string>;
  mono: ReadonlySet<string>;
  deep: ReadonlySet<string>;
}

const folder: unknown = import.meta.env["VITE_ICONS_PATH"];

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];

let index: IconIndex | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  const empty: IconIndex = { names: new Set(), mono: new Set(), deep: new Set() };
  try {
    const response = await apiFetch(`${String(folder)}/index.json`);
    const answer: unknown = await response.json();
    index =
      typeof answer === "object" && answer !== null
        ? {
            names: new Set(strings(Reflect.get(answer, "names"))),
            mono: new Set(strings(Reflect.get(answer, "mono"))),
            deep: new Set(strings(Reflect.get(answer, "deep"))),
          }
        : empty;
  } catch {
    // Without icons the fallback glyph shows; a lost picture is no reason for a message.
    index = empty;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loading ??= load();
  return () => listeners.delete(listener);
}

/** The index, loaded once when the first icon shows; undefined until then. */
export const useIconIndex = (): IconIndex | undefined =>
  useSyncExternalStore(subscribe, () => index);

/** Icons for names that the set does not know: the nearest it has. */
const nearest: Readonly<Record<string, string>> = {
  kubernetes: "k8s",
  pubsub: "gcp-pubsub",
  windows: "microsoft",
};

const prefixes: Readonly<Record<string, string>> = { kubernetes: "k8s" };

/** Names that the icon of a config type may have, the most exact first: `AWS::RDS::DBInstance` ends with `aws-rds`, `aws`. */
function typeIcons(type: string): string[] {
  const [provider = "", ...kinds] = type.split("::").filter((part) => part !== "");
  const kebab = kinds.map((kind) => kind.replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2").toLowerCase());
  const flat = kinds.map((kind) => kind.toLowerCase());
  const owner = provider.toLowerCase();
  const prefix = prefixes[owner] ?? owner;
  const tails = [kebab, flat].flatMap((words) => [words.join("-"), words.at(-1) ?? ""]);
  return [
    ...tails.map((tail) => `${prefix}-${tail}`),
    `${prefix}-${flat[0] ?? ""}`,
    ...tails,
    prefix,
    owner,
  ];
}

/** Name that the set knows the icon under: as given, without `k8s-`, then with `aws-`, `azure-`, `k8s-` before it, then the nearest. A config type (`Kubernetes::Pod`) has that of its kind, else its provider's. */
export function iconName(name: string, names: ReadonlySet<string>): string | undefined {
  if (name.includes("::") && !names.has(name))
    return typeIcons(name).find((candidate) => names.has(candidate));
  const bare = name.replace(/^k8s-/, "");
  return [name, bare, `aws-${name}`, `azure-${name}`, `k8s-${name}`, nearest[name]].find(
    (candidate) => candidate !== undefined && names.has(candidate),
  );
}

/** Address of an icon of the set. */
export const iconUrl = (name: string): string =>
  `${String(folder)}/${encodeURIComponent(name)}.svg`;
