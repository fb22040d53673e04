import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Html } from "./docsHtml";
import { documentFile, readModel, schemaFile } from "./docsModel";
import { indexPage } from "./docsIndex";
import { documentPage, schemaPage } from "./docsPages";
import { searchIndex } from "./docsSearch";

const root = fileURLToPath(new URL("../", import.meta.url));
const target = join(root, "dist/contract");

/** The console's own colours, so that both have one look; the rest of the theme is for its components. */
async function colours(): Promise<string> {
  const theme = await readFile(join(root, "src/ui/theme/theme.css"), "utf8");
  const blocks = theme.match(/^(?::root|\.dark|:root,\n\.light) \{[^}]*\}/gm) ?? [];
  if (blocks.length === 0)
    throw new Error("src/ui/theme/theme.css has no colours that the reference could take");
  return blocks.join("\n");
}

/** `npm run docs`: the contract as static pages in dist/contract, which the console serves under /contract. */
async function writeDocs(): Promise<void> {
  const model = await readModel(root);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  const pages: [string, Html][] = [
    ["index.html", indexPage(model)],
    ...model.pages.map((entry): [string, Html] => [
      documentFile(entry.page),
      documentPage(model, entry),
    ]),
    ...model.schemas.map((entry): [string, Html] => [schemaFile(entry.id), schemaPage(entry)]),
  ];
  await Promise.all(pages.map(([file, { text }]) => writeFile(join(target, file), text)));
  const styles = await readFile(new URL("docsPage.css", import.meta.url), "utf8");
  await writeFile(join(target, "docs.css"), `${await colours()}\n${styles}`);
  await copyFile(new URL("docsPage.js", import.meta.url), join(target, "docs.js"));
  await copyFile(new URL("docsPageTry.js", import.meta.url), join(target, "try.js"));
  await writeFile(join(target, "search.json"), JSON.stringify(searchIndex(model)));
  await copyFile(join(root, "public/theme.js"), join(target, "theme.js"));
  const operations = model.documents.reduce((sum, entry) => sum + entry.operations.length, 0);
  console.log(
    `The reference is in dist/contract: ${operations} operations of ${model.documents.length} documents, ${model.schemas.length} schemas.`,
  );
}

await writeDocs();
