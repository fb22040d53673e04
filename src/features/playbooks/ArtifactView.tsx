import { queryOptions, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useMemo } from "react";
import { downloadArtifact } from "~generated/artifacts/sdk.gen";
import { QueryError } from "~/components/errors/QueryError";
import { LinePane } from "~/components/lines/LinePane";
import { notifyCopy, notifyError } from "~/components/messages/notify";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Code } from "~/ui/text/Code";
import { Markdown } from "~/ui/text/Markdown";
import {
  csvRows,
  dataUrl,
  kindOfArtifact,
  logRows,
  previewLimit,
  unpacked,
  type ArtifactKind,
} from "./artifactContent";
import { RowsTable } from "./RowsTable";
import { saveFile } from "~/ui/text/saveFile";
import styles from "./run.module.css";

interface Artifact {
  id: string;
  filename: string;
  size: number;
  content_type: string | null;
}

/** By what it can do: a document without a browser has a class of its own by this name. */
const isBlob = (value: unknown): value is Blob =>
  typeof value === "object" && value !== null && "stream" in value && "text" in value;

async function contentOf(id: string, signal?: AbortSignal): Promise<Blob> {
  const { data } = await downloadArtifact({
    path: { id },
    parseAs: "blob",
    throwOnError: true,
    ...(signal && { signal }),
  });
  const content: unknown = data;
  return isBlob(content)
    ? content
    : new Blob([typeof content === "string" ? content : JSON.stringify(content)]);
}

interface Preview {
  kind: ArtifactKind;
  /** A picture's address, else the text. */
  text: string;
}

async function previewOf(artifact: Artifact, signal: AbortSignal): Promise<Preview> {
  const content = await contentOf(artifact.id, signal);
  const kind = kindOfArtifact(artifact.content_type, artifact.filename);
  if (kind === "image")
    return {
      kind,
      text: await dataUrl(new Blob([content], { type: artifact.content_type ?? "" })),
    };
  if (kind !== "gzip") return { kind, text: await content.text() };
  const inner = kindOfArtifact(null, artifact.filename.replace(/\.gz$/i, ""));
  return {
    kind: inner === "unknown" ? "lines" : inner,
    text: await (await unpacked(content)).text(),
  };
}

/** A file does not change: it is fetched once. */
const artifactOptions = (artifact: Artifact) =>
  queryOptions({
    queryKey: ["artifactPreview", artifact.id] as const,
    queryFn: ({ signal }) => previewOf(artifact, signal),
    staleTime: Infinity,
    retry: 1,
  });

async function save({ id, filename }: Artifact): Promise<void> {
  try {
    saveFile(filename, await contentOf(id));
  } catch (error) {
    notifyError(error);
  }
}

const DownloadButton = ({ artifact }: { artifact: Artifact }) => (
  <Button icon={Download} onClick={() => void save(artifact)}>
    Download
  </Button>
);

/** A file that an action left behind, shown by its content type; what is unknown or too large can be downloaded. */
export function ArtifactView({ artifact }: { artifact: Artifact }) {
  const kind = kindOfArtifact(artifact.content_type, artifact.filename);
  if (artifact.size >= previewLimit)
    return (
      <EmptyState
        title="File is too large to preview. Maximum file size is 50MB."
        action={<DownloadButton artifact={artifact} />}
      />
    );
  if (kind === "unknown")
    return (
      <EmptyState
        title={`There is no preview of ${artifact.content_type ?? "this kind of file"}`}
        action={<DownloadButton artifact={artifact} />}
      />
    );
  return <PreviewPane artifact={artifact} />;
}

function PreviewPane({ artifact }: { artifact: Artifact }) {
  const query = useQuery(artifactOptions(artifact));
  if (query.error) return <QueryError title="Failed to download artifact" query={query} />;
  if (!query.data) return <Skeleton lines={6} label="Loading the file" />;
  return (
    <>
      {query.data.kind === "lines" ? null : (
        <div className={styles["keep"]}>
          <DownloadButton artifact={artifact} />
        </div>
      )}
      <PreviewBody artifact={artifact} preview={query.data} />
    </>
  );
}

const inOrder = (text: string): string => {
  try {
    const parsed: unknown = JSON.parse(text);
    return JSON.stringify(parsed, null, 2);
  } catch {
    return text;
  }
};

function PreviewBody({ artifact, preview }: { artifact: Artifact; preview: Preview }) {
  const { filename } = artifact;
  const { kind, text } = preview;
  const rows = useMemo(
    () => (kind === "csv" ? csvRows(text) : kind === "logs" ? logRows(text) : []),
    [kind, text],
  );
  switch (kind) {
    case "image":
      return <img className={styles["picture"]} src={text} alt={filename} />;
    case "html":
      // Cut off from the console: no scripts, no forms, an origin of its own.
      return <iframe className={styles["frame"]} sandbox="" srcDoc={text} title={filename} />;
    case "markdown":
      return <Markdown text={text} topHeading={2} />;
    case "json":
    case "yaml":
      return (
        <Code
          label={filename}
          text={kind === "json" ? inOrder(text) : text}
          language={kind}
          onCopy={notifyCopy}
        />
      );
    case "csv":
    case "logs":
      return <RowsTable label={filename} fileName={filename} rows={rows} count={rows.length} />;
    default:
      return (
        <LinePane
          label={filename}
          text={text}
          fileName={filename}
          empty={<p className={styles["note"]}>The file is empty.</p>}
        />
      );
  }
}
