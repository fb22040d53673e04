import { createSocket } from "node:dgram";

/** Type numbers of DNS with the bytes of one record each, as a test wants them answered. */
export interface DnsRecord {
  type: number;
  data: Buffer;
}

/** A name server for tests. It answers what it is given for a name, NXDOMAIN otherwise, and nothing for silent.test. */
export interface DnsServer {
  port: number;
  close(): void;
}

/** Starts a UDP name server on a free port of 127.0.0.1. */
export async function startDnsServer(
  zone: Readonly<Record<string, readonly DnsRecord[]>>,
): Promise<DnsServer> {
  const socket = createSocket("udp4");
  socket.on("message", (query, from) => {
    const { name, end } = readName(query, 12);
    if (name === "silent.test") return;
    const type = query.readUInt16BE(end);
    const records = (zone[name] ?? []).filter((record) => record.type === type);
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(zone[name] === undefined ? 0x81_83 : 0x81_80, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    const question = query.subarray(12, end + 4);
    socket.send(
      Buffer.concat([header, question, ...records.map(encodeRecord)]),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((ready) => socket.bind(0, "127.0.0.1", ready));
  return { port: socket.address().port, close: () => socket.close() };
}

/** The bytes of a name in a record. */
export function encodeName(name: string): Buffer {
  const labels = name
    .split(".")
    .map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function encodeRecord({ type, data }: DnsRecord): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc0_0c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

function readName(message: Buffer, start: number): { name: string; end: number } {
  const labels: string[] = [];
  let at = start;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
}
