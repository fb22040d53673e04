import { watchFile } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { endOnInterrupt, progressLine } from "../mocks/progressLine";
import { validateCommand } from "./validate";

/** npm runs scripts in the folder of the package: names count from where the command was given. */
const placeOf = (file: string) => resolve(process.env["INIT_CWD"] ?? ".", file);

const line = progressLine();
let checked = " before the first file";
const release = endOnInterrupt(line, () => `Stopped${checked}.`);

process.exitCode = await validateCommand(process.argv.slice(2), {
  read: (file) => readFile(placeOf(file)),
  stdin: () => buffer(process.stdin),
  print: (text) => {
    line.clear();
    console.log(text);
  },
  onFile: (file, place, count) => {
    if (count === 1) return;
    checked = ` at file ${place} of ${count}, ${file}`;
    line.show(`checking ${file} (${place} of ${count}) …`);
  },
  // By the time of its last change: editors write a new file in the place of the old one, which ends other watches.
  watch: (files, changed) =>
    new Promise(() => {
      for (const file of files)
        watchFile(placeOf(file), { interval: 250 }, (now, before) => {
          if (now.mtimeMs !== before.mtimeMs) void changed(file);
        });
    }),
});
line.clear();
release();
