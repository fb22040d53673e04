import { crc32 } from "node:zlib";

/** A file of an archive. */
export interface ZipEntry {
  /** Path with slashes. */
  name: string;
  text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;

/** MS-DOS time and date, in UTC; two seconds are the finest step. */
function dosTime(now: Date): [time: number, date: number] {
  const time = (now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1);
  const date =
    ((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate();
  return [time, date];
}

interface Written {
  header: Buffer;
  name: Buffer;
  content: Buffer;
}

/** What the header of a file and its entry in the directory have in common. */
function write({ name, text }: ZipEntry, [time, date]: [number, number]): Written {
  const content = Buffer.from(text, "utf8");
  const path = Buffer.from(name, "utf8");
  const header = Buffer.alloc(26);
  header.writeUInt16LE(VERSION, 0);
  header.writeUInt16LE(UTF8, 2);
  header.writeUInt16LE(0, 4);
  header.writeUInt16LE(time, 6);
  header.writeUInt16LE(date, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(content.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(path.length, 22);
  return { header, name: path, content };
}

const signature = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

function directoryEntry({ header, name }: Written, offset: number): Buffer {
  const version = Buffer.alloc(2);
  version.writeUInt16LE(VERSION);
  const tail = Buffer.alloc(14);
  tail.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(CENTRAL), version, header, tail, name]);
}

/** A zip archive whose files are stored as they are. */
export function zipOf(entries: readonly ZipEntry[], now: Date): Uint8Array<ArrayBuffer> {
  const stamp = dosTime(now);
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const written = write(entry, stamp);
    const file = Buffer.concat([signature(LOCAL), written.header, written.name, written.content]);
    directory.push(directoryEntry(written, offset));
    files.push(file);
    offset += file.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...files, index, signature(END), end]));
}
