import type { ValidateFunction } from "ajv";
import type { OpenApi, Operation } from "./document";
import type { DocDocument, DocOperation } from "./docsModel";
import { newAjv } from "./validators";

/** One way in which a backend differs from the contract. */
export interface Drift {
  /** operationId or name of the read. */
  operation: string;
  /** Place inside the answer; `*` stands for every entry of a list. `(status)` and `(type)` are about the answer itself. */
  path: string;
  expected: string;
  seen: string;
  count: number;
}

interface Answer {
  $ref?: string;
  content?: Record<string, { schema?: { $ref?: string; items?: { anyOf?: object[] } } }>;
}

/** Compares answers with one contract; checks are compiled when they are first needed. */
export interface DriftChecks {
  /** The ways in which an answer of an operation differs; empty when it fits. */
  answer(operation: string, response: Response): Promise<Drift[]>;
  /** The same for the rows of a named read. */
  rows(read: string, resultRef: string, response: Response): Promise<Drift[]>;
}

const escape = (part: string) => part.replaceAll("~", "~0").replaceAll("/", "~1");

const kindOf = (value: unknown): string => {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
};

const valueAt = (body: unknown, pointer: string): unknown =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (value, key) =>
        typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
      body,
    );

/** Same place, expectation and kind are one entry with a count. */
export function countDrift(found: readonly Drift[]): Drift[] {
  const entries = new Map<string, Drift>();
  for (const entry of found) {
    const key = JSON.stringify([entry.operation, entry.path, entry.expected, entry.seen]);
    const known = entries.get(key);
    entries.set(key, { ...entry, count: (known?.count ?? 0) + entry.count });
  }
  return [...entries.values()];
}

/** Where the contract describes the answer with a status: under it, under its class, or as the default. */
function answerKey(operation: Operation, status: number): string | undefined {
  const keys = Object.keys(operation["responses"] ?? {});
  const wanted = [String(status), `${Math.floor(status / 100)}XX`, "default"];
  return wanted.find((key) => keys.includes(key));
}

/** Checks of every operation of these documents. */
export function createChecks(documents: readonly DocDocument[]): DriftChecks {
  const ajv = newAjv();
  for (const { base, document } of documents) ajv.addSchema({ $id: `${base}.yaml`, ...document });
  const compiled = new Map<string, ValidateFunction>();
  const places = new Map(
    documents.flatMap((holder) =>
      holder.operations.map((entry): [string, [DocDocument, DocOperation]] => [
        entry.operation.operationId,
        [holder, entry],
      ]),
    ),
  );

  function compare(operation: string, key: string, schema: object, body: unknown): Drift[] {
    const check = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, check);
    if (check(body)) return [];
    return (check.errors ?? []).map(({ instancePath, message }) => ({
      operation,
      path: instancePath === "" ? "/" : instancePath.replaceAll(/\/\d+(?=\/|$)/g, "/*"),
      expected: message ?? "another value",
      seen: kindOf(valueAt(body, instancePath)),
      count: 1,
    }));
  }

  const odd = (operation: string, path: string, expected: string, seen: string): Drift[] => [
    { operation, path, expected, seen, count: 1 },
  ];

  /** The body as data, or what is wrong with it. */
  async function read(
    operation: string,
    response: Response,
  ): Promise<{ body: unknown } | { drift: Drift[] }> {
    const text = await response.text();
    try {
      return { body: typeOf(response).endsWith("json") ? (JSON.parse(text) as unknown) : text };
    } catch {
      return { drift: odd(operation, "/", "JSON", "text that is not JSON") };
    }
  }

  return {
    async answer(operationId, response) {
      const place = places.get(operationId);
      if (place === undefined) throw new Error(`the contract has no operation ${operationId}`);
      const [{ base, document }, { method, operation, path }] = place;
      const status = answerKey(operation, response.status);
      const answers = (operation["responses"] ?? {}) as Record<string, Answer>;
      if (status === undefined) {
        return odd(
          operationId,
          "(status)",
          Object.keys(answers).join(", "),
          String(response.status),
        );
      }
      const name = answers[status]?.$ref?.split("/").at(-1);
      const holder =
        name === undefined ? answers[status] : (document.components.responses?.[name] as Answer);
      const content = holder?.content ?? {};
      const type = typeOf(response);
      const result = await read(operationId, response);
      if ("drift" in result) return result.drift;
      if (result.body === "" && Object.keys(content).length === 0) return [];
      const entry = content[type];
      if (entry === undefined)
        return odd(
          operationId,
          "(type)",
          Object.keys(content).join(", ") || "no body",
          type || "none",
        );
      if (entry.schema === undefined) return [];
      const own = pathIn(document, path);
      const at =
        name === undefined
          ? `/paths/${escape(own)}/${method}/responses/${status}`
          : `/components/responses/${name}`;
      const ref = `${base}.yaml#${encodeURI(`${at}/content/${escape(type)}/schema`)}`;
      // A list without a select answers whole rows, which stand first; the others are the shapes of named reads.
      const isWholeRow = entry.schema.items?.anyOf !== undefined;
      const schema = isWholeRow
        ? { type: "array", items: { $ref: `${ref}/items/anyOf/0` } }
        : { $ref: ref };
      return compare(operationId, ref, schema, result.body);
    },
    async rows(readName, resultRef, response) {
      const result = await read(readName, response);
      if ("drift" in result) return result.drift;
      return compare(
        readName,
        readName,
        { type: "array", items: { $ref: `db.yaml${resultRef}` } },
        result.body,
      );
    },
  };
}

const typeOf = (response: Response): string =>
  (response.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

/** Path as it stands in the document, without the server's part. */
const pathIn = (document: OpenApi, full: string): string =>
  full.slice((document.servers[0]?.url ?? "").replace(/\/$/, "").length);
