import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** The version in a package.json next to `entry`. */
function packageVersion(entry: string): string {
  const parsed: unknown = JSON.parse(readFileSync(join(dirname(entry), "package.json"), "utf8"));
  if (typeof parsed === "object" && parsed !== null && "version" in parsed)
    return String(parsed.version);
  throw new Error(`${entry} has no version beside it.`);
}

/** Where the icons of the installed package are served; the version in the path lets browsers keep them for ever. */
export function iconsPath(): string {
  const entry = createRequire(import.meta.url).resolve("@flanksource/icons");
  return `/icons/v${packageVersion(entry)}`;
}
