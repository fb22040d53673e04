import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { previewView } from "~generated/view/sdk.gen";
import { ApiError, errorText, NotFound } from "~/api/errors";
import { BuiltLink } from "~/components/links/BuiltLink";
import { ViewResultBody } from "~/components/view/ViewResultBody";
import { Skeleton } from "~/ui/feedback/Skeleton";
import styles from "./views.module.css";

interface Props {
  /** The saved record; undefined for a new one. */
  id: string | undefined;
  /** The spec as it is typed; undefined while it cannot be read. */
  spec: Readonly<Record<string, unknown>> | undefined;
}

const PAUSE_MS = 600;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("Another key was pressed", "AbortError"));
    });
  });

/** A backend without the call takes "preview" for the id of a view. */
const isUnknownCall = (error: unknown): boolean =>
  error instanceof NotFound ||
  (error instanceof ApiError && (error.status === 405 || /uuid|id=preview/i.test(error.message)));

/** What the typed spec would show, over the data of now. Nothing is saved by it. */
export function ViewPreview({ id, spec }: Props) {
  const query = useQuery({
    queryKey: ["previewView", spec],
    queryFn: async ({ signal }) => {
      await pause(signal);
      const { data } = await previewView({
        body: { spec: { ...spec } },
        signal,
        throwOnError: true,
      });
      return data;
    },
    enabled: spec !== undefined && Object.keys(spec).length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
  return (
    <section className={styles["preview"]} aria-label="Preview">
      <header className={styles["previewHead"]}>
        <h2>Preview</h2>
        <span aria-live="polite">{query.isFetching ? "Running the queries…" : ""}</span>
        {id === undefined ? null : (
          <BuiltLink path={`/views/${id}`} className={styles["open"]}>
            Open the saved view <ExternalLink size={12} aria-hidden />
          </BuiltLink>
        )}
      </header>
      {query.error ? (
        <p role="alert" className={styles["previewError"]}>
          {isUnknownCall(query.error)
            ? "This backend shows saved views only: save to see what the spec gives."
            : errorText(query.error)}
        </p>
      ) : query.data ? (
        <ViewResultBody result={query.data} />
      ) : query.isFetching ? (
        <Skeleton lines={6} />
      ) : (
        <p className={styles["hint"]}>
          Panels and table stand here as soon as the spec has queries and can be read.
        </p>
      )}
    </section>
  );
}
