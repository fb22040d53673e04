import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (folder: string) => fileURLToPath(new URL(`./${folder}`, import.meta.url));

/** What `npm run check` asks for. */
const isQuick = process.env["CHECK"] === "quick";

/** Files share a worker: most are tiny, and importing the generated code anew for each took longer than the tests. */
const sharedWorkers = { environment: "node", pool: "threads", isolate: false } as const;

/**
 * Screens are drawn by the React that ships: what that of developers notes for its warnings took half of the time. Pages
 * come and go by the hundred, so rubbish is collected in larger pieces, which only a process can be told, no thread; by
 * one thread of it, because the workers keep every core busy as it is.
 */
const drawsScreens = {
  environment: "./tests/screens/domEnvironment.ts",
  setupFiles: ["shippedReact", "plainEditor", "newVisit"].map(
    (name) => `./tests/screens/${name}.ts`,
  ),
  env: { NODE_ENV: "production" },
  pool: "forks" as const,
  isolate: false,
  execArgv: ["--max-semi-space-size=128", "--single-threaded-gc"],
};

/**
 * Unit and contract tests run in Node. Tests of whole screens (`*.ui.test.tsx`) run in Node with a document that is no
 * browser's; what needs a real page runs in Chromium through Playwright (tests/e2e). What starts whole servers or takes
 * seconds is slow (`*.slow.test.ts`, `*.slow.ui.test.tsx`): CI runs it, `npm run check` does not.
 */
export default defineConfig({
  resolve: {
    alias: { "~generated": at("generated"), "~mocks": at("mocks"), "~": at("src") },
  },
  test: {
    testTimeout: 60_000,
    // The first hook of a worker may have to seed the template that all later ones copy.
    hookTimeout: 180_000,
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{src,mocks,codegen,tests}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.slow.test.ts", "**/*.ui.test.tsx", "**/node_modules/**"],
          ...sharedWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: "slow",
          include: ["{src,mocks,codegen,tests}/**/*.slow.test.ts"],
          ...sharedWorkers,
        },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: "screens",
          include: ["{src,tests}/**/*.ui.test.tsx"],
          exclude: [...(isQuick ? ["**/*.slow.ui.test.tsx"] : []), "**/node_modules/**"],
          testTimeout: 40_000,
          ...drawsScreens,
        },
      },
    ],
  },
});
