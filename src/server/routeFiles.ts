import { writeFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";

/** What the page of one route loads beyond the start: addresses of scripts and styles. */
export interface RouteFiles {
  /** Path of the route as the router has it: `/catalog/$id/changes`. */
  path: string;
  /** Whether the pages below this path are shown inside this one. */
  isFrame: boolean;
  scripts: readonly string[];
  styles: readonly string[];
}

const split = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/**
 * The router's path of a route file: `_app/catalog/$id/route` → `/catalog/$id`. Groups that begin with `_` have no part
 * in the address, and a `_` at the end only leaves the frame of the same name.
 */
export function routePath(file: string): string {
  const words = file
    .split(/[/.]/)
    .filter((word) => !word.startsWith("_") && word !== "index" && word !== "route")
    .map((word) => word.replace(/_$/, ""));
  return `/${words.join("/")}`;
}

/** Writes which files each route needs, so that the server can name them in the page before any script runs. */
export function routeFiles(target: string): Plugin {
  return {
    name: "route-files",
    apply: "build",
    writeBundle(_, bundle) {
      writeFileSync(target, JSON.stringify(filesOf(bundle)));
    },
  };
}

function filesOf(bundle: Rolldown.OutputBundle): RouteFiles[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const atStart = reached(
    bundle,
    chunks.filter((chunk) => chunk.isEntry),
  );
  return chunks.flatMap((chunk) => {
    const file = split.exec(chunk.facadeModuleId ?? "")?.[1];
    if (file === undefined) return [];
    const own = [...reached(bundle, [chunk])].filter((part) => !atStart.has(part));
    return {
      path: routePath(file),
      isFrame: file.endsWith("/route"),
      scripts: own.map(({ fileName }) => `/${fileName}`),
      styles: [...new Set(own.flatMap(stylesOf))].map((name) => `/${name}`),
    };
  });
}

/** Vite keeps the style sheets of a chunk beside it. */
const stylesOf = (chunk: Rolldown.OutputChunk): string[] => [
  ...(chunk.viteMetadata?.importedCss ?? []),
];

function reached(
  bundle: Rolldown.OutputBundle,
  roots: readonly Rolldown.OutputChunk[],
): ReadonlySet<Rolldown.OutputChunk> {
  const seen = new Set<Rolldown.OutputChunk>();
  const waiting = [...roots];
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (seen.has(chunk)) continue;
    seen.add(chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === "chunk") waiting.push(next);
    }
  }
  return seen;
}
