import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { docPages } from "./docPages";

/** `npm run docs:pages`: writes the pages of `docs/` that follow from the sources. */
for (const [name, text] of docPages())
  await writeFile(fileURLToPath(new URL(`../docs/${name}`, import.meta.url)), text);
