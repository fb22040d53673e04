import { readFile } from "node:fs/promises";

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  link?: boolean;
  /** Made for some machines alone: none of it is part of the console. */
  os?: readonly string[];
  cpu?: readonly string[];
}

interface Lock {
  packages: Readonly<Record<string, LockedPackage>>;
}

/** A package that the console ships, and under which licence. */
interface Shipped {
  name: string;
  version: string;
  licence: string;
}

const folder = "node_modules/";

/** For the build alone by the lockfile, and yet in the console: the build writes each icon as a file. */
const copied: ReadonlySet<string> = new Set(["@flanksource/icons"]);

/** What a lockfile holds beside what only development needs, and what the build copies; the licence as its package names it (SPDX). */
export function shippedPackages({ packages }: Lock): Shipped[] {
  const found = new Map<string, Shipped>();
  for (const [
    path,
    { version = "", license = "not named", dev, devOptional, link, os, cpu },
  ] of Object.entries(packages)) {
    const name = path.slice(path.lastIndexOf(folder) + folder.length);
    if (!path.includes(folder) || devOptional || link || os || cpu) continue;
    if (dev && !copied.has(name)) continue;
    found.set(`${name} ${version}`, { name, version, licence: license });
  }
  return [...found.values()].toSorted((a, b) =>
    a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1,
  );
}

/** Module with what the console ships, and the version of the contract that it was made from. */
export async function aboutModule(contractVersion: string): Promise<string> {
  const lock: unknown = JSON.parse(await readFile("package-lock.json", "utf8"));
  const shipped = shippedPackages(lock as Lock);
  return `/** The contract that the console was made from. */
export const contractVersion = ${JSON.stringify(contractVersion)};

/** A package that the console ships, and under which licence. */
export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
}

/** Every package that is not for development alone, from the lockfile. */
export const shippedPackages: readonly ShippedPackage[] = ${JSON.stringify(shipped)};
`;
}
