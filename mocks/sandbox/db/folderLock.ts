import {
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { reasonOf, StartError } from "../startError";

/** The file with which a process holds a folder. */
export const lockName = "quarterdeck.lock";

/** How often the holder says that it is alive, and after how long it counts as gone. */
const beatMs = 5_000;
const staleMs = 30_000;

interface Holder {
  pid: number;
  host: string;
  /** When the process started, as the system counts; a later process may have the same number. */
  started: string;
}

/** Folders that this process holds. */
const held = new Set<string>();

/** The start of a process in ticks of the system's clock, where /proc tells; else empty. */
function startOf(pid: number): string {
  try {
    // The name of the program stands in brackets and may hold spaces.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    const [pid, host = "", started = ""] = readFileSync(file, "utf8").split("\n");
    return { pid: Number(pid), host, started };
  } catch {
    return undefined;
  }
}

/** Whether the process that wrote a lock still uses the folder. */
function isHeld(file: string, dataDir: string): boolean {
  const holder = readHolder(file);
  if (holder === undefined) return false;
  // On another machine, or in another container, only the clock can tell.
  if (holder.host !== hostname()) return Date.now() - statSync(file).mtimeMs < staleMs;
  if (holder.pid === process.pid) return held.has(dataDir);
  return isAlive(holder.pid) && startOf(holder.pid) === holder.started;
}

/**
 * Makes a folder and takes it for this process alone: a second one on the same database would overwrite what the
 * first has acknowledged.
 * @returns what gives the folder back.
 * @throws StartError when it is taken or cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const dataDir = resolve(folder);
  const file = join(dataDir, lockName);
  const text = `${process.pid}\n${hostname()}\n${startOf(process.pid)}\n`;
  const write = () => writeFileSync(file, text, { flag: "wx" });
  try {
    mkdirSync(dataDir, { recursive: true });
    refuseForeign(folder);
    try {
      write();
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      if (isHeld(file, dataDir))
        throw new StartError(
          `SANDBOX_DIR=${folder} is in use by another sandbox (process ${readHolder(file)?.pid}); stop that one, or set SANDBOX_DIR to another folder.`,
        );
      rmSync(file, { force: true });
      write();
    }
  } catch (error) {
    throw unusableFolder(folder, error);
  }
  held.add(dataDir);
  const beat = setInterval(() => {
    try {
      const now = new Date();
      utimesSync(file, now, now);
    } catch {
      // The folder was thrown away; its data is gone with it.
    }
  }, beatMs);
  beat.unref();
  return () => {
    clearInterval(beat);
    held.delete(dataDir);
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

/** What stands in a folder that a sandbox has used, or a disk brings along. */
const known = /^(?:PG_VERSION|base|global|quarterdeck-schema|lost\+found|\..*)$/;

/**
 * Keeps the sandbox out of folders that belong to something else: its database is dozens of files, and starting over
 * throws the whole folder away.
 * @throws StartError
 */
export function refuseForeign(folder: string): void {
  const names = readdirSync(folder).filter((name) => name !== lockName);
  if (names.length === 0 || names.some((name) => known.test(name) && name !== "lost+found")) return;
  if (names.every((name) => known.test(name))) return;
  throw new StartError(
    `SANDBOX_DIR=${folder} holds other files, such as ${names[0]}; set SANDBOX_DIR to a folder of its own.`,
  );
}

/** The sentence for a folder that no sandbox can live in; an error that is one already stays as it is. */
export const unusableFolder = (folder: string, error: unknown): StartError =>
  error instanceof StartError
    ? error
    : new StartError(
        `SANDBOX_DIR=${folder} cannot hold the sandbox's database: ${reasonOf(error)}; set SANDBOX_DIR to a folder that this user can write, or to memory.`,
      );
