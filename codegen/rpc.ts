import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { generate as orval } from "orval";
import ts from "typescript";
import { outputs } from "../codegen.config";
import type { AnswerShape } from "~/api/readable";
import { answerShapes } from "./answerShape";
import { banner, type OpenApi } from "./document";

interface Operation {
  "x-invalidates"?: unknown;
}

const isWrite = (operation: object): boolean =>
  (operation as Operation)["x-invalidates"] !== undefined;
const isRead = (operation: object): boolean => !isWrite(operation);

type Documents = ReadonlyMap<string, OpenApi>;

/** A document of its own: generators write into what they are given. */
function copyOf(base: string, documents: Documents): Record<string, unknown> {
  const document = documents.get(base);
  if (!document) throw new Error(`the contract has no ${base}`);
  return JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
}

/** SDK, query options, mutations and valibot checks of one base, by hey-api. */
export async function generateRpc(base: string, documents: Documents): Promise<void> {
  await createClient({
    input: copyOf(base, documents),
    output: { path: outputs.rpc(base), entryFile: false },
    logs: { level: "silent" },
    // A POST that changes nothing (a search, a preview) is a query: only writes say what they make stale.
    parser: { hooks: { operations: { isQuery: isRead, isMutation: isWrite } } },
    plugins: [
      "@hey-api/typescript",
      { name: "@hey-api/client-fetch", runtimeConfigPath: "~/api/rpc" },
      { name: "@hey-api/sdk" },
      { name: "valibot" },
      {
        name: "@tanstack/react-query",
        queryOptions: { meta: (operation: { id: string }) => ({ operation: operation.id }) },
        mutationOptions: { meta: (operation: { id: string }) => ({ operation: operation.id }) },
      },
    ],
  });
}

/** The declarations of types in a text by their name. */
function typesIn(text: string): Map<string, string> {
  const { statements } = ts.createSourceFile("types.ts", text, ts.ScriptTarget.Latest);
  const named = statements.flatMap((statement): [string, string][] => {
    const part = text.slice(statement.pos, statement.end);
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement))
      return [[statement.name.text, part]];
    // An enum is a type and a constant of one name.
    const list = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [];
    return list.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [[`const ${name.text}`, part]] : [],
    );
  });
  return new Map(named);
}

/** Those of the types that a text names, and what they name in turn, in their own order. */
function typesFor(text: string, types: ReadonlyMap<string, string>): string[] {
  const used = new Set<string>();
  const visit = (part: string) => {
    for (const word of new Set(part.match(/\w+/g)))
      for (const name of [word, `const ${word}`]) {
        const type = types.get(name);
        if (type === undefined || used.has(name)) continue;
        used.add(name);
        visit(type);
      }
  };
  visit(text);
  return [...types].flatMap(([name, type]) => (used.has(name) ? [type] : []));
}

/**
 * MSW handlers with made-up answers of one base, for tests only, by orval: one file with the types that they need. Its
 * client is left out: that is hey-api's job.
 */
export async function generateMsw(base: string, documents: Documents): Promise<void> {
  const target = outputs.msw(base);
  const server = documents.get(base)?.servers[0]?.url ?? "";
  await orval({
    input: { target: copyOf(base, documents) },
    output: {
      mode: "single",
      target,
      client: "fetch",
      mock: { generators: [{ type: "msw", delay: false, baseUrl: `*${server}` }] },
      // The contract sets no limits that real data may exceed; made-up numbers stay readable all the same.
      override: { mock: { numberMin: 0, numberMax: 1000 } },
    },
  });
  const handlersFile = target.replace(/ts$/, "msw.ts");
  const handlers = await readFile(handlersFile, "utf8");
  const types = typesFor(handlers, typesIn(await readFile(target, "utf8")));
  const body = handlers
    .replace(/^\/\*\*[^]*?\*\/\n/, "")
    // A part of a map would be a map with undefined in it.
    .replaceAll(/Partial<\s*(\w+)\s*>( = \{\}\): \1 => \(\{\s*\.\.\.\{\s*\[)/g, "$1$2");
  await writeFile(target, `${banner}${body}\n${types.join("\n")}\n`);
  await rm(handlersFile);
}

/**
 * hey-api writes the same client beside every base. One copy is kept for all of them, or every page would load its own.
 */
export async function shareRuntime(bases: readonly string[], documents: Documents): Promise<void> {
  await rm(outputs.runtime, { recursive: true, force: true });
  for (const [index, base] of bases.entries()) {
    const folder = outputs.rpc(base);
    for (const part of ["client", "core"]) {
      if (index === 0) {
        await mkdir(outputs.runtime, { recursive: true });
        await rename(join(folder, part), join(outputs.runtime, part));
      } else await rm(join(folder, part), { recursive: true });
    }
    const document = documents.get(base);
    // The flows of identity answer with a step of any status, and judge it themselves.
    const shapes =
      document && base !== "identity" ? answerShapes(document) : new Map<string, AnswerShape>();
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => name.endsWith(".ts"))) {
      const up = "../".repeat(file.split("/").length);
      const text = await readFile(join(folder, file), "utf8");
      const shared = text.replaceAll(
        /(from\s+["'])\.{1,2}\/(client|core)(\/[\w.]+)?(["'])/g,
        (_match, from: string, part: string, rest: string | undefined, quote: string) =>
          `${from}${up}runtime/${part}${rest ?? ""}${quote}`,
      );
      await writeFile(join(folder, file), withReadable(shared, shapes));
    }
  }
  const client = join(outputs.runtime, "client/client.gen.ts");
  await writeFile(client, withNoAnswer(await readFile(client, "utf8")));
}

/** Lets a query fail on an answer that is none of the contract's, where it would look like one without rows. */
function withReadable(text: string, shapes: ReadonlyMap<string, AnswerShape>): string {
  const held = text.replaceAll(
    /(const \{ data \} = await (\w+)\(\{\s*\.\.\.options,\s*\.\.\.queryKey\[0\],[^}]*\}\);\s*)return data;/g,
    (all, call: string, operation: string) => {
      const shape = shapes.get(operation);
      if (!shape) return all;
      return `${call}return readable(data, "${operation}", ${JSON.stringify(shape)});`;
    },
  );
  return held === text ? text : `import { readable } from "~/api/readable";\n${held}`;
}

/** The client reads an empty body as an empty object: as one that can be told from others. */
function withNoAnswer(text: string): string {
  const marked = text
    .replace("JSON.parse(text) : {};", "JSON.parse(text) : noAnswer;")
    .replace("emptyData = {};", "emptyData = noAnswer;");
  if (marked.split("noAnswer").length !== 3)
    throw new Error("the generated client reads empty answers in another way than before");
  return `import { noAnswer } from "~/api/readable";\n${marked}`;
}
