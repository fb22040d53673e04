import { open, readdir, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { levelOf, type Line, type LogSource } from "./logLine";

/** Newest lines of a file that are kept. */
const KEPT = 200_000;
/** Bytes that one read takes in; a longer file is read from its end. */
const MOST_BYTES = 64 * 1024 * 1024;

interface Tail {
  /** Bytes that were read so far. */
  offset: number;
  inode: number;
  /** The beginning of a line whose end is not there yet. */
  rest: string;
  count: number;
  lines: Line[];
}

const START = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?)\s*/;
const FIELD =
  /["']?(?:@?timestamp|time|ts)["']?\s*[=:]\s*["']?(\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?)/;

/** When a line says that it happened; undefined where it says nothing. */
export function timeOf(message: string): number | undefined {
  const text = START.exec(message)?.[1] ?? FIELD.exec(message.slice(0, 500))?.[1];
  if (text === undefined) return undefined;
  const time = Date.parse(text.replace(" ", "T").replace(",", "."));
  return Number.isNaN(time) ? undefined : time;
}

const nobody: Tail = { offset: 0, inode: 0, rest: "", count: 0, lines: [] };

/** What a file has grown by; one that was replaced or cut starts over. */
async function grown(path: string, name: string, before: Tail): Promise<Tail> {
  const { size, ino, mtimeMs } = await stat(path);
  const tail = ino === before.inode && size >= before.offset ? before : { ...nobody, lines: [] };
  if (size === tail.offset) return { ...tail, inode: ino };
  const from = Math.max(tail.offset, size - MOST_BYTES);
  const file = await open(path, "r");
  try {
    const buffer = Buffer.alloc(size - from);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, from);
    const texts = (tail.rest + buffer.toString("utf8", 0, bytesRead)).split(/\r?\n/);
    const rest = texts.pop() ?? "";
    const labels = { stream: "files", app: basename(name, extname(name)), file: name };
    let { count } = tail;
    // What says no time of its own goes with the line before it, as a stack trace does.
    let time = tail.lines.at(-1)?.time ?? mtimeMs;
    for (const message of texts) {
      if (message === "") continue;
      count += 1;
      time = timeOf(message) ?? time;
      tail.lines.push({
        id: `${name}:${ino}:${count}`,
        time,
        level: levelOf(message),
        message,
        labels,
      });
    }
    const lines = tail.lines.length > KEPT * 1.1 ? tail.lines.slice(-KEPT) : tail.lines;
    return { offset: from + bytesRead, inode: ino, rest, count, lines };
  } finally {
    await file.close();
  }
}

/**
 * Every file of a folder, read as it grows.
 * @param folder null where there is none
 */
export function fileSource(folder: string | null): LogSource {
  const tails = new Map<string, Tail>();
  let reading: Promise<void> = Promise.resolve();

  async function readAll(dir: string): Promise<void> {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(join(dir, "/").length);
      // One that cannot be read, or is gone by now, does not take the others along.
      const tail = await grown(path, name, tails.get(name) ?? { ...nobody, lines: [] }).catch(
        () => undefined,
      );
      if (tail) tails.set(name, tail);
    }
  }
  /** Two readers at once would take the same lines twice. */
  const refresh = async () => {
    if (folder !== null) reading = reading.then(() => readAll(folder));
    await reading;
  };

  return {
    stream: "files",
    async read(from, to) {
      await refresh();
      return [...tails.values()].flatMap(({ lines }) =>
        lines.filter(({ time }) => time >= from && time <= to),
      );
    },
    async since(place) {
      await refresh();
      const known = new Map(
        (place ?? "").split("|").map((part): [string, number] => {
          const cut = part.lastIndexOf("=");
          return [part.slice(0, cut), Number(part.slice(cut + 1))];
        }),
      );
      const lines = [...tails].flatMap(([name, { inode, count, lines }]) => {
        const fresh = count - (known.get(`${name}:${inode}`) ?? 0);
        return place === undefined || fresh <= 0 ? [] : lines.slice(-fresh);
      });
      const parts = [...tails].map(([name, { inode, count }]) => `${name}:${inode}=${count}`);
      return { place: parts.join("|"), lines };
    },
  };
}
