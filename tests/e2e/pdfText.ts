import { inflateSync } from "node:zlib";

/** A numbered object of the file: its dictionary and, where it has one, its stream. */
interface PdfObject {
  dictionary: string;
  stream: string | undefined;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = "", index } of text.matchAll(/(?:^|\n)(\d+) 0 obj\b/g)) {
    const end = text.indexOf("endobj", index);
    const begin = text.slice(index, end).search(/stream\r?\n/);
    const dictionary = text.slice(index, begin < 0 ? end : index + begin);
    const [, length] = /\/Length (\d+)/.exec(dictionary) ?? [];
    if (begin < 0 || length === undefined) {
      objects.set(id, { dictionary, stream: undefined });
      continue;
    }
    const start = text.indexOf("\n", index + begin) + 1;
    const bytes = pdf.subarray(start, start + Number(length));
    const isPacked = dictionary.includes("/FlateDecode");
    objects.set(id, {
      dictionary,
      stream: (isPacked ? inflateSync(bytes) : bytes).toString("latin1"),
    });
  }
  return objects;
}

const fromHex = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** Characters of the glyphs of a font, by their hexadecimal codes. */
function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = "", to = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      characters.set(code.toUpperCase(), fromHex(to));
  for (const [, block = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, low = "", high = "", to = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const [first, last] = [Number.parseInt(low, 16), Number.parseInt(high, 16)];
      for (let code = first; code <= last; code += 1) {
        const character = (Number.parseInt(to, 16) + code - first).toString(16);
        characters.set(
          code.toString(16).toUpperCase().padStart(low.length, "0"),
          fromHex(character.padStart(to.length, "0")),
        );
      }
    }
  return characters;
}

/**
 * The text of a PDF as a reader would copy it, without any spaces: how a browser breaks lines is its own affair. Reads
 * what Chromium writes: plain objects, glyphs as hexadecimal codes, and for each font the characters of its glyphs.
 */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Map<string, string>>();
  for (const [id, { dictionary }] of objects) {
    const [, map] = /\/ToUnicode (\d+) 0 R/.exec(dictionary) ?? [];
    const stream = map && objects.get(map)?.stream;
    if (stream) fonts.set(id, charactersOf(stream));
  }
  const names = new Map<string, string>();
  for (const { dictionary } of objects.values())
    for (const [, list = ""] of dictionary.matchAll(/\/Font\s*<<([\s\S]*?)>>/g))
      for (const [, name = "", id = ""] of list.matchAll(/\/(\w+) (\d+) 0 R/g)) names.set(name, id);
  let text = "";
  for (const { stream } of objects.values()) {
    if (!stream?.includes(" Tf")) continue;
    let font: Map<string, string> | undefined;
    for (const [, name, codes] of stream.matchAll(/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
      if (name !== undefined) font = fonts.get(names.get(name) ?? "");
      if (codes === undefined || !font) continue;
      const width = [...font.keys()][0]?.length ?? 4;
      for (let at = 0; at < codes.length; at += width)
        text += font.get(codes.slice(at, at + width).toUpperCase()) ?? "";
    }
  }
  return text.replaceAll(/\s+/g, "");
}
