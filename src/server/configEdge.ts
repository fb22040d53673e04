import { isIP } from "node:net";
import { bad, read, readHttpUrl } from "./configValue";
import type { Environment } from "./configValue";
import type { SettingName } from "./settings";

/** What decides between the console and the network around it. */
export interface EdgeConfig {
  /** Scheme, host and port under which browsers see the console; null: whatever host a request names. */
  publicUrl: URL | null;
  /** Addresses and networks (`10.0.0.0/8`) of proxies whose X-Forwarded headers count. */
  trustedProxies: readonly string[];
  /** Largest body of a call in bytes; null with a backend, which has a limit of its own. */
  bodyLimit: number | null;
  /** Other hosts that pictures may come from, as sources of a Content Security Policy. */
  imgHosts: readonly string[];
  /** Sites whose pages may show the card of a component in a frame, as sources of a policy; none by default. */
  frameAncestors: readonly string[];
}

/** More than the largest document that Kubernetes stores; parsed, such a body takes some 80 MB. */
const sandboxBodyLimit = 2_000_000;

/** @throws ConfigError at the first bad value. */
export function readEdge(env: Environment, hasBackend: boolean): EdgeConfig {
  return {
    publicUrl: readPublicUrl(env),
    trustedProxies: readTrustedProxies(env),
    bodyLimit: readBodyLimit(env) ?? (hasBackend ? null : sandboxBodyLimit),
    imgHosts: readHosts(env, "IMG_HOSTS", "img.example.com"),
    frameAncestors: readHosts(env, "FRAME_ANCESTORS", "wall.example.com", true),
  };
}

function readPublicUrl(env: Environment): URL | null {
  const url = readHttpUrl(env, "PUBLIC_URL");
  if (url === null || url.href === `${url.origin}/`) return url;
  throw bad(
    "PUBLIC_URL",
    url.origin,
    "scheme, host and port alone, such as https://console.example.com",
    "is followed by a path, a query or a user name",
  );
}

const words = (value: string | undefined): string[] =>
  (value ?? "").split(/[\s,]+/).filter((word) => word !== "");

function readTrustedProxies(env: Environment): string[] {
  const proxies = words(read(env, "TRUSTED_PROXIES"));
  const wrong = proxies.find((proxy) => !isNetwork(proxy));
  if (wrong === undefined) return proxies;
  throw bad("TRUSTED_PROXIES", wrong, "addresses and networks such as 10.0.0.7, 10.0.0.0/8");
}

function isNetwork(text: string): boolean {
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

const units: Readonly<Record<string, number>> = { kB: 1_000, MB: 1_000_000 };

function readBodyLimit(env: Environment): number | null {
  const value = read(env, "BODY_LIMIT");
  if (value === undefined) return null;
  const match = /^(\d{1,4})(kB|MB)$/.exec(value);
  const bytes = Number(match?.[1]) * (units[match?.[2] ?? ""] ?? 0);
  if (!(bytes > 0)) throw bad("BODY_LIMIT", value, "a size such as 500kB or 20MB");
  return bytes;
}

/** @param example a host, as it would be written */
/** @param mayBePlain a wall in the office may have a page without TLS: `http://wall.local` allows that one. */
function readHosts(
  env: Environment,
  name: SettingName,
  example: string,
  mayBePlain = false,
): string[] {
  const hosts = words(read(env, name));
  if (hosts.length === 1 && hosts[0] === "*") return ["https:"];
  const plain = mayBePlain ? /^http:\/\//i : /^(?!)/;
  const wrong = hosts.find(
    (host) => !/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i.test(host.replace(plain, "")),
  );
  const more = mayBePlain ? ", http://wall.local" : "";
  if (wrong !== undefined)
    throw bad(
      name,
      wrong,
      `host names such as ${example}, *.example.com${more}, or * for every host`,
    );
  return hosts.map((host) => (plain.test(host) ? host : `https://${host}`));
}
