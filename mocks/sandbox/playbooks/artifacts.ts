import { createHash } from "node:crypto";
import type { Database } from "../db/driver";
import type { LeftFile } from "./actions/action";

const types: Readonly<Record<string, string>> = {
  txt: "text/plain",
  log: "text/plain",
  md: "text/markdown",
  sh: "text/x-shellscript",
  csv: "text/csv",
  html: "text/html",
  json: "application/json",
  jsonl: "application/log+json",
  yaml: "application/yaml",
  yml: "application/yaml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  svg: "image/svg+xml",
  gz: "application/gzip",
};

/** The content type that goes with a file's name. */
export const typeOfFile = (filename: string): string =>
  types[filename.toLowerCase().split(".").at(-1) ?? ""] ?? "application/octet-stream";

/** Keeps the files that an action left behind, with their content. */
export async function keepFiles(
  db: Database,
  runId: string,
  actionId: string,
  files: readonly LeftFile[],
): Promise<void> {
  for (const { filename, contentType, content } of files) {
    const checksum = createHash("sha256").update(content).digest("hex");
    await db.query(
      `with file as (
         insert into artifacts (playbook_run_action_id, path, filename, content_type, size, checksum)
         values ($1::uuid, $2, $3, $4, $5, $6) returning id
       ) insert into artifact_contents (artifact_id, content) select id, decode($7, 'base64') from file`,
      [
        actionId,
        `playbooks/${runId}/${filename}`,
        filename,
        contentType,
        content.length,
        checksum,
        Buffer.from(content).toString("base64"),
      ],
    );
  }
}
