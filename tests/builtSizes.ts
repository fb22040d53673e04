import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { RouteFiles } from "~/server/routeFiles";

/** What the first screen of one address fetches before it is drawn, as the build has written it. */
export interface BuiltSize {
  /** Path of the route as the router has it. */
  path: string;
  scripts: number;
  /** Kilobytes of scripts as browsers get them, packed by Brotli. */
  scriptKb: number;
  styles: number;
  /** Kilobytes of style sheets, packed by gzip. */
  styleKb: number;
}

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** Kilobytes of a file in one packing; small ones are not packed. */
function packedKb(folder: string, file: string, packing: ".br" | ".gz"): number {
  const packed = join(folder, file + packing);
  return statSync(existsSync(packed) ? packed : join(folder, file)).size / 1000;
}

/**
 * Sizes of every route of a built console.
 * @param dist the folder that `npm run build` writes.
 */
export function builtSizes(dist: string): readonly BuiltSize[] {
  const client = join(dist, "client");
  const routes = JSON.parse(readFileSync(join(dist, "route-files.json"), "utf8")) as RouteFiles[];
  const page = readFileSync(join(client, "index.html"), "utf8");
  const atStart = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
    ([, file = ""]) => file,
  );
  return routes.map((route) => {
    const frames = routes.filter(
      (frame) => frame === route || (frame.isFrame && route.path.startsWith(`${frame.path}/`)),
    );
    const scripts = unique([...atStart, ...frames.flatMap((frame) => frame.scripts)]).filter(
      (file) => file.endsWith(".js"),
    );
    const styles = unique([...atStart, ...frames.flatMap((frame) => frame.styles)]).filter((file) =>
      file.endsWith(".css"),
    );
    const sum = (files: readonly string[], packing: ".br" | ".gz") =>
      files.reduce((total, file) => total + packedKb(client, file, packing), 0);
    return {
      path: route.path,
      scripts: scripts.length,
      scriptKb: sum(scripts, ".br"),
      styles: styles.length,
      styleKb: sum(styles, ".gz"),
    };
  });
}
