import { mkdirSync, readFileSync, rmSync, writeFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { sanitiseSvg } from "./svg";
import { isDeep, isSingleColour } from "./svgColours";

/** `index.json` beside the icons. */
export interface IconIndex {
  /** Raised when the files are written differently, so that old ones are replaced. */
  format: number;
  names: string[];
  /** Icons of one colour: shown as a mask in the text's colour, because an image cannot inherit it. */
  mono: string[];
  /** Icons with parts that a dark theme would swallow: shown inverted there, in their own hue. */
  deep: string[];
}

const format = 2;

/**
 * Writes every icon of `@flanksource/icons` as `<name>.svg`, and the index, into `folder`. Does nothing when they are
 * there already: the folder's name carries the package's version.
 * @returns the number of icons and their size in bytes; null when nothing had to be written.
 */
export async function writeIcons(folder: string): Promise<{ count: number; bytes: number } | null> {
  if (isWritten(folder)) return null;
  // Loaded only when needed, and after the build has asked for React's production code.
  const [{ IconMap }, { createElement }, { renderToStaticMarkup }] = await Promise.all([
    import("@flanksource/icons/mi"),
    import("react"),
    import("react-dom/server"),
  ]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const index: IconIndex = { format, names: [], mono: [], deep: [] };
  let bytes = 0;
  for (const [name, icon] of Object.entries(IconMap)) {
    const svg = sanitiseSvg(renderToStaticMarkup(createElement(icon)));
    writeFileSync(join(folder, `${name}.svg`), svg);
    bytes += Buffer.byteLength(svg);
    index.names.push(name);
    if (isSingleColour(svg)) index.mono.push(name);
    else if (isDeep(svg)) index.deep.push(name);
  }
  writeFileSync(join(folder, "index.json"), JSON.stringify(index));
  return { count: index.names.length, bytes };
}

function isWritten(folder: string): boolean {
  const file = join(folder, "index.json");
  return existsSync(file) && readFileSync(file, "utf8").startsWith(`{"format":${format},`);
}
