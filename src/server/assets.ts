import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { listFiles } from "./assetFiles";
import type { AssetFiles } from "./assetFiles";

/** A folder of built files and the URL prefix (with both slashes) that it appears under. */
export interface AssetRoot {
  prefix: string;
  dir: string;
}

interface Asset {
  files: AssetFiles;
  name: string;
  type: string;
  /** Content encodings that lie beside the file, best first. */
  encodings: { encoding: "br" | "gzip"; name: string }[];
  cacheControl: string;
  /** Only for files whose name does not change with their content. */
  etag: string | null;
}

const encodingSuffixes = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

const immutable = "public, max-age=31536000, immutable";

/**
 * Serves the built console. The files are listed once, so a path can only name what the build wrote.
 *
 * A path that looks like a file and is not there is a 404, never the page: a stale chunk must fail as a script does.
 * Every other path is a deep link and answers index.html.
 * @param completed what the page says at a path and query (with its question mark), from what the build wrote.
 * @returns a handler for GET and HEAD; it answers null bodies nowhere, the server drops them for HEAD.
 */
export function createAssets(
  roots: readonly AssetRoot[],
  completed: (html: string, path: string, query: string) => string = (html) => html,
): (request: Request) => Promise<Response> {
  const assets = new Map(roots.flatMap(listRoot));
  const index = assets.get("/index.html");
  const html =
    index === undefined ? undefined : new TextDecoder().decode(index.files.readNow(index.name));
  const pages = new Map<string, Page>();
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const path = decode(pathname);
    const asset = assets.get(path);
    if (asset !== undefined) return serve(asset, request);
    if (looksLikeFile(path)) return text(404, `There is no file ${path}.`);
    if (html === undefined) return text(503, "The console is not built; run npm run build.");
    const full = completed(html, path, search);
    const page = pages.get(full) ?? pageOf(full);
    pages.set(full, page);
    return servePage(page, request);
  };
}

function listRoot({ prefix, dir }: AssetRoot): [string, Asset][] {
  const files = listFiles(dir);
  const present = new Set(files.names);
  return files.names
    .filter((name) => !/\.(?:br|gz)$/.test(name))
    .map((name) => [`${prefix}${name}`, describe(files, `${prefix}${name}`, name, present)]);
}

function describe(
  files: AssetFiles,
  path: string,
  name: string,
  present: ReadonlySet<string>,
): Asset {
  const hashed = /^\/(?:assets|icons)\//.test(path);
  return {
    files,
    name,
    type: getMimeType(path) ?? "application/octet-stream",
    encodings: encodingSuffixes
      .filter(({ suffix }) => present.has(name + suffix))
      .map(({ name: encoding, suffix }) => ({ encoding, name: name + suffix })),
    cacheControl: hashed ? immutable : "no-cache",
    etag: hashed
      ? null
      : `W/"${createHash("sha256").update(files.readNow(name)).digest("base64url").slice(0, 27)}"`,
  };
}

async function serve(asset: Asset, request: Request): Promise<Response> {
  const headers = new Headers({ "cache-control": asset.cacheControl });
  if (asset.encodings.length > 0) headers.set("vary", "accept-encoding");
  if (asset.etag !== null) {
    headers.set("etag", asset.etag);
    if (isKnown(request, asset.etag)) return new Response(null, { status: 304, headers });
  }
  const accepted = acceptedEncodings(request.headers.get("accept-encoding"));
  const packed = asset.encodings.find(({ encoding }) => accepted.has(encoding));
  if (packed !== undefined) headers.set("content-encoding", packed.encoding);
  const body = await asset.files.read(packed?.name ?? asset.name);
  headers.set("content-type", asset.type);
  headers.set("content-length", String(body.byteLength));
  return new Response(new Uint8Array(body), { headers });
}

/** The page as one address shows it, packed once: there are as many as routes. */
interface Page {
  etag: string;
  bodies: Readonly<Record<"plain" | "br" | "gzip", Uint8Array<ArrayBuffer>>>;
}

function pageOf(html: string): Page {
  const plain = Buffer.from(html);
  return {
    etag: `W/"${createHash("sha256").update(plain).digest("base64url").slice(0, 27)}"`,
    bodies: {
      plain: new Uint8Array(plain),
      br: new Uint8Array(
        brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
      ),
      gzip: new Uint8Array(gzipSync(plain)),
    },
  };
}

function servePage({ etag, bodies }: Page, request: Request): Response {
  const headers = new Headers({ "cache-control": "no-cache", etag, vary: "accept-encoding" });
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  const accepted = acceptedEncodings(request.headers.get("accept-encoding"));
  // A page of a few words grows when it is packed.
  const encoding = encodingSuffixes.find(
    ({ name }) => accepted.has(name) && bodies[name].byteLength < bodies.plain.byteLength,
  )?.name;
  if (encoding !== undefined) headers.set("content-encoding", encoding);
  const body = bodies[encoding ?? "plain"];
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { headers });
}

function isKnown(request: Request, etag: string): boolean {
  const known = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim());
  return known.includes(etag) || known.includes("*");
}

function acceptedEncodings(header: string | null): ReadonlySet<string> {
  const words = (header ?? "").split(",").map((word) => word.trim().toLowerCase());
  return new Set(
    words.filter((word) => !/;\s*q=0(?:\.0*)?$/.test(word)).map((word) => word.split(";")[0] ?? ""),
  );
}

/** Names of views and applications may hold a dot, so only what a browser would load as a file counts as one. */
function looksLikeFile(path: string): boolean {
  if (/^\/(?:assets|icons)(?:\/|$)/.test(path)) return true;
  const name = path.slice(path.lastIndexOf("/") + 1);
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  return extension !== undefined && (getMimeType(name) !== undefined || otherFiles.has(extension));
}

/** Extensions that scanners and browsers ask for and that have no media type in the table. */
const otherFiles: ReadonlySet<string> = new Set([
  "map",
  "php",
  "env",
  "ini",
  "asp",
  "aspx",
  "jsp",
  "cgi",
  "bak",
  "sql",
  "log",
  "yml",
  "yaml",
  "sh",
  "git",
  "ts",
  "tsx",
]);

function text(status: number, message: string): Response {
  return new Response(message, {
    status,
    headers: { "cache-control": "no-store", "content-type": "text/plain; charset=utf-8" },
  });
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
