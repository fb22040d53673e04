import { fileURLToPath } from "node:url";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { iconsPath } from "./src/server/iconsPath";
import { radixStyles } from "./src/server/styles/radixStyles";
import { reactCompiler } from "./src/server/reactCompiler";
import { sizeMap } from "./src/server/sizeMap";
import { routeFiles } from "./src/server/routeFiles";
import { chunkGroups, compiledAhead } from "./src/server/chunks";
import { hashedScript } from "./src/server/hashedScript";
import { unnamedParts } from "./src/server/unnamedParts";

const at = (folder: string) => fileURLToPath(new URL(`./${folder}`, import.meta.url));

/** The browser's part. The server's part is built in src/server/build.ts, which also runs this. */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      routesDirectory: "src/routes",
      generatedRouteTree: "generated/routeTree.gen.ts",
      routeFileIgnorePattern: "\\.(?:test|module)\\.",
      disableLogging: true,
    }),
    react(),
    reactCompiler(),
    unnamedParts(),
    hashedScript(at("public/theme.js")),
    hashedScript(at("public/first-reads.js")),
    routeFiles(at("dist/route-files.json")),
    sizeMap(at("dist/size-map.json")),
  ],
  resolve: {
    alias: [
      { find: "~generated", replacement: at("generated") },
      { find: "~mocks", replacement: at("mocks") },
      { find: "~", replacement: at("src") },
      // Descriptions are plain text here; the form library's Markdown is a third of its weight.
      {
        find: /^markdown-to-jsx\/react$/,
        replacement: at("src/components/schemaForm/plainMarkdown.tsx"),
      },
      // monaco-yaml names Monaco's files as they lie; the package gives them out without that folder.
      { find: /^monaco-editor\/esm\/vs\//, replacement: "monaco-editor/" },
    ],
  },
  define: { "import.meta.env.VITE_ICONS_PATH": JSON.stringify(iconsPath()) },
  css: { postcss: { plugins: [radixStyles(at("src"), at("node_modules/@radix-ui/themes"))] } },
  worker: { format: "es" },
  // What only a worker imports is not found ahead: the page would reload under the first editor.
  optimizeDeps: { include: ["monaco-yaml/yaml.worker.js"] },
  build: {
    outDir: "dist/client",
    // The bundle is minified; a source map would publish more than the code and weigh more than it.
    sourcemap: false,
    rolldownOptions: {
      output: {
        entryFileNames: "assets/[name]-[hash].js",
        chunkFileNames: "assets/[name]-[hash].js",
        assetFileNames: "assets/[name]-[hash][extname]",
        codeSplitting: { groups: chunkGroups },
        postBanner: compiledAhead,
      },
    },
  },
});
