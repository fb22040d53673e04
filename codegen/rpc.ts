import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { generate as orval } from "orval";
import { outputs } from "../codegen.config";

interface Operation {
  "x-invalidates"?: unknown;
}

const isWrite = (operation: object): boolean =>
  (operation as Operation)["x-invalidates"] !== undefined;
const isRead = (operation: object): boolean => !isWrite(operation);

/** SDK, query options, mutations and valibot checks of one base, by hey-api. */
export async function generateRpc(base: string): Promise<void> {
  await createClient({
    input: `${outputs.openapi}/${base}.yaml`,
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

/** MSW handlers and faker factories of one base, for tests only, by orval. */
export async function generateMsw(base: string): Promise<void> {
  await orval({
    input: { target: `${outputs.openapi}/${base}.yaml` },
    output: {
      mode: "single",
      target: `${outputs.msw(base)}/index.ts`,
      schemas: `${outputs.msw(base)}/model`,
      client: "fetch",
      mock: {
        generators: [
          { type: "msw", delay: false },
          { type: "faker", schemas: true },
        ],
      },
    },
  });
  // The client is hey-api's job; the doubles do not import orval's.
  await rm(`${outputs.msw(base)}/index.ts`);
}

/**
 * hey-api writes the same client beside every base. One copy is kept for all of them, or every page would load its own.
 */
export async function shareRuntime(bases: readonly string[]): Promise<void> {
  await rm(outputs.runtime, { recursive: true, force: true });
  for (const [index, base] of bases.entries()) {
    const folder = outputs.rpc(base);
    for (const part of ["client", "core"]) {
      if (index === 0) {
        await mkdir(outputs.runtime, { recursive: true });
        await rename(join(folder, part), join(outputs.runtime, part));
      } else await rm(join(folder, part), { recursive: true });
    }
    const files = await readdir(folder, { recursive: true });
    for (const file of files.filter((name) => name.endsWith(".ts"))) {
      const up = "../".repeat(file.split("/").length);
      const text = await readFile(join(folder, file), "utf8");
      const shared = text.replaceAll(
        /(from\s+["'])\.{1,2}\/(client|core)(\/[\w.]+)?(["'])/g,
        (_match, from: string, part: string, rest: string | undefined, quote: string) =>
          `${from}${up}runtime/${part}${rest ?? ""}${quote}`,
      );
      await writeFile(join(folder, file), shared);
    }
  }
}
