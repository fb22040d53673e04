import type { DocumentOptions } from "~/lib/json/documents";
import { documentOptions } from "./validateKinds";
import {
  isRefused,
  jsonOf,
  linesOf,
  refused,
  reportsOf,
  strictly,
  type DocumentReport,
} from "./validateReport";

/** Larger files are no resources that somebody wrote. */
const maxBytes = 20_000_000;

/** Where the command reads and writes. */
export interface ValidateIo {
  read: (file: string) => Promise<Uint8Array>;
  stdin: () => Promise<Uint8Array>;
  print: (line: string) => void;
  /** Told before each file: the how manieth of how many. */
  onFile?: (file: string, place: number, count: number) => void;
  /** Calls back with each of the files that changes; ends when nothing is watched any more. */
  watch: (files: readonly string[], changed: (file: string) => Promise<void>) => Promise<void>;
}

const usage =
  "usage: npm run validate -- [--kind KIND] [--strict] [--json] [--watch] FILE… (- reads from standard input)";

interface Wish {
  files: string[];
  kind?: string;
  isStrict: boolean;
  isJson: boolean;
  isWatch: boolean;
}

/** What the arguments ask for, or why they cannot be followed. */
function wishOf(args: readonly string[], kinds: readonly string[]): Wish | string {
  const wish: Wish = { files: [], isStrict: false, isJson: false, isWatch: false };
  let isFile = false;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? "";
    if (isFile || !arg.startsWith("--")) wish.files.push(arg);
    else if (arg === "--") isFile = true;
    else if (arg === "--strict") wish.isStrict = true;
    else if (arg === "--json") wish.isJson = true;
    else if (arg === "--watch") wish.isWatch = true;
    else if (arg === "--kind") wish.kind = args[(index += 1)] ?? "";
    else if (arg.startsWith("--kind=")) wish.kind = arg.slice("--kind=".length);
    else return `unknown option ${arg}; ${usage}`;
  }
  if (wish.kind !== undefined && !kinds.includes(wish.kind))
    return `unknown kind '${wish.kind}' (known kinds: ${kinds.join(", ")})`;
  if (wish.isWatch && wish.files.includes("-")) return `standard input ends; ${usage}`;
  return wish.files.length === 0 ? usage : wish;
}

function textOf(bytes: Uint8Array): { text: string } | { reason: string } {
  if (bytes.length > maxBytes) return { reason: `larger than ${maxBytes / 1_000_000} MB` };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { reason: "not UTF-8 text" };
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOENT") return "no such file";
  if (code === "EISDIR") return "is a directory: name its files";
  return `cannot be read${code ? ` (${code})` : ""}`;
}

async function reportsOfFile(
  file: string,
  options: DocumentOptions,
  io: ValidateIo,
): Promise<DocumentReport[]> {
  const name = file === "-" ? "stdin" : file;
  try {
    const read = textOf(file === "-" ? await io.stdin() : await io.read(file));
    return "reason" in read ? [refused(name, read.reason)] : reportsOf(name, read.text, options);
  } catch (error) {
    return [refused(name, reasonOf(error))];
  }
}

/**
 * The validate command: per document `ok KIND NAME`, or `error FILE:LINE path message` per issue; what a newer backend
 * may know is a `warning` of an acceptable document.
 * @returns exit code: 0 all acceptable, 1 issues, 2 wrong usage.
 */
export async function validateCommand(args: readonly string[], io: ValidateIo): Promise<number> {
  const known = await documentOptions();
  const wish = wishOf(
    args,
    known.kinds.map(({ kind }) => kind),
  );
  if (typeof wish === "string") {
    io.print(wish);
    return 2;
  }
  const options = { ...known, ...(wish.kind !== undefined && { bareKind: wish.kind }) };
  const check = async (files: readonly string[]): Promise<number> => {
    const reports: DocumentReport[] = [];
    for (const [index, file] of files.entries()) {
      io.onFile?.(file, index + 1, files.length);
      const found = await reportsOfFile(file, options, io);
      const judged = wish.isStrict ? strictly(found) : found;
      reports.push(...judged);
      if (!wish.isJson) for (const line of linesOf(judged)) io.print(line);
    }
    if (wish.isJson) io.print(jsonOf(reports));
    return reports.some(isRefused) ? 1 : 0;
  };
  const code = await check(wish.files);
  if (wish.isWatch) await io.watch(wish.files, async (file) => void (await check([file])));
  return code;
}
