import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { contract } from "../../codegen.config";
import {
  operationsOf,
  readDb,
  readsOf,
  type OpenApi,
  type Operation,
} from "../../codegen/document";
import { documents } from "./contract";

/** The rules of the contract that a linter does not know (openapi/README.md). One test per rule; it lists every breach. */

interface Media {
  schema?: object;
  example?: unknown;
  examples?: object;
}

interface Part {
  $ref?: string;
  name?: string;
  in?: string;
  description?: string;
  content?: Record<string, Media>;
}

const all = [...documents].flatMap(([base, document]) =>
  Object.values(document.paths).flatMap((item) =>
    operationsOf(item).map(([method, operation]) => ({ base, document, method, operation })),
  ),
);

/** Everything but /db, whose boilerplate is expanded by machine and has its own test. */
const own = all.filter(({ base }) => base !== "db");

function resolve<Found extends Part>(document: OpenApi, part: Found): Found {
  if (!part.$ref) return part;
  let found: unknown = document;
  for (const step of part.$ref.replace("#/", "").split("/"))
    found = (found as Record<string, unknown>)[step];
  return found as Found;
}

const responsesOf = (operation: Operation) => operation["responses"] as Record<string, Part>;

const hasExample = (media: Media) => media.example !== undefined || media.examples !== undefined;

const breaches = (find: (entry: (typeof own)[number]) => string[]) => own.flatMap(find);

describe("the contract", () => {
  it("shows a realistic body for every request and every JSON answer", () => {
    const missing = breaches(({ document, operation }) => {
      const body = operation["requestBody"] as Part | undefined;
      const bodies = body ? Object.values(resolve(document, body).content ?? {}) : [];
      const answers = Object.entries(responsesOf(operation))
        .filter(([status]) => status.startsWith("2"))
        .flatMap(([, answer]) =>
          Object.entries(resolve(document, answer).content ?? {}).flatMap(([type, media]) =>
            type.includes("json") ? [media] : [],
          ),
        );
      return [...bodies, ...answers].every(hasExample) ? [] : [operation.operationId];
    });
    expect(missing).toEqual([]);
  });

  it("says what every parameter means", () => {
    const silent = all.flatMap(({ document, operation }) =>
      ((operation["parameters"] ?? []) as Part[])
        .map((part) => resolve(document, part))
        .filter(({ description }) => !description)
        .map(({ name }) => `${operation.operationId}: ${name}`),
    );
    expect(silent).toEqual([]);
  });

  it("sets no upper limits on the numbers of answers: real data may exceed them", () => {
    const limited = new Set<string>();
    const visit = (node: unknown, place: string, seen: Set<unknown>, document: OpenApi): void => {
      if (typeof node !== "object" || node === null || seen.has(node)) return;
      seen.add(node);
      const part = node as Record<string, unknown>;
      if (typeof part["maximum"] === "number") limited.add(place);
      if (typeof part["$ref"] === "string")
        visit(resolve(document, part), part["$ref"], seen, document);
      for (const [key, value] of Object.entries(part))
        if (key !== "example" && key !== "examples")
          visit(value, `${place}/${key}`, seen, document);
    };
    for (const { document, operation } of all)
      visit(responsesOf(operation), operation.operationId, new Set(), document);
    expect([...limited]).toEqual([]);
  });

  it("names 401 for whatever needs a session, 403 for whatever needs a right, 500 for all", () => {
    const missing = breaches(({ operation }) => {
      const { resource } = operation["x-access"];
      const statuses = Object.keys(responsesOf(operation));
      const wanted = [
        ...(resource === "anyone" ? [] : ["401"]),
        ...(resource === "anyone" || resource === "public" ? [] : ["403"]),
        ...(resource === "anyone" ? [] : ["500"]),
      ];
      return wanted
        .filter((status) => !statuses.includes(status))
        .map((status) => `${operation.operationId}: ${status}`);
    });
    expect(missing).toEqual([]);
  });

  it("says of every operation who may, in words of the role matrix", () => {
    const unsaid = all.filter(({ operation }) => {
      const access: Partial<Operation["x-access"]> | undefined = operation["x-access"];
      return !access?.resource || !["read", "write"].includes(access.action ?? "");
    });
    expect(unsaid.map(({ operation }) => operation.operationId)).toEqual([]);
  });

  it("says of every write by PATCH, PUT or DELETE what becomes stale", () => {
    const silent = all.filter(
      ({ method, operation }) =>
        ["patch", "put", "delete"].includes(method) && operation["x-invalidates"] === undefined,
    );
    expect(silent.map(({ operation }) => operation.operationId)).toEqual([]);
  });
});

describe("/db", async () => {
  const db = await readDb(contract.db, contract.dbParts);
  const examples = parse(readFileSync(contract.dbExamples, "utf8")) as Record<string, unknown>;

  it("shows rows of every relation and of every named read", () => {
    const names = Object.entries(db.paths).flatMap(([path, item]) => [
      path.slice(1),
      ...readsOf(item).map(({ name }) => name),
    ]);
    expect(names.filter((name) => examples[name] === undefined)).toEqual([]);
  });
});
