import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { validateCommand } from "./validate";

process.exitCode = await validateCommand(process.argv.slice(2), {
  read: (file) => readFile(file),
  stdin: () => buffer(process.stdin),
  print: (line) => console.log(line),
});
