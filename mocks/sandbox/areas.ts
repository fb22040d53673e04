import { readdir } from "node:fs/promises";
import type { Area } from "./area";
import type { Handler } from "./context";

type Module = Readonly<Record<string, unknown>>;

/** Run from source Node reads the folder, because only Vite knows `import.meta.glob`; a build has the files in it. */
async function modules(): Promise<[file: string, module: Module][]> {
  if (!import.meta.url.endsWith(".ts"))
    return Object.entries(
      import.meta.glob<Module>(["./areas/*.ts", "!./areas/*.test.ts"], { eager: true }),
    );
  const files = await readdir(new URL("./areas/", import.meta.url));
  return Promise.all(
    files
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map(async (file) => {
        const url = new URL(`./areas/${file}`, import.meta.url).href;
        const module: Module = await import(/* @vite-ignore */ url);
        return [file, module] as [string, Module];
      }),
  );
}

/** Guarantee: what a file of `areas/` exports as `area` was declared as an Area; the linter asks for the type there. */
const areaOf = (module: Module) => module["area"] as Area | undefined;

let known: Promise<ReadonlyMap<string, Area>> | undefined;

/** Every area by its name, which is its file's. Files beside an area export no `area` and are left out. */
export function readAreas(): Promise<ReadonlyMap<string, Area>> {
  known ??= modules().then((found) => {
    const named = found.flatMap(([file, module]): [string, Area][] => {
      const area = areaOf(module);
      return area ? [[file.replace(/^.*\//, "").replace(/\.ts$/, ""), area]] : [];
    });
    return new Map(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
  return known;
}

/**
 * The handlers of all areas by operationId.
 * @throws Error where two areas answer one operation.
 */
export function handlersOf(areas: ReadonlyMap<string, Area>): ReadonlyMap<string, Handler> {
  const handlers = new Map<string, Handler>();
  for (const [name, area] of areas)
    for (const [id, handler] of Object.entries(area.handlers ?? {})) {
      if (handlers.has(id)) throw new Error(`${name} answers ${id}, which another area does too.`);
      handlers.set(id, handler);
    }
  return handlers;
}

/**
 * The areas in an order in which each stands after those that it names.
 * @throws Error where one names an area that there is not, or two wait for each other.
 */
export function inSeedOrder(areas: ReadonlyMap<string, Area>): Area[] {
  const ordered = new Set<Area>();
  const waiting = new Set<string>();
  const last = [...areas.values()].filter(({ after }) => after === "everything");

  function place(name: string): void {
    const area = areas.get(name);
    if (!area) throw new Error(`There is no area ${name} in mocks/sandbox/areas.`);
    if (ordered.has(area) || area.after === "everything") return;
    if (waiting.has(name))
      throw new Error(`The areas wait in a circle: ${[...waiting].join(", ")}.`);
    waiting.add(name);
    for (const before of area.after ?? []) place(before);
    waiting.delete(name);
    ordered.add(area);
  }

  for (const name of areas.keys()) place(name);
  return [...ordered, ...last];
}
