import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path/posix";
import { frameworkError } from "../answers";
import type { Area } from "../area";

/** The schemas of the repository, beside this folder's root from source and beside `dist` in a build. */
const root = new URL(
  import.meta.url.endsWith(".ts") ? "../../../schemas/" : "../../schemas/",
  import.meta.url,
);

/** File names of the backend, without `.schema.json`, for the files here. */
const named: Readonly<Record<string, string>> = {
  "canary.spec": "canaries/canary",
  "topology.spec": "topology",
  "scrape_config.spec": "scrapers/scrape-config",
  "playbook-spec": "playbook",
  component: "topology-component",
  connection: "connections/connection",
  notification: "notification",
  permission: "permission",
  silence: "notification-silence",
  "incident-rules": "incident-rule",
  config_azuredevops: "scrapers/scraper-azureDevops",
  config_githubactions: "scrapers/scraper-githubActions",
  config_kubernetesfile: "scrapers/scraper-kubernetesFile",
};

/** The backend writes the types of checks in small letters. */
const healthTypes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "awsConfig",
    "awsConfigRule",
    "azureDevops",
    "configDB",
    "containerdPush",
    "databaseBackup",
    "dockerPush",
    "gitProtocol",
    "kubernetesResource",
  ].map((type) => [type.toLowerCase(), type]),
);

function fileOf(name: string): string | undefined {
  if (Object.hasOwn(named, name)) return named[name];
  const type = /^(?<family>health|config)_(?<type>\w+)$/.exec(name)?.groups;
  if (!type?.["type"]) return undefined;
  if (type["family"] === "config") return `scrapers/scraper-${type["type"]}`;
  return `canaries/canary-${healthTypes[type["type"].toLowerCase()] ?? type["type"]}`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A schema with every file that it refers to under `$defs`, so that it stands alone. */
async function bundled(file: string): Promise<Record<string, unknown>> {
  const parts = new Map<string, Record<string, unknown>>();

  async function load(path: string): Promise<Record<string, unknown>> {
    const text = await readFile(new URL(`${path}.json`, root), "utf8");
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  }

  async function moved(value: unknown, path: string): Promise<unknown> {
    if (Array.isArray(value)) return Promise.all(value.map((entry) => moved(entry, path)));
    if (!isObject(value)) return value;
    const entries: [string, unknown][] = [];
    for (const [key, inner] of Object.entries(value)) {
      const isReference = key === "$ref" && typeof inner === "string";
      entries.push([key, isReference ? await reference(inner, path) : await moved(inner, path)]);
    }
    return Object.fromEntries(entries);
  }

  async function reference(ref: string, path: string): Promise<string> {
    const [target = "", fragment = ""] = ref.split("#");
    const at = target === "" ? path : join(dirname(path), target.replace(/\.json$/, ""));
    if (at === file) return `#${fragment}`;
    const key = basename(at);
    if (!parts.has(key)) {
      const { $id: _id, $schema: _schema, ...rest } = await load(at);
      parts.set(key, rest);
      const part = await moved(rest, at);
      if (isObject(part)) parts.set(key, part);
    }
    return `#/$defs/${key}${fragment}`;
  }

  const whole = await moved(await load(file), file);
  const schema = isObject(whole) ? whole : {};
  const own = isObject(schema["$defs"]) ? schema["$defs"] : {};
  return { ...schema, $defs: { ...own, ...Object.fromEntries(parts) } };
}

/** getSchemaFile: the schemas here under the names of the backend. */
export async function getSchemaFile(request: Request): Promise<Response> {
  const file = decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? "");
  const name = /^(?<name>[\w.-]+)\.schema\.json$/.exec(file)?.groups?.["name"];
  const path = name === undefined ? undefined : fileOf(name);
  if (path === undefined) return frameworkError(404, "Not Found");
  try {
    return Response.json(await bundled(path));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      return frameworkError(404, "Not Found");
    throw error;
  }
}

export const area: Area = {
  handlers: { getSchemaFile: ({ request }) => getSchemaFile(request) },
};
