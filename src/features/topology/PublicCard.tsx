import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { errorText } from "~/api/errors";
import { QueryError } from "~/components/errors/QueryError";
import { LinkTargetContext } from "~/components/links/BuiltLink";
import { componentName, componentPath } from "~/components/topology/componentFacts";
import { ComponentCard } from "~/components/topology/ComponentCard";
import { topologyRead } from "~/components/topologyTree/topologyRead";
import { parseRefreshRate } from "~/lib/time/refreshRate";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Age } from "~/ui/time/Age";
import styles from "./PublicCard.module.css";
import type { PublicCardSearch } from "./publicCardSearch";

const widths: Readonly<Record<string, string>> = {
  small: "198px",
  medium: "258px",
  large: "356px",
  extra_large: "554px",
};

/** Width of a size; anything that is no width counts as large. */
function cardWidthOf(size = "large"): string {
  const known = widths[size];
  if (known) return known;
  return /^\d{1,4}(px|rem|em|vw|vh|%)$/.test(size) ? size : "356px";
}

const usualRate = 30_000;

/** One component for wall displays and frames (spec 1 §2): no shell, no flags, and it refreshes by itself. */
export function PublicCard({ id, search }: { id: string; search: PublicCardSearch }) {
  const every =
    search.refresh === undefined ? usualRate : (parseRefreshRate(search.refresh) ?? false);
  const query = useQuery({
    ...topologyRead({ id }),
    refetchInterval: every,
    // A wall display has nobody who looks at its tab.
    refetchIntervalInBackground: true,
  });
  const component = query.data?.components?.[0];
  const title = component ? componentName(component) : "Component";
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main id="main" className={styles["page"]}>
      <div className={styles["card"]} style={{ width: cardWidthOf(search.size) }}>
        {component ? (
          <LinkTargetContext value="_blank">
            <ComponentCard
              component={component}
              path={componentPath(id)}
              heading="h1"
              size={search.size === "small" || search.size === "medium" ? search.size : "full"}
            />
          </LinkTargetContext>
        ) : query.isPending ? (
          <Skeleton height={220} />
        ) : query.isError ? (
          <QueryError title="The component could not be loaded" query={query} />
        ) : (
          <EmptyState
            title="Component not found"
            text="It may have been deleted, or its topology does not make it any more."
          />
        )}
        {query.dataUpdatedAt > 0 ? (
          <p className={styles["age"]} role={query.isError ? "alert" : undefined}>
            Updated <Age value={new Date(query.dataUpdatedAt)} suffix />
            {query.isError && component
              ? `, the last refresh failed: ${errorText(query.error)}`
              : ""}
          </p>
        ) : null}
      </div>
    </main>
  );
}
