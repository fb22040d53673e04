import { configure } from "@testing-library/react";
import type { HttpHandler } from "msw";
import { openConsole } from "./openConsole";
import { screenServer } from "./screenServer";

/**
 * Readies a test file for the console in a document that is no browser's. @returns what opens an address with a
 * backend; the router tells where it leads.
 */
export function prepareScreens() {
  configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });
  const server = screenServer();
  return (path: string, handlers: readonly HttpHandler[]) => {
    server.use(...handlers);
    return openConsole(path);
  };
}
