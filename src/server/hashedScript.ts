import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";

/**
 * Gives a classic script of `public/` a hashed name in the build. It blocks the first paint, so a returning browser
 * must find it in its cache without asking.
 */
export function hashedScript(file: string): Plugin {
  const source = readFileSync(file, "utf8");
  const name = basename(file);
  const hash = createHash("sha256").update(source).digest("base64url").slice(0, 8);
  const hashed = `assets/${name.replace(".js", "")}-${hash}.js`;
  return {
    name: "hashed-script",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "asset", fileName: hashed, source });
    },
    transformIndexHtml: (html) => html.replace(`"/${name}"`, `"/${hashed}"`),
  };
}
