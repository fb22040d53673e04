import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, stat, writeFile } from "node:fs/promises";
import { dirname, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import type { Host } from "../host";
import type { LeftFile } from "./actions/action";

const types: Readonly<Record<string, string>> = {
  txt: "text/plain",
  log: "text/plain",
  md: "text/markdown",
  sh: "text/x-shellscript",
  csv: "text/csv",
  html: "text/html",
  json: "application/json",
  jsonl: "application/log+json",
  yaml: "application/yaml",
  yml: "application/yaml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  svg: "image/svg+xml",
  gz: "application/gzip",
};

/** The content type that goes with a file's name. */
export const typeOfFile = (filename: string): string =>
  types[filename.toLowerCase().split(".").at(-1) ?? ""] ?? "application/octet-stream";

/** Where the file of an artifact lies; undefined for a path that leads out of the store. */
function placeOf(artifactsDir: string, path: string): string | undefined {
  const root = resolve(artifactsDir);
  const place = resolve(root, path);
  return place.startsWith(root + sep) ? place : undefined;
}

/** Keeps the files that an action left behind, each with its type, size and checksum in the table. */
export async function keepFiles(
  { db, artifactsDir }: Pick<Host, "db" | "artifactsDir">,
  { runId, actionId }: { runId: string; actionId: string },
  files: readonly LeftFile[],
): Promise<void> {
  for (const [index, { filename, contentType, content }] of files.entries()) {
    // Two files of one action may have the same name: they lay in different folders.
    const path = `playbooks/${runId}/${actionId}/${index}/${filename}`;
    const place = placeOf(artifactsDir, path);
    if (place === undefined) continue;
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
    await db.query(
      `insert into artifacts (playbook_run_action_id, path, filename, content_type, size, checksum)
       values ($1::uuid, $2, $3, $4, $5, $6)`,
      [
        actionId,
        path,
        filename,
        contentType,
        content.length,
        createHash("sha256").update(content).digest("hex"),
      ],
    );
  }
}

/** The first and last byte of a part, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What an artifact holds, as a whole or in part. */
export interface ArtifactContent {
  /** Bytes of the whole. */
  size: number;
  read: (range: ByteRange) => ReadableStream | Uint8Array<ArrayBuffer>;
}

/** The file of an artifact; undefined where the store has none. */
export async function storedContent(
  artifactsDir: string,
  path: string,
): Promise<ArtifactContent | undefined> {
  const place = placeOf(artifactsDir, path);
  const found = place === undefined ? undefined : await stat(place).catch(() => undefined);
  if (place === undefined || !found?.isFile()) return undefined;
  return {
    size: found.size,
    // Guarantee: Node's web streams are the platform's.
    read: (range) => Readable.toWeb(createReadStream(place, range)) as ReadableStream,
  };
}

/** A text as an artifact's content. */
export function textContent(text: string): ArtifactContent {
  const bytes = new TextEncoder().encode(text);
  return { size: bytes.length, read: ({ start, end }) => bytes.slice(start, end + 1) };
}

/**
 * The part that a `Range` header asks for: undefined for the whole (no header, or one that a server may pass over),
 * null for a part that is not there.
 */
export function rangeOf(header: string | null, size: number): ByteRange | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const [, first = "", last = ""] = match;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(size - 1, Number(last));
  return start < size && start <= end ? { start, end } : null;
}
