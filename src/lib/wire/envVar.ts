import { isRecord } from "./wirePath";

/** Where a value comes from (facts on the env-var shape): typed in, or kept in the cluster. */
export type EnvSource = "static" | "secret" | "configmap" | "helm" | "serviceaccount";

/** An env-var as a form shows it: a value, or the name (and key) of the object that holds it. */
export interface EnvParts {
  source: EnvSource;
  value: string;
  name: string;
  key: string;
}

const refKeys = { secret: "secretKeyRef", configmap: "configMapKeyRef", helm: "helmRef" } as const;
const refSources = ["secret", "configmap", "helm"] as const;

const parts = (change: Partial<EnvParts>): EnvParts => ({
  source: "static",
  value: "",
  name: "",
  key: "",
  ...change,
});

/** Reads the text encoding of connections: `secret://name/key`, `configmap://name/key`, else the value itself. */
export function readEnvText(text: string): EnvParts {
  for (const source of refSources) {
    const [, name, key] = new RegExp(`^${source}://(.+)/(.+)$`).exec(text) ?? [];
    if (name !== undefined && key !== undefined) return parts({ source, name, key });
  }
  const [, account] = /^serviceaccount:\/\/(.+)$/.exec(text) ?? [];
  return account === undefined
    ? parts({ value: text })
    : parts({ source: "serviceaccount", name: account });
}

/** Writes the text encoding; undefined while a reference lacks its name or its key. */
export function writeEnvText({ source, value, name, key }: EnvParts): string | undefined {
  if (source === "static") return value === "" ? undefined : value;
  if (source === "serviceaccount") return name === "" ? undefined : `serviceaccount://${name}`;
  return name === "" || key === "" ? undefined : `${source}://${name}/${key}`;
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** Reads the object form of checks and scrapers: `value`, or `valueFrom` with one reference. */
export function readEnvObject(object: unknown): EnvParts {
  if (!isRecord(object)) return parts({});
  const from = isRecord(object["valueFrom"]) ? object["valueFrom"] : {};
  for (const source of refSources) {
    const ref = from[refKeys[source]];
    if (isRecord(ref)) return parts({ source, name: text(ref["name"]), key: text(ref["key"]) });
  }
  if (from["serviceAccount"] !== undefined)
    return parts({ source: "serviceaccount", name: text(from["serviceAccount"]) });
  return parts({ value: text(object["value"]) });
}

/**
 * Writes the object form; undefined for nothing. A reference is written once its name and key are there; what else the
 * object or its reference held (the name of a header, `optional`) is kept.
 */
export function writeEnvObject(
  { source, value, name, key }: EnvParts,
  old?: unknown,
): Record<string, unknown> | undefined {
  const rest: Record<string, unknown> = isRecord(old) ? { ...old } : {};
  const valueFrom = rest["valueFrom"];
  delete rest["value"];
  delete rest["valueFrom"];
  const write = (change: Record<string, unknown>) => ({ ...rest, ...change });
  const none = Object.keys(rest).length === 0 ? undefined : rest;
  if (source === "static") return value === "" ? none : write({ value });
  if (source === "serviceaccount")
    return name === "" ? none : write({ valueFrom: { serviceAccount: name } });
  if (name === "" || key === "") return none;
  const oldRef = isRecord(valueFrom) ? valueFrom[refKeys[source]] : undefined;
  const kept = isRecord(oldRef) ? oldRef : {};
  return write({ valueFrom: { [refKeys[source]]: { ...kept, name, key } } });
}

/** Whether an input of that name holds something that others must not read over a shoulder. */
export const isSecretName = (words: string): boolean =>
  /pass|secret|token|key|credential|cert|kubeconfig|bearer/i.test(words);
