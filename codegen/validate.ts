import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { documentRules } from "~/lib/json/documentRules";
import {
  checkDocument,
  pathText,
  type DocumentKind,
  type DocumentOptions,
  type Validator,
} from "~/lib/json/documents";
import { readYamlDocuments } from "~/lib/yaml/yamlDocuments";
import { contract } from "../codegen.config";
import { ownKeywords } from "./schemaFiles";
import { newAjv } from "./validators";

/** Larger files are no resources that somebody wrote. */
const maxBytes = 20_000_000;

/** Kinds in the order in which messages list them; a schema joins through its `x-kind`. */
const kindOrder = [
  "Canary",
  "ScrapeConfig",
  "Playbook",
  "Notification",
  "NotificationSilence",
  "Permission",
  "PermissionGroup",
  "Scope",
  "View",
  "Connection",
  "Topology",
  "Application",
  "IncidentRule",
];

interface KindKeyword {
  kind?: string;
  group?: string;
  version?: string;
}

interface SchemaFile {
  $id: string;
  "x-kind"?: KindKeyword;
}

/** Where the command reads and writes. */
export interface ValidateIo {
  read: (file: string) => Promise<Uint8Array>;
  stdin: () => Promise<Uint8Array>;
  print: (line: string) => void;
}

/**
 * All kinds that `schemas/` describes, read once, with checks that compile at first use.
 * @throws Error when a schema file is no JSON or refers to a file that does not exist.
 */
export function documentOptions(): Promise<DocumentOptions> {
  known ??= readKinds();
  return known;
}

let known: Promise<DocumentOptions> | undefined;

async function readKinds(): Promise<DocumentOptions> {
  const ajv = newAjv({ verbose: true });
  for (const keyword of ownKeywords) ajv.addKeyword(keyword);
  const entries = await readdir(contract.schemas, { recursive: true, encoding: "utf8" });
  const kinds: DocumentKind[] = [];
  const lazy = (id: string): Validator => {
    const check: Validator = (value) => {
      const validate = ajv.getSchema(id);
      if (!validate) throw new Error(`schemas: no file with the $id ${id}`);
      const valid = validate(value);
      check.errors = validate.errors ?? null;
      return valid;
    };
    return check;
  };
  for (const file of entries.filter((name) => name.endsWith(".json")).toSorted()) {
    const text = await readFile(join(contract.schemas, file), "utf8");
    const schema: SchemaFile = JSON.parse(
      text.replaceAll(/("\$ref":\s*")(?:[^"#]*\/)?([^"/#]+\.json)/g, "$1$2"),
    );
    ajv.addSchema(schema, basename(file));
    const { kind, group, version } = schema["x-kind"] ?? {};
    if (!kind || !group || !version) continue;
    const rules = documentRules[kind];
    kinds.push({ kind, group, version, validate: lazy(schema.$id), ...(rules ? { rules } : {}) });
  }
  const place = ({ kind }: DocumentKind) =>
    kindOrder.includes(kind) ? kindOrder.indexOf(kind) : kindOrder.length;
  return {
    kinds: kinds.toSorted((left, right) => place(left) - place(right)),
    metadata: lazy("object-meta.json"),
  };
}

function textOf(bytes: Uint8Array): { text: string } | { reason: string } {
  if (bytes.length > maxBytes) return { reason: `larger than ${maxBytes / 1_000_000} MB` };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { reason: "not UTF-8 text" };
  }
}

/** Text on one line: control characters, which a name may hold, would break the format. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, " ").trim();

/** Lines for the documents of one file, and how many of them are errors. */
export function validateText(
  file: string,
  text: string,
  options: DocumentOptions,
): { lines: string[]; errors: number } {
  const lines: string[] = [];
  let errors = 0;
  const fail = (line: number, path: string, message: string) => {
    errors += 1;
    lines.push(oneLine(`error ${file}:${line} ${path} ${message}`));
  };
  const documents = readYamlDocuments(text);
  if (documents.length === 0) fail(1, "(document)", "no document in it");
  for (const { value, issues, lineOf } of documents) {
    for (const { line, message } of issues) fail(line, "(document)", message);
    if (issues.length > 0) continue;
    for (const document of checkDocument(value, options)) {
      const found = document.issues.map(({ path, message }) => ({
        line: lineOf(path),
        path: pathText(path),
        message,
      }));
      for (const { line, path, message } of found.toSorted((left, right) => left.line - right.line))
        fail(line, path, message);
      if (found.length === 0) lines.push(oneLine(`ok ${document.kind} ${document.name || "-"}`));
    }
  }
  return { lines, errors };
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return "no such file";
  if (code === "EISDIR") return "is a directory: name its files";
  return `cannot be read${code ? ` (${code})` : ""}`;
}

const usage = "usage: npm run validate -- [--kind KIND] FILE… (- reads from standard input)";

/**
 * The validate command: one line per document, `ok KIND NAME` or `error FILE:LINE path message` per issue.
 * @returns exit code: 0 all acceptable, 1 issues, 2 wrong usage.
 */
export async function validateCommand(args: readonly string[], io: ValidateIo): Promise<number> {
  const options = { ...(await documentOptions()) };
  const names = options.kinds.map(({ kind }) => kind);
  const files: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    if (arg === "--kind" || arg.startsWith("--kind=")) {
      options.bareKind =
        arg === "--kind" ? (args[(index += 1)] ?? "") : arg.slice("--kind=".length);
    } else if (arg.startsWith("--") && arg !== "--") {
      io.print(`unknown option ${arg}; ${usage}`);
      return 2;
    } else if (arg !== "--") files.push(arg);
  }
  if (options.bareKind !== undefined && !names.includes(options.bareKind)) {
    io.print(`unknown kind '${options.bareKind}' (known kinds: ${names.join(", ")})`);
    return 2;
  }
  if (files.length === 0) {
    io.print(usage);
    return 2;
  }
  let errors = 0;
  for (const file of files) {
    const name = file === "-" ? "stdin" : file;
    const fail = (reason: string) => {
      errors += 1;
      io.print(oneLine(`error ${name}:1 (document) ${reason}`));
    };
    let bytes: Uint8Array;
    try {
      bytes = file === "-" ? await io.stdin() : await io.read(file);
    } catch (error) {
      fail(reasonOf(error));
      continue;
    }
    const read = textOf(bytes);
    if ("reason" in read) {
      fail(read.reason);
      continue;
    }
    const result = validateText(name, read.text, options);
    errors += result.errors;
    for (const line of result.lines) io.print(line);
  }
  return errors === 0 ? 0 : 1;
}
