import { existsSync, openSync, read, readFileSync, readSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** The built files of a folder, by their path in it. */
export interface AssetFiles {
  names: readonly string[];
  read(name: string): Promise<Uint8Array>;
  readNow(name: string): Uint8Array;
}

/** Where each file of a packed folder lies: first byte and length. */
export type PackIndex = Readonly<Record<string, readonly [at: number, size: number]>>;

/** A packed folder is two files beside where it would be: its contents one after the other, and where they are. */
export const packOf = (dir: string) => ({ contents: `${dir}.pack`, index: `${dir}.pack.json` });

/** Whether there is such a folder, packed or not. */
export const hasFiles = (dir: string): boolean => existsSync(packOf(dir).index) || existsSync(dir);

/**
 * Lists a folder once. npx unpacks two files in a tenth of the time that it needs for three thousand, so the packed
 * console brings its folders packed.
 */
export function listFiles(dir: string): AssetFiles {
  const { contents, index } = packOf(dir);
  if (existsSync(index)) return packedFiles(contents, index);
  const names = existsSync(dir)
    ? readdirSync(dir, { recursive: true, encoding: "utf8" })
        .filter((name) => statSync(join(dir, name)).isFile())
        .map((name) => name.replaceAll("\\", "/"))
    : [];
  return {
    names,
    read: (name) => readFile(join(dir, name)),
    readNow: (name) => readFileSync(join(dir, name)),
  };
}

function packedFiles(contents: string, indexFile: string): AssetFiles {
  const places = JSON.parse(readFileSync(indexFile, "utf8")) as PackIndex;
  const pack = openSync(contents, "r");
  const placeOf = (name: string) => {
    const place = places[name];
    if (place === undefined) throw new Error(`${contents} holds no ${name}`);
    return place;
  };
  return {
    names: Object.keys(places),
    async read(name) {
      const [at, size] = placeOf(name);
      const bytes = new Uint8Array(size);
      if (size > 0) await promisify(read)(pack, bytes, 0, size, at);
      return bytes;
    },
    readNow(name) {
      const [at, size] = placeOf(name);
      const bytes = new Uint8Array(size);
      if (size > 0) readSync(pack, bytes, 0, size, at);
      return bytes;
    },
  };
}
