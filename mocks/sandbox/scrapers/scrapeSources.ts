import { readdir, readFile, realpath } from "node:fs/promises";
import { isAbsolute, join, relative, resolve } from "node:path";
import { parseAllDocuments } from "yaml";
import type { Database } from "../db/driver";
import { exchange, urlOrNull } from "../checks/httpExchange";
import { ScrapeError } from "./scrapeError";

/** A section of a scraper's spec, such as one entry of `file`. */
export type Section = Readonly<Record<string, unknown>>;

export interface SourceContext {
  db: Database;
  /** Folder that file scrapers may read. */
  filesDir: string;
  signal: AbortSignal;
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];

/** `*.yaml` fits by the name alone, a pattern with a folder by the whole path. */
export function fitsGlob(path: string, glob: string): boolean {
  const name = glob.includes("/") ? path : (path.split("/").at(-1) ?? path);
  const pattern = glob
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\*\*\/?|\*|\?/g, (sign) =>
      sign === "?" ? "[^/]" : sign === "*" ? "[^/]*" : ".*",
    );
  return new RegExp(`^${pattern}$`).test(name);
}

/** Documents of a text: JSON, or YAML of one or several documents. */
function documentsOf(text: string, format: unknown, name: string): unknown[] {
  if (format === "properties")
    return [
      Object.fromEntries(
        text
          .split("\n")
          .map((line) => /^\s*([^#=\s][^=]*?)\s*=\s*(.*)$/.exec(line))
          .flatMap((match) => (match ? [[match[1] ?? "", match[2] ?? ""]] : [])),
      ),
    ];
  try {
    if (format !== "yaml" && !/\.ya?ml$/.test(name)) return [JSON.parse(text)];
    const documents = parseAllDocuments(text);
    const [error] = documents.flatMap((document) => document.errors);
    if (error) throw error;
    return documents.map((document) => document.toJS() as unknown);
  } catch (error) {
    throw new ScrapeError(`${name} cannot be read: ${error instanceof Error ? error.message : ""}`);
  }
}

/** Files of the folder that a file scraper names; nothing outside of the folder is ever read. */
async function fromFiles(section: Section, { filesDir }: SourceContext): Promise<unknown[]> {
  const url = typeof section["url"] === "string" ? section["url"].replace(/^file:\/\//, "") : "";
  if (/^[a-z0-9+]+::|^[a-z]+:\/\//i.test(url))
    throw new ScrapeError(`The sandbox reads files of its own folder alone, not ${url}.`);
  const root = await realpath(filesDir).catch(() => {
    throw new ScrapeError(`The folder ${filesDir} does not exist; SANDBOX_FILES names another.`);
  });
  const start = await realpath(resolve(root, isAbsolute(url) ? `.${url}` : url)).catch(() => "");
  if (start !== root && !start.startsWith(`${root}/`))
    throw new ScrapeError(`There is no folder ${url} below ${filesDir}.`);
  const patterns = texts(section["paths"]);
  const ignored = texts(section["ignore"]);
  const entries = await readdir(start, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(start, join(entry.parentPath, entry.name)))
    .filter((name) => patterns.length === 0 || patterns.some((glob) => fitsGlob(name, glob)))
    .filter((name) => !ignored.some((glob) => fitsGlob(name, glob)))
    .toSorted();
  if (names.length === 0) throw new ScrapeError(`No file matches ${patterns.join(", ") || "*"}.`);
  const documents = [];
  for (const name of names)
    documents.push(
      ...documentsOf(await readFile(join(start, name), "utf8"), section["format"], name),
    );
  return documents;
}

async function fromHttp(section: Section, { signal }: SourceContext): Promise<unknown[]> {
  const text = typeof section["url"] === "string" ? section["url"] : "";
  const url = urlOrNull(text);
  if (!url) throw new ScrapeError(`${text || "The empty text"} is no address.`);
  const answer = await exchange(
    { url, method: "GET", headers: {}, body: "", insecureTls: false, ca: "" },
    [],
    signal,
  ).catch((error: unknown) => {
    throw new ScrapeError(`${url.href}: ${error instanceof Error ? error.message : "no answer"}`);
  });
  if (answer.code >= 400) throw new ScrapeError(`${url.href} answers ${answer.code}.`);
  return documentsOf(answer.content, section["format"], url.pathname);
}

/** Rows of a statement on the sandbox's own database, which it can only read. */
async function fromSql(section: Section, { db }: SourceContext): Promise<unknown[]> {
  const query = typeof section["query"] === "string" ? section["query"] : "";
  if (query.trim() === "") throw new ScrapeError("The SQL scraper has no query.");
  try {
    return await db.transaction(async (tx) => {
      await tx.query("set transaction read only");
      await tx.query("set local role sandbox_scraper");
      return tx.query<object>(query);
    });
  } catch (error) {
    throw new ScrapeError(error instanceof Error ? error.message : String(error));
  }
}

const sources: Readonly<
  Record<string, (section: Section, context: SourceContext) => Promise<unknown[]>>
> = { file: fromFiles, http: fromHttp, sql: fromSql };

/** Sections of a spec that can run here. */
export const canScrape = (key: string): boolean => Object.hasOwn(sources, key);

/** Documents that a section of a spec leads to. @throws ScrapeError in a responder's words. */
export async function readSource(
  key: string,
  section: Section,
  context: SourceContext,
): Promise<readonly unknown[]> {
  const read = Object.hasOwn(sources, key) ? sources[key] : undefined;
  if (!read)
    throw new ScrapeError(`The sandbox cannot scrape ${key}: it reads file, http and sql.`);
  return read(section, context);
}
