import { readFileSync, statSync } from "node:fs";
import { reasonOf, StartError } from "./startError";

/** A properties file of this size is none. */
const maxBytes = 1_000_000;

function textOf(file: string): string {
  const unusable = (reason: string) =>
    new StartError(
      `SANDBOX_PROPERTIES=${file} cannot be read: ${reason}; name a file of name=value lines, or leave it out.`,
    );
  try {
    const about = statSync(file);
    if (about.isDirectory()) throw unusable("it is a folder");
    // A device or a pipe would never end, or never begin.
    if (!about.isFile()) throw unusable("it is no file");
    if (about.size > maxBytes) throw unusable("it is larger than 1 MB");
    return readFileSync(file, "utf8");
  } catch (error) {
    throw error instanceof StartError ? error : unusable(reasonOf(error));
  }
}

/**
 * `name=value` lines; `#` starts a comment.
 * @throws StartError when the file cannot be read.
 */
export function readPropertiesFile(file: string | null): Record<string, string> {
  if (file === null) return {};
  const lines = textOf(file).split("\n");
  return Object.fromEntries(
    lines
      .filter((line) => line.includes("=") && !line.trimStart().startsWith("#"))
      .map((line) => {
        const at = line.indexOf("=");
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
  );
}
