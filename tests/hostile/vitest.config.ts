import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Attacks on the built console: run after a build, apart from the unit tests. */
export default defineConfig({
  root: fileURLToPath(new URL("../../", import.meta.url)),
  test: {
    include: ["tests/hostile/*.hostile.ts"],
    environment: "node",
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
