import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** A Postgres server for tests. */
export interface TestPostgres {
  /** Makes an empty database and gives its address. */
  database(name: string): string;
  stop(): void;
}

const packaged = "/usr/lib/postgresql";

/** Folder of the server's programs, the newest version first. */
function findPrograms(): string | undefined {
  const versions = existsSync(packaged) ? readdirSync(packaged) : [];
  const folders = [
    ...versions.toSorted((a, b) => Number(b) - Number(a)).map((name) => `${packaged}/${name}/bin`),
    ...(process.env["PATH"] ?? "").split(":"),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")));
}

/** Who the server runs as: it refuses root. */
function findUser(): { uid: number; gid: number } | undefined {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const id = (flag: string) => spawnSync("id", [flag, "postgres"], { encoding: "utf8" });
  const [user, group] = [id("-u"), id("-g")];
  return user.status === 0 ? { uid: Number(user.stdout), gid: Number(group.stdout) } : undefined;
}

/** Why no server can be started here; undefined where one can. */
export function whyNoPostgres(): string | undefined {
  if (findPrograms() === undefined)
    return "no Postgres server is installed here (initdb was not found)";
  return findUser() === undefined ? "Postgres refuses to run as root" : undefined;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  // Guarantee: a server that listens on a TCP port has an address with a port.
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Starts a server of its own in a temporary folder. @throws Error where `whyNoPostgres` has a reason. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const programs = findPrograms();
  const user = findUser();
  if (programs === undefined || user === undefined) throw new Error(whyNoPostgres());
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, "data");
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: "ignore" });
  run("initdb", "-D", data, "-U", "console", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N");
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  run("pg_ctl", "-D", data, "-o", settings, "-l", join(folder, "log"), "-w", "start");
  return {
    database(name) {
      run("createdb", "-h", "127.0.0.1", "-p", String(port), "-U", "console", name);
      return `postgres://console@127.0.0.1:${port}/${name}`;
    },
    stop() {
      run("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
