import { watchFile } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { buffer } from "node:stream/consumers";
import { validateCommand } from "./validate";

/** npm runs scripts in the folder of the package: names count from where the command was given. */
const placeOf = (file: string) => resolve(process.env["INIT_CWD"] ?? ".", file);

process.exitCode = await validateCommand(process.argv.slice(2), {
  read: (file) => readFile(placeOf(file)),
  stdin: () => buffer(process.stdin),
  print: (line) => console.log(line),
  // By the time of its last change: editors write a new file in the place of the old one, which ends other watches.
  watch: (files, changed) =>
    new Promise(() => {
      for (const file of files)
        watchFile(placeOf(file), { interval: 250 }, (now, before) => {
          if (now.mtimeMs !== before.mtimeMs) void changed(file);
        });
    }),
});
