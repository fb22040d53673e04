import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations, type OperationEntry } from "~generated/operations";
import { relations } from "~generated/db/relations";
import { people } from "~mocks/sandbox/db/people";
import type { Sandbox } from "~mocks/sandbox/sandbox";
import { startTestSandbox } from "~mocks/sandbox/testSandbox";
import type { OpenApi, Operation, Schema } from "../../codegen/document";
import { differences, documents, places } from "./contract";
import { randomFrom, sample, type Sampler } from "./sample";

/**
 * Random valid requests, made from the contract alone, as an administrator: the sandbox may refuse them, but it never
 * breaks, and whatever it answers is an answer that the contract describes.
 */

const origin = "http://127.0.0.1:3000";
const rounds = 12;
let sandbox: Sandbox;
let ids: string[] = [];

const fetchAs = (request: Request) => {
  request.headers.set("cookie", `quarterdeck_act_as=${people.admin.id}`);
  return sandbox.fetch(request);
};

beforeAll(async () => {
  sandbox = await startTestSandbox(origin);
  const keyed = Object.values(relations).filter(
    ({ primaryKey, methods }) =>
      primaryKey.length === 1 && primaryKey[0] === "id" && methods.includes("GET"),
  );
  const found = await Promise.all(
    keyed.map(async ({ name }) => {
      const answer = await fetchAs(new Request(`${origin}/api/db/${name}?select=id&limit=3`));
      return answer.ok ? ((await answer.json()) as { id: string }[]).map(({ id }) => id) : [];
    }),
  );
  ids = found.flat().filter((id) => /^[0-9a-f-]{36}$/.test(id));
});
afterAll(() => sandbox.close());

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Body {
  $ref?: string;
  required?: boolean;
  content: Record<string, { schema: Schema }>;
}

const resolverOf =
  (document: OpenApi) =>
  (ref: string): never => {
    let found: unknown = document;
    for (const step of ref.replace("#/", "").split("/"))
      found = (found as Record<string, unknown>)[step];
    return found as never;
  };

/** The value of a query parameter: filters of /db are sampled as PostgREST writes them. */
function queryValue(base: string, parameter: Parameter, sampler: Sampler): string {
  const { random } = sampler;
  if (base === "db") {
    if (parameter.name === "select") return "*";
    if (parameter.name.endsWith(".filter") && !("pattern" in parameter.schema))
      return random() < 0.5 ? "a,!b" : "*x*";
    if (["limit", "offset"].includes(parameter.name)) return String(Math.floor(random() * 20));
    if (["order", "and", "or"].includes(parameter.name)) return "";
    if (!parameter.required && !("pattern" in parameter.schema))
      return random() < 0.5 ? "is.null" : "not.is.null";
  }
  const value = sample(parameter.schema, sampler);
  return typeof value === "string" ? value : JSON.stringify(value);
}

function requestFor(id: string, entry: OperationEntry, sampler: Sampler): Request | undefined {
  const place = places.get(id);
  const document = place && documents.get(place.base);
  if (!place || !document) throw new Error(`the contract has no ${id}`);
  const operation = document.paths[place.path]?.[place.method] as Operation;
  const resolve = resolverOf(document);
  const given = (operation["parameters"] ?? []) as Parameter[];
  const parameters = given.map((parameter): Parameter =>
    parameter.$ref ? resolve(parameter.$ref) : parameter,
  );
  let path: string = entry.path;
  const query = new URLSearchParams();
  for (const parameter of parameters) {
    const isWanted = parameter.required || sampler.random() < (place.base === "db" ? 0.1 : 0.5);
    if (parameter.in === "path")
      path = path.replace(
        `{${parameter.name}}`,
        encodeURIComponent(String(sample(parameter.schema, sampler)) || "x"),
      );
    else if (parameter.in === "query" && isWanted) {
      const value = queryValue(place.base, parameter, sampler);
      if (value !== "") query.set(parameter.name, value);
    }
  }
  const givenBody = operation["requestBody"] as Body | undefined;
  const body = givenBody?.$ref ? (resolve(givenBody.$ref) as Body) : givenBody;
  const schema = body?.content["application/json"]?.schema;
  if (body?.required && !schema) return undefined;
  return new Request(`${origin}${entry.base}${path}?${query.toString()}`, {
    method: entry.method,
    headers: {
      Prefer: "return=representation",
      ...(schema ? { "content-type": "application/json" } : {}),
    },
    ...(schema ? { body: JSON.stringify(sample(schema, sampler)) } : {}),
  });
}

const entries: [string, OperationEntry][] = Object.entries(operations);
/** The charts are the console's own: its server answers them, with a backend as with the sandbox. */
const isSandboxes = ([id]: [string, OperationEntry]) => id !== "getChart";

/** One ends the session that all these requests are made with; the other fails on purpose, as it is asked to. */
const leftOut = new Set(["performLogout", "hitSandboxTarget"]);

/** A connection of a kind that nobody can try here says so; an unknown token is a failure, as the contract says. */
const meantFailures: Readonly<Record<string, number>> = {
  testConnection: 501,
  getTokenPermissions: 500,
};

describe("random valid requests", () => {
  it.each(entries.filter(isSandboxes).filter(([id]) => !leftOut.has(id)))(
    "%s",
    async (id, entry) => {
      const seed = Array.from(id).reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
      const random = randomFrom(seed);
      for (let round = 0; round < rounds; round += 1) {
        const document = documents.get(places.get(id)?.base ?? "");
        if (!document) throw new Error(`no document of ${id}`);
        const request = requestFor(id, entry, { random, ids, resolve: resolverOf(document) });
        if (!request) return;
        const copy = request.clone();
        const response = await fetchAs(request);
        const report = `round ${round}: ${copy.method} ${copy.url} ${await copy.text()}\n${response.status} ${(await response.clone().text()).slice(0, 600)}`;
        const isFailure = response.status >= 500 && meantFailures[id] !== response.status;
        expect(isFailure ? report : "").toBe("");
        expect(await differences(id, response), report).toEqual([]);
      }
    },
  );
});
