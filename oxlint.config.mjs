import { readdirSync, readFileSync } from "node:fs";

/*
 * Who may import whom (CONTRIBUTING.md), as one table: a folder imports from itself and from the folders named here.
 * The public files of a block in src/components are those that its README names in backticks; the others are
 * its own business.
 */
const layers = {
  lib: [],
  ui: ["lib"],
  api: ["lib"],
  components: ["lib", "ui", "api", "components"],
  features: ["lib", "ui", "api", "components"],
  shell: ["lib", "ui", "api", "components"],
  routes: ["lib", "ui", "api", "components", "features", "shell", "routes"],
  server: ["server"],
};
const folders = Object.keys(layers);

const blocks = readdirSync("src/components", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** The files of a block that others may import: the names in its README's first list. */
function publicFiles(block) {
  const readme = readFileSync(`src/components/${block}/README.md`, "utf8");
  return [...readme.matchAll(/^- `(\w+)`/gm)].map(([, name]) => `!~/components/${block}/${name}`);
}

const blockFiles = {
  group: ["~/components/*/*", ...blocks.flatMap(publicFiles)],
  message: "This file is its block's own: import what the block's README names.",
};
const upwards = { group: ["../*"], message: "Across folders import with the alias ~/." };
const sandbox = { group: ["~mocks/*"], message: "The console never imports the sandbox." };

const own = {
  lib: {
    group: ["react", "react-dom", "@tanstack/*", "~generated/*"],
    message: "src/lib holds pure functions.",
  },
  ui: {
    group: ["@tanstack/react-router", "@tanstack/react-query", "~generated/*"],
    message: "src/ui knows neither router nor API.",
  },
  features: {
    group: ["~/features/**"],
    message: "Features never import features: what two areas need moves down to src/components.",
  },
};

function restricted(folder, allowed) {
  // lib and ui import between their own kinds by the alias; api, shell and the like are flat.
  const forbidden = folders.filter(
    (other) => !allowed.includes(other) && (other !== folder || folder === "features"),
  );
  const layer = {
    group: forbidden.filter((other) => other !== folder).map((other) => `~/${other}/**`),
    message: `src/${folder} may import only from ${allowed.join(", ") || "its own folder"} (CONTRIBUTING.md).`,
  };
  const patterns = [layer, own[folder], upwards, folder === "server" ? undefined : sandbox];
  if (allowed.includes("components")) patterns.push(blockFiles);
  return {
    files: [`src/${folder}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: patterns.filter((entry) => entry) }],
    },
  };
}

export default {
  plugins: ["typescript", "import", "react", "jsx-a11y", "unicorn", "oxc", "vitest", "promise"],
  categories: { correctness: "error", suspicious: "error" },
  env: { browser: true, node: true, es2024: true },
  rules: {
    "import/no-cycle": [
      "error",
      {
        ignoreTypes: true,
      },
    ],
    "import/no-default-export": "error",
    "typescript/no-explicit-any": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": [
      "error",
      {
        checksVoidReturn: {
          attributes: false,
        },
      },
    ],
    eqeqeq: "error",
    "no-var": "error",
    "prefer-const": "error",
    "no-console": "off",
    "max-lines": [
      "error",
      {
        max: 330,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error",
    "react/react-in-jsx-scope": "off",
    "no-await-in-loop": "off",
    "no-shadow": "off",
    "typescript/consistent-return": "off",
    "promise/always-return": "off",
    "unicorn/require-post-message-target-origin": "off",
    "vitest/require-to-throw-message": "off",
    "no-underscore-dangle": "off",
    "import/no-unassigned-import": "off",
    "import/no-named-as-default": "off",
    "import/no-named-as-default-member": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "unicorn/no-array-sort": "error",
    "unicorn/consistent-function-scoping": "off",
    "vitest/require-mock-type-parameters": "off",
    "react/iframe-missing-sandbox": "error",
    "react/no-danger": "error",
    "jsx-a11y/prefer-tag-over-role": "off",
    "react/incompatible-library": "off",
    "jsx-a11y/control-has-associated-label": "off",
    "vitest/no-conditional-expect": "off",
    "vitest/expect-expect": [
      "error",
      {
        assertFunctionNames: ["expect", "expect*"],
      },
    ],
    "vitest/valid-expect": [
      "error",
      {
        maxArgs: 2,
      },
    ],
  },
  ignorePatterns: ["generated/**", "dist/**", "node_modules/**"],
  overrides: [
    ...Object.entries(layers).map(([folder, allowed]) => restricted(folder, allowed)),
    {
      files: ["mocks/**"],
      rules: {
        "no-restricted-imports": [
          "error",
          {
            patterns: [
              { group: ["~/*"], message: "mocks import generated and their own folder only." },
            ],
          },
        ],
      },
    },
    {
      files: ["src/routes/**", "*.config.ts", "tests/e2e/globalSetup.ts", "tests/screens/domEnvironment.ts"],
      rules: {
        "import/no-default-export": "off",
      },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "tests/**"],
      rules: {
        "max-lines": "off",
      },
    },
  ],
};
