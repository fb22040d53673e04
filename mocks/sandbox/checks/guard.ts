import { lookup } from "node:dns/promises";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { errorCode, InvalidCheck } from "./result";

/** An address that a check may connect to. */
export interface AllowedAddress {
  address: string;
  family: 4 | 6;
}

/** The sandbox does not connect there, whoever asks. */
export class RefusedAddress extends InvalidCheck {
  override name = "RefusedAddress";
}

/** Cloud metadata services that do not live on a link-local address. */
const METADATA_ADDRESSES = ["100.100.100.200", "168.63.129.16", "192.0.0.192"];
const METADATA_ADDRESSES_V6 = ["fd00:ec2::254", "fd20:ce::254"];
const METADATA_NAMES = new Set([
  "metadata",
  "metadata.google.internal",
  "metadata.goog",
  "metadata.azure.internal",
  "instance-data",
  "instance-data.ec2.internal",
]);

const REFUSED: readonly { why: string; list: BlockList }[] = [
  { why: "a cloud metadata address", list: metadataList() },
  {
    why: "a link-local address",
    list: subnets(["169.254.0.0/16", "fe80::/10", ...embedded("a9fe::", 16)]),
  },
  { why: "an unspecified address", list: subnets(["0.0.0.0/8", "::/128", "64:ff9b::/128"]) },
  {
    why: "a multicast or broadcast address",
    list: subnets(["224.0.0.0/4", "240.0.0.0/4", "ff00::/8"]),
  },
];

/**
 * Resolves a host and lets through only what a check may connect to. Connect to the answer, not to the name: a second
 * lookup could give another address.
 * @throws RefusedAddress when the name or any of its addresses is refused; an Error when the name does not resolve.
 */
export async function resolveAllowed(host: string): Promise<AllowedAddress[]> {
  const name = host.replace(/^\[|\]$/g, "");
  refuseName(name);
  const found = isIP(name) === 0 ? await resolve(name) : [{ address: name, family: isIP(name) }];
  return found.map(({ address, family }) => {
    const why = refusalOf(address);
    if (why !== null) throw new RefusedAddress(refusalText(name, address, why));
    return { address, family: family === 6 ? 6 : 4 };
  });
}

/** A lookup for `net`, `tls`, `http` and `https` that answers with addresses already allowed, for whatever name. */
export function pinnedLookup(addresses: readonly AllowedAddress[]): LookupFunction {
  return (hostname, options, callback) => {
    const first = addresses[0];
    if (first === undefined) callback(new Error(`The host ${hostname} has no address.`), "", 0);
    else if (options.all === true) callback(null, [...addresses]);
    else callback(null, first.address, first.family);
  };
}

/** Why an IP address is refused, or null when a check may connect to it. Loopback and private ranges are allowed. */
export function refusalOf(address: string): string | null {
  const bare = address.replace(/%.*$/, "");
  const family = isIP(bare) === 6 ? "ipv6" : "ipv4";
  return REFUSED.find(({ list }) => list.check(bare, family))?.why ?? null;
}

function refuseName(name: string): void {
  const plain = name.toLowerCase().replace(/\.+$/, "");
  if (METADATA_NAMES.has(plain))
    throw new RefusedAddress(refusalText(name, name, "a cloud metadata name"));
}

function refusalText(name: string, address: string, why: string): string {
  const what = name === address ? `${name} is` : `${name} resolves to ${address},`;
  return `${what} ${why}: checks of the sandbox do not connect there. Choose another host.`;
}

async function resolve(name: string): Promise<{ address: string; family: number }[]> {
  try {
    return await lookup(name, { all: true });
  } catch (error) {
    const code = errorCode(error);
    throw new Error(`The host ${name} could not be resolved${code === "" ? "" : ` (${code})`}.`, {
      cause: error,
    });
  }
}

function metadataList(): BlockList {
  const list = new BlockList();
  for (const address of ["169.254.169.254", "169.254.170.2", ...METADATA_ADDRESSES])
    list.addAddress(address, "ipv4");
  for (const address of METADATA_ADDRESSES_V6) list.addAddress(address, "ipv6");
  return list;
}

/** The NAT64 and 6to4 forms of an IPv4 range, given as the 16 bits that lead it. */
function embedded(lead: string, bits: number): string[] {
  const hex = lead.replace(/::$/, "");
  return [`64:ff9b::${hex}:0/${96 + bits}`, `2002:${hex}::/${16 + bits}`];
}

function subnets(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = "", prefix = ""] = range.split("/");
    list.addSubnet(network, Number(prefix), isIP(network) === 6 ? "ipv6" : "ipv4");
  }
  return list;
}
