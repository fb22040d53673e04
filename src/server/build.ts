import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { exitCode, startNode } from "./child";
import { compressFolder } from "./compress";
import { writeIcons } from "./icons";
import { iconsPath } from "./iconsPath";
import { endOnInterrupt, progressLine } from "~mocks/progressLine";
import { clearStamp, sourceHash, writeStamp } from "./stamp";

const root = fileURLToPath(new URL("../../", import.meta.url));
const dist = join(root, "dist");

// React prints warnings about the icons' attributes otherwise, and Vite would bundle its development build.
process.env["NODE_ENV"] = "production";
process.env["VITE_CONFIG_NATIVE_IGNORE_WARNING"] = "true";

const steps: readonly (readonly [name: string, work: () => Promise<string>])[] = [
  ["console", buildClient],
  ["server", buildServer],
  ["sandbox template", buildTemplateFile],
  ["icons", buildIcons],
  ["contract reference", buildReference],
];
const line = progressLine();
endOnInterrupt(
  line,
  () => "Stopped: the build is not complete. npm start or npm run build begins again.",
);

try {
  const hash = sourceHash(root);
  clearStamp(root);
  mkdirSync(dist, { recursive: true });
  for (const [index, [name, work]] of steps.entries()) {
    line.show(`building ${name} (${index + 1} of ${steps.length}) …`);
    await step(name, work);
  }
  writeStamp(root, hash);
} catch (error) {
  line.clear();
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function step(name: string, work: () => Promise<string>): Promise<void> {
  const start = performance.now();
  const result = await work();
  line.clear();
  console.log(`  built ${name}: ${result} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
}

async function buildClient(): Promise<string> {
  await build({
    root,
    configFile: join(root, "vite.config.ts"),
    mode: "production",
    logLevel: "warn",
  });
  const { files, plain, gzip, brotli } = await compressFolder(join(dist, "client"));
  return `${files} files, ${kilobytes(plain)}, gzip ${kilobytes(gzip)}, brotli ${kilobytes(brotli)}`;
}

/** Chunks lie flat beside main.js, because the sandbox finds its worker and template relative to its own file. */
async function buildServer(): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    resolve: {
      alias: {
        "~generated": join(root, "generated"),
        "~mocks": join(root, "mocks"),
        "~": join(root, "src"),
      },
    },
    build: {
      ssr: true,
      target: "node20",
      outDir: "dist/server",
      rolldownOptions: {
        input: {
          main: join(root, "src/server/main.ts"),
          worker: join(root, "mocks/sandbox/db/worker.ts"),
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  return "main.js and worker.js";
}

async function buildTemplateFile(): Promise<string> {
  const { cachedTemplate, readSchema, schemaHash } = await import("~mocks/sandbox/db/template");
  const template = await cachedTemplate(join(root, "node_modules/.cache/sandbox"));
  writeFileSync(join(dist, "sandbox-template.tar.gz"), template);
  writeFileSync(join(dist, "sandbox-schema.txt"), schemaHash());
  // For a sandbox on a server, which makes its tables there.
  writeFileSync(join(dist, "sandbox-schema.sql"), readSchema().join("\n"));
  return kilobytes(template.byteLength);
}

async function buildIcons(): Promise<string> {
  const folder = join(dist, iconsPath());
  const written = await writeIcons(folder);
  if (written === null) return "as before";
  const { gzip } = await compressFolder(folder);
  return `${written.count} files, ${kilobytes(written.bytes)}, gzip ${kilobytes(gzip)}`;
}

/** By its own command, which belongs to the generators and knows nothing of this server. */
async function buildReference(): Promise<string> {
  const code = await exitCode(startNode([...process.execArgv, join(root, "codegen/docsCli.ts")]));
  if (code !== 0) throw new Error("The contract's reference could not be written.");
  const { files, plain, gzip } = await compressFolder(join(dist, "contract"));
  return `${files} files, ${kilobytes(plain)}, gzip ${kilobytes(gzip)}`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} kB`;
}
