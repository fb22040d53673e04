type Row = Readonly<Record<string, unknown>>;

/** What an artifact is shown as. */
export type ArtifactKind =
  | "lines"
  | "markdown"
  | "yaml"
  | "json"
  | "logs"
  | "csv"
  | "html"
  | "image"
  | "gzip"
  | "unknown";

/** Previews are for what is smaller than this. */
export const previewLimit = 50 * 1024 * 1024;

const byType: Readonly<Record<string, ArtifactKind>> = {
  "text/plain": "lines",
  "text/x-shellscript": "lines",
  "application/x-sh": "lines",
  "text/markdown": "markdown",
  "application/yaml": "yaml",
  "text/yaml": "yaml",
  "application/json": "json",
  "application/log+json": "logs",
  "text/csv": "csv",
  "text/html": "html",
  "application/gzip": "gzip",
  "application/x-gzip": "gzip",
};

const byEnding: Readonly<Record<string, ArtifactKind>> = {
  log: "lines",
  txt: "lines",
  sh: "lines",
  md: "markdown",
  yaml: "yaml",
  yml: "yaml",
  json: "json",
  csv: "csv",
  html: "html",
  gz: "gzip",
};

/** By the content type; where that says nothing, by the end of the name. */
export function kindOfArtifact(contentType: string | null, filename: string): ArtifactKind {
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (/^image\/(png|jpe?g|gif|webp|svg\+xml)$/.test(type)) return "image";
  const known = byType[type];
  if (known) return known;
  const ending = filename.toLowerCase().split(".").at(-1) ?? "";
  return byEnding[ending] ?? "unknown";
}

/** The text of packed bytes. */
export async function unpacked(content: Blob): Promise<Blob> {
  return new Response(content.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
}

/** A picture's bytes as an address that the page's policy allows. */
export const dataUrl = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () =>
      resolve(typeof reader.result === "string" ? reader.result : ""),
    );
    reader.addEventListener("error", () =>
      reject(reader.error ?? new Error("The picture could not be read.")),
    );
    reader.readAsDataURL(content);
  });

/** Cells of comma separated values; quotes may hold commas, quotes and line breaks. */
export function csvRows(text: string): Row[] {
  const lines: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    lines.at(-1)?.push(cell);
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted && sign === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === "," && !isQuoted) endCell();
    else if (sign === "\n" && !isQuoted) {
      endCell();
      lines.push([]);
    } else if (sign !== "\r") cell += sign;
  }
  endCell();
  const [head = [], ...rest] = lines.filter((line) => line.length > 1 || line[0] !== "");
  return rest.map((line) =>
    Object.fromEntries(head.map((name, index) => [name || `${index + 1}`, line[index] ?? ""])),
  );
}

const text = (value: unknown): string =>
  value === undefined || value === null
    ? ""
    : typeof value === "string"
      ? value
      : JSON.stringify(value);

/** Log lines: one JSON object a line, or a list of them. What is no JSON is a message. */
export function logRows(content: string): Row[] {
  const asRow = (value: unknown): Row => {
    const entry: Readonly<Record<string, unknown>> = Object(value);
    const { message, msg, timestamp, time, ts, level, severity, labels, ...rest } = entry;
    const more = labels ?? (Object.keys(rest).length > 0 ? rest : undefined);
    return {
      time: text(timestamp ?? time ?? ts),
      level: text(level ?? severity),
      message: text(message ?? msg),
      labels: text(more),
    };
  };
  const parse = (line: string): Row => {
    try {
      return asRow(JSON.parse(line));
    } catch {
      return asRow({ message: line });
    }
  };
  if (content.trimStart().startsWith("["))
    try {
      const list: unknown = JSON.parse(content);
      if (Array.isArray(list)) return list.map(asRow);
    } catch {
      // Lines, then.
    }
  return content.split("\n").filter(Boolean).map(parse);
}
