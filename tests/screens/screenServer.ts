import { cleanup } from "@testing-library/react";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll } from "vitest";

/** The backend of a test file's screens: what no handler answers is an error, and each test gives its own handlers. */
export function screenServer(): ReturnType<typeof setupServer> {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  afterEach(() => {
    // What is still drawn could ask once more, when nobody answers any longer.
    cleanup();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return server;
}
