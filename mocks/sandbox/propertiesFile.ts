import { readFileSync } from "node:fs";

/** `name=value` lines; `#` starts a comment. */
export function readPropertiesFile(file: string | null): Record<string, string> {
  if (file === null) return {};
  const lines = readFileSync(file, "utf8").split("\n");
  return Object.fromEntries(
    lines
      .filter((line) => line.includes("=") && !line.trimStart().startsWith("#"))
      .map((line) => {
        const at = line.indexOf("=");
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
  );
}
