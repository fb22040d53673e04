import { rm } from "node:fs/promises";
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
