import { describe, expect, it } from "vitest";
import { operations, type OperationEntry } from "~generated/operations";
import { handlersOf, readAreas } from "~mocks/sandbox/areas";
import { backendCalls, liveNames } from "./backendCalls";

const entries: [string, OperationEntry][] = Object.entries(operations);

const shape = (path: string) => path.replaceAll(/\{[^}]+\}/g, "{id}").replace(/(?<=.)\/$/, "");

/** Operations of the contract that answer a call such as `GET /auth/whoami`; `*` stands for everything below a path. */
function coveredBy(call: string): string[] {
  const [method, path = ""] = call.split(" ");
  return entries
    .filter(([, entry]) => {
      const full = shape(`${entry.base}${entry.path}`).replace(/^\/api/, "");
      return method === "*"
        ? full === path || full.startsWith(`${path}/`)
        : entry.method === method && full === path;
    })
    .map(([id]) => id);
}

describe("the contract covers the backend", () => {
  const calls = backendCalls.map((call) => [call, coveredBy(call).join(", ")] as const);
  const names = Object.entries(liveNames).flatMap(([name, methods]) =>
    methods.map((method) => {
      const call = `${method} /db/${name}`;
      const found = entries.find(
        ([, entry]) =>
          entry.base === "/api/db" && entry.path === `/${name}` && entry.method === method,
      );
      return [call, found?.[0] ?? ""] as const;
    }),
  );

  it.each(calls)("%s by %s", (_call, operationIds) => {
    expect(operationIds).not.toBe("");
  });

  it.each(names)("%s by %s", (_call, operationId) => {
    expect(operationId).not.toBe("");
  });
});

describe("the sandbox answers the contract", async () => {
  const handlers = handlersOf(await readAreas());
  // Tables have no handlers; charts are the console's own, with a backend as with the sandbox.
  const others = entries.filter(([id, { base }]) => base !== "/api/db" && id !== "getChart");

  it.each(others.map(([id]) => id))("%s", (id) => {
    expect(handlers.has(id)).toBe(true);
  });
});
