import { RefreshCw } from "lucide-react";
import { PageMessage } from "~/components/page/PageMessage";
import { isRecordId } from "~/components/record/RecordDialog";
import { useView } from "~/components/viewResult/useView";
import { useVariables, ViewBody } from "~/components/view/ViewBody";
import type { ChangeView, ViewSearch } from "~/components/viewResult/viewState";
import { NotFound } from "~/api/errors";
import { toInstant } from "~/lib/time/instant";
import { IconButton } from "~/ui/button/IconButton";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Age } from "~/ui/time/Age";
import { useItemViews } from "./itemViews";
import styles from "./item.module.css";

interface Props {
  id: string;
  viewId: string;
  search: ViewSearch;
  onSearch: ChangeView;
}

/** A view on a catalog item; the item gives its variables their values until the reader chooses others. */
export function ViewTab({ id, ...view }: Props) {
  const views = useItemViews(id);
  if (views.isPending)
    return (
      <div className={styles["waiting"]}>
        <Skeleton rows={12} />
      </div>
    );
  const given = views.data?.find((one) => one.id === view.viewId)?.variables;
  return <ItemView {...view} given={given} />;
}

function ItemView({
  viewId,
  given,
  search,
  onSearch,
}: Omit<Props, "id"> & { given: Readonly<Record<string, string>> | undefined }) {
  const view = useView(viewId, useVariables(search, given));
  const { data, error } = view.query;
  if (!isRecordId(viewId) || (error instanceof NotFound && !data))
    return (
      <PageMessage title="View not found">
        <p>The requested view could not be found. It may have been deleted.</p>
      </PageMessage>
    );
  const at = toInstant(data?.lastRefreshedAt);
  return (
    <div className={styles["viewPage"]}>
      <div className={styles["viewBar"]}>
        {at ? (
          <span>
            Last refreshed <Age value={at} suffix />
          </span>
        ) : null}
        <IconButton
          icon={RefreshCw}
          label="Refresh the view"
          isBusy={view.isRefreshing}
          onClick={view.refresh}
        />
      </div>
      <ViewBody view={view} search={search} onSearch={onSearch} />
    </div>
  );
}
