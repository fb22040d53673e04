import { writeFileSync } from "node:fs";
import type { Plugin } from "vite";

/** What one script of the console is made of: bytes before packing, by package or by folder of `src` and `generated`. */
export interface ScriptSize {
  /** Address of the script. */
  file: string;
  bytes: number;
  parts: Readonly<Record<string, number>>;
}

/** `…/node_modules/@radix-ui/themes/…` is "@radix-ui/themes", `…/src/components/list/…` is "src/components/list". */
export function partOf(module: string): string {
  const name = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  if (name !== undefined) return name;
  return /\/((?:src|generated)(?:\/[^/]+){0,2})\/[^/]+$/.exec(module)?.[1] ?? "the rest";
}

/** Writes what each script is made of, for `npm run bench -- sizes`. */
export function sizeMap(target: string): Plugin {
  return {
    name: "size-map",
    apply: "build",
    writeBundle(_, bundle) {
      const scripts: ScriptSize[] = [];
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        const parts: Record<string, number> = {};
        for (const [module, { renderedLength }] of Object.entries(chunk.modules)) {
          const part = partOf(module);
          parts[part] = (parts[part] ?? 0) + renderedLength;
        }
        scripts.push({ file: `/${chunk.fileName}`, bytes: chunk.code.length, parts });
      }
      writeFileSync(target, JSON.stringify(scripts));
    },
  };
}
