import { BlockList, isIP } from "node:net";
import type { IncomingMessage } from "node:http";
import type { EdgeConfig } from "./configEdge";

/** The browser's side of a request, as the console vouches for it. */
export interface Front {
  /** Host and port that the browser asked for; empty when the request names none. */
  host: string;
  isHttps: boolean;
  /** Where the request comes from: the address of the peer, behind what trusted proxies said. */
  client: string;
}

/** Headers in which somebody before the console may have said something about the browser's side or the address. */
export const forwardedHeader =
  /^(?:forwarded|x-forwarded-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|x-original-.+|x-rewrite-url|x-host)$/;

type Request = Pick<IncomingMessage, "headers" | "socket">;

/**
 * Reads the browser's side of a request. A client may write any X-Forwarded header, so they count only from the
 * proxies of TRUSTED_PROXIES, and PUBLIC_URL wins over them.
 */
export function createFront({
  publicUrl,
  trustedProxies,
}: Pick<EdgeConfig, "publicUrl" | "trustedProxies">): (request: Request) => Front {
  const trusted = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIP(address) === 4 ? "ipv4" : "ipv6";
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return ({ headers, socket }) => {
    const peer = (socket.remoteAddress ?? "").replace(/^::ffff:(?=\d+\.)/, "");
    const isTrusted = isIP(peer) !== 0 && trusted.check(peer, isIP(peer) === 4 ? "ipv4" : "ipv6");
    const said = (name: string) => (isTrusted ? first(headers[name]) : undefined);
    const host = said("x-forwarded-host");
    const before = isTrusted ? headers["x-forwarded-for"]?.toString() : undefined;
    return {
      host: publicUrl?.host ?? (host && isHost(host) ? host : (headers.host ?? "")),
      isHttps: (publicUrl?.protocol.slice(0, -1) ?? said("x-forwarded-proto")) === "https",
      client: before === undefined ? peer : `${before}, ${peer}`,
    };
  };
}

/** A list's first entry: what the proxy nearest to the browser said. */
const first = (value: string | string[] | undefined): string | undefined =>
  value?.toString().split(",")[0]?.trim().toLowerCase();

/** Whether a text is a host with or without a port, and nothing more. */
export const isHost = (text: string): boolean =>
  URL.canParse(`http://${text}`) &&
  ["", ":80"].some((port) => new URL(`http://${text}`).host + port === text.toLowerCase());
