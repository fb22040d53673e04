import { useQuery } from "@tanstack/react-query";
import { ChartColumn } from "lucide-react";
import { viewByNameOptions } from "~generated/db/reads";
import { QueryError } from "~/components/errors/QueryError";
import { TechIcon } from "~/components/icons/TechIcon";
import { PageHeader } from "~/components/page/PageHeader";
import { PageMessage } from "~/components/page/PageMessage";
import { isRecordId } from "~/components/record/RecordDialog";
import { useView } from "~/components/viewResult/useView";
import { useVariables, ViewBody } from "~/components/view/ViewBody";
import type { ChangeView, ViewSearch } from "~/components/viewResult/viewState";
import { NotFound } from "~/api/errors";
import { REFRESH_RATES } from "~/lib/time/refreshRate";
import { toInstant } from "~/lib/time/instant";
import { PickOne } from "~/ui/field/PickOne";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { useMediaQuery } from "~/ui/theme/useMediaQuery";
import { Age } from "~/ui/time/Age";
import { PaperTime } from "~/ui/time/PaperTime";
import styles from "./views.module.css";

interface Props {
  search: ViewSearch;
  onSearch: ChangeView;
}

/** A custom view by its id (spec 1 §2): variables, panels and table. */
export function ViewPage({ id, search, onSearch }: Props & { id: string }) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  const rate = String(search["refresh"] ?? "None");
  const view = useView(id, useVariables(search), rate);
  const { data, error } = view.query;
  if (!isRecordId(id)) return <ViewNotFound name={id} />;
  if (error instanceof NotFound && !data)
    return (
      <>
        <PageHeader title="View not found" />
        <div className={styles["waiting"]}>
          <QueryError title="The requested view could not be found" query={view.query} />
        </div>
      </>
    );
  const refreshedAt = toInstant(data?.lastRefreshedAt);
  const freshness = (
    <span className={styles["freshness"]}>
      <span>
        {refreshedAt ? (
          <>
            Last refreshed <Age value={refreshedAt} suffix />
          </>
        ) : null}
      </span>
      <PickOne
        label="Auto refresh"
        options={REFRESH_RATES}
        value={REFRESH_RATES.some(({ value }) => value === rate) ? rate : "None"}
        onChange={(next) => onSearch({ refresh: next === "None" ? undefined : next })}
      />
    </span>
  );
  return (
    <div className={styles["page"]}>
      <PageHeader
        title={data ? data.title || data.name : "View"}
        icon={
          data ? (
            <TechIcon name={data.icon} size={18} fallback={<ChartColumn size={16} />} />
          ) : undefined
        }
        actions={isPhone ? undefined : freshness}
        refresh={{ onRefresh: view.refresh, isRefreshing: view.isRefreshing }}
      />
      {isPhone ? <div className={styles["freshnessBar"]}>{freshness}</div> : null}
      {data ? (
        <div className={styles["paperHead"]}>
          <b>{data.title || data.name}</b>
          <PaperTime value={data.lastRefreshedAt} />
        </div>
      ) : null}
      <ViewBody view={view} search={search} onSearch={onSearch} />
    </div>
  );
}

/** The same by its name, in a namespace or, with the first of that name, in any. */
export function NamedViewPage({
  name,
  namespace,
  ...page
}: Props & { name: string; namespace?: string }) {
  const query = useQuery(
    viewByNameOptions({ name, ...(namespace === undefined ? {} : { namespace }) }),
  );
  const id = query.data?.rows[0]?.id;
  const shown = namespace === undefined ? name : `${namespace}/${name}`;
  if (id !== undefined) return <ViewPage key={id} id={id} {...page} />;
  if (query.isSuccess) return <ViewNotFound name={shown} />;
  return (
    <>
      <PageHeader title={name} />
      <div className={styles["waiting"]}>
        {query.isError ? (
          <QueryError title={`Failed to load view: ${shown}`} query={query} />
        ) : (
          <>
            <output className={styles["loading"]}>Loading view metadata...</output>
            <Skeleton rows={12} />
          </>
        )}
      </div>
    </>
  );
}

function ViewNotFound({ name }: { name: string }) {
  return (
    <>
      <PageHeader title="View not found" />
      <PageMessage title={`View not found: ${name}`}>
        <p>
          The requested view could not be found. It may have been deleted or renamed, or the link is
          cut off.
        </p>
      </PageMessage>
    </>
  );
}
