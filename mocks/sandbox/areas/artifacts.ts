import type { ArtifactFile } from "~generated/artifacts/types.gen";
import { httpError } from "../answers";
import type { Area } from "../area";
import type { Context } from "../context";
import type { Database } from "../db/driver";
import { rangeOf, storedContent, textContent } from "../playbooks/artifacts";
import { idOf } from "../requestBody";
import { artifactText, type ArtifactFacts } from "./artifactsText";

interface StoredArtifact {
  filename: string;
  content_type: string | null;
  size: number;
  path: string;
  created_at: Date;
  action: string | null;
  status: string | null;
  playbook: string | null;
  stdout: string | null;
}

/** A type that a browser shows as it is told: nothing that runs. */
const plainTypes =
  /^(text\/(plain|markdown|x-shellscript|csv)|application\/(json|log\+json|yaml)|image\/(png|jpeg))$/;

function factsOf(row: StoredArtifact): ArtifactFacts {
  return {
    filename: row.filename,
    contentType: row.content_type,
    size: row.size,
    action: row.action ?? row.filename,
    status: row.status ?? "completed",
    playbook: row.playbook ?? "check",
    startedAt: row.created_at,
    stdout: row.stdout ?? "",
  };
}

/**
 * downloadArtifact: the file of the store, or a part of it, with its own type; scripts and pages come as bytes, so that
 * no browser runs them here. The seed's artifacts have no file: their text is made up at the size that they name.
 */
async function downloadArtifact({ request, db, artifactsDir }: Context): Promise<Response> {
  const id = idOf(request);
  if (id instanceof Response) return id;
  const [row] = await db.query<StoredArtifact>(
    `select artifact.filename, artifact.content_type, artifact.size, artifact.created_at, artifact.path,
       action.name as action, action.status, playbook.name as playbook, action.result ->> 'stdout' as stdout
     from artifacts artifact
     left join playbook_run_actions action on action.id = artifact.playbook_run_action_id
     left join playbook_runs run on run.id = action.playbook_run_id
     left join playbooks playbook on playbook.id = run.playbook_id
     where artifact.id = $1::uuid and artifact.deleted_at is null`,
    [id],
  );
  if (!row) return httpError(404, `artifact (${id}) was not found`);
  const content =
    (await storedContent(artifactsDir, row.path)) ?? textContent(artifactText(factsOf(row)));
  const { size } = content;
  const range = rangeOf(request.headers.get("range"), size);
  if (range === null)
    return new Response(null, {
      status: 416,
      headers: { "content-range": `bytes */${size}`, "accept-ranges": "bytes" },
    });
  const part = range ?? { start: 0, end: size - 1 };
  const type = row.content_type?.split(";")[0]?.trim() ?? "";
  const filename = new URL(request.url).searchParams.get("filename")?.replaceAll(/[^\w. -]/g, "_");
  return new Response(size === 0 ? null : content.read(part), {
    status: range ? 206 : 200,
    headers: {
      "content-type": plainTypes.test(type) ? type : "application/octet-stream",
      "content-length": String(part.end - part.start + 1),
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      ...(range ? { "content-range": `bytes ${part.start}-${part.end}/${size}` } : {}),
      ...(filename ? { "content-disposition": `attachment; filename="${filename}"` } : {}),
    },
  });
}

interface FileRow extends Omit<
  ArtifactFile,
  "check_time" | "created_at" | "updated_at" | "deleted_at" | "expires_at" | "content_type"
> {
  content_type: string | null;
  check_time: Date | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date | null;
}

/** A row as the handlers write it: no key for what is empty. */
function fileOf(row: FileRow): ArtifactFile {
  const { check_id, check_time, playbook_run_action_id, connection_id, content_type } = row;
  return {
    id: row.id,
    path: row.path,
    filename: row.filename,
    size: row.size,
    checksum: row.checksum,
    is_pushed: row.is_pushed,
    is_data_pushed: row.is_data_pushed,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    ...(check_id ? { check_id } : {}),
    ...(check_time ? { check_time: check_time.toISOString() } : {}),
    ...(playbook_run_action_id ? { playbook_run_action_id } : {}),
    ...(connection_id ? { connection_id } : {}),
    ...(content_type ? { content_type } : {}),
    ...(row.expires_at ? { expires_at: row.expires_at.toISOString() } : {}),
  };
}

const columns = `artifact.id::text, artifact.check_id::text, artifact.check_time,
  artifact.playbook_run_action_id::text, artifact.connection_id::text, artifact.path, artifact.filename,
  artifact.content_type, artifact.size, artifact.checksum, artifact.is_pushed,
  artifact.is_data_pushed, artifact.created_at, artifact.updated_at, artifact.expires_at`;

/** listCheckArtifacts. */
export async function listCheckArtifacts(request: Request, db: Database): Promise<Response> {
  const id = idOf(request, -2);
  if (id instanceof Response) return id;
  const time = new Date(decodeURIComponent(new URL(request.url).pathname.split("/").at(-1) ?? ""));
  if (Number.isNaN(time.getTime()))
    return httpError(400, "the time of the run is no RFC 3339 time");
  const rows = await db.query<FileRow>(
    `select ${columns} from artifacts artifact
      where deleted_at is null and check_id = $1::uuid
        and date_trunc('milliseconds', check_time) = $2::timestamptz
      order by artifact.id`,
    [id, time],
  );
  return Response.json(rows.map(fileOf));
}

/** listPlaybookRunArtifacts: of all actions, in their order. */
export async function listPlaybookRunArtifacts(request: Request, db: Database): Promise<Response> {
  const id = idOf(request);
  if (id instanceof Response) return id;
  const rows = await db.query<FileRow>(
    `select ${columns} from artifacts artifact
      join playbook_run_actions action on action.id = artifact.playbook_run_action_id
      where artifact.deleted_at is null and action.playbook_run_id = $1::uuid
      order by action.start_time, artifact.id`,
    [id],
  );
  return Response.json(rows.map(fileOf));
}

export const area: Area = {
  handlers: {
    downloadArtifact,
    listCheckArtifacts: ({ request, db }) => listCheckArtifacts(request, db),
    listPlaybookRunArtifacts: ({ request, db }) => listPlaybookRunArtifacts(request, db),
  },
};
