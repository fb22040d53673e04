import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (folder: string) => fileURLToPath(new URL(`./${folder}`, import.meta.url));

/** Unit and contract tests run in Node; what needs a page runs in Chromium through Playwright (tests/e2e). */
export default defineConfig({
  resolve: {
    alias: { "~generated": at("generated"), "~mocks": at("mocks"), "~": at("src") },
  },
  test: {
    include: ["{src,mocks,codegen,tests}/**/*.test.{ts,tsx}"],
    environment: "node",
    // Files share a worker: most are tiny, and importing the generated code anew for each took longer than the tests.
    pool: "threads",
    isolate: false,
    maxWorkers: "100%",
    testTimeout: 20_000,
    // The first hook of a worker may have to seed the template that all later ones copy.
    hookTimeout: 180_000,
  },
});
