import { execFileSync } from "node:child_process";
import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { listFiles, packOf } from "~/server/assetFiles";
import packageJson from "../package.json" with { type: "json" };
import { licenceTexts } from "./packLicences";

const root = fileURLToPath(new URL("../", import.meta.url));
const dist = join(root, "dist");
const target = join(dist, "package");

/** Folders of the built console; of icons and the reference, small files all, no compressed copies. */
const folders: readonly [name: string, isWanted: (file: string) => boolean][] = [
  ["client", () => true],
  ["icons", isPlain],
  ["contract", isPlain],
];

function isPlain(file: string): boolean {
  return !/\.(?:br|gz)$/.test(file);
}

/** Writes a folder as the two files that the server reads it from (`assetFiles.ts`). */
function packFolder(dir: string, to: string, isWanted: (file: string) => boolean): void {
  const files = listFiles(dir);
  const { contents, index } = packOf(to);
  const places: Record<string, [at: number, size: number]> = {};
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const name of files.names.filter(isWanted).toSorted()) {
    const part = files.readNow(name);
    places[name] = [at, part.byteLength];
    parts.push(part);
    at += part.byteLength;
  }
  writeFileSync(contents, Buffer.concat(parts));
  writeFileSync(index, JSON.stringify(places));
}

/** The server with everything that it needs in its own files, so that nothing is installed beside it. */
async function bundleServer(): Promise<void> {
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
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: "node20",
      outDir: join(target, "dist/server"),
      rolldownOptions: {
        input: { cli: join(root, "src/server/cli.ts") },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
}

/**
 * `npm run package`: the built console as one file to publish, `dist/quarterdeck-VERSION.tgz`. It needs Node and nothing
 * else: no build, no dependency, no sandbox.
 */
async function pack(): Promise<void> {
  if (!existsSync(join(dist, "build.stamp")))
    throw new Error("The console is not built; npm run build comes first.");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(join(target, "dist"), { recursive: true });
  await bundleServer();
  chmodSync(join(target, "dist/server/cli.js"), 0o755);
  for (const [name, isWanted] of folders)
    packFolder(join(dist, name), join(target, "dist", name), isWanted);
  copyFileSync(join(dist, "route-files.json"), join(target, "dist/route-files.json"));
  copyFileSync(join(root, "LICENSE"), join(target, "LICENSE"));
  copyFileSync(join(root, "docs/package.md"), join(target, "README.md"));
  writeFileSync(join(target, "THIRD-PARTY-LICENCES.txt"), licenceTexts(root));
  const { name, version, description, license, type } = packageJson;
  const manifest = {
    name,
    version,
    description,
    license,
    type,
    bin: { [name]: "dist/server/cli.js" },
    engines: { node: packageJson.engines.node },
  };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  const file = execFileSync("npm", ["pack", "--silent", "--pack-destination", dist], {
    cwd: target,
    encoding: "utf8",
  });
  console.log(`dist/${file.trim()}`);
}

try {
  await pack();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
