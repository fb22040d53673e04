import { useMemo } from "react";
import { QueryError } from "~/components/errors/QueryError";
import type { ViewColumn, ViewPanel } from "~generated/view/types.gen";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import type { useView } from "~/components/viewResult/useView";
import { ViewPanels } from "./ViewPanels";
import {
  tableChange,
  variableKey,
  variablesIn,
  type ChangeView,
  type ViewSearch,
} from "~/components/viewResult/viewState";
import { useTravellingRange } from "./useTravellingRange";
import { ViewTable } from "./ViewTable";
import { ViewVariables } from "./ViewVariables";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./view.module.css";

interface Props {
  /** What `useView` gave for the view. */
  view: ReturnType<typeof useView>;
  search: ViewSearch;
  onSearch: ChangeView;
}

/** Values of a view's variables in the address, the same object as long as they stay. */
export function useVariables(
  search: ViewSearch,
  given?: Readonly<Record<string, string>>,
): Record<string, string> {
  const key = JSON.stringify({ ...given, ...variablesIn(search) });
  return useMemo(() => Object(JSON.parse(key)), [key]);
}

const noPanels: readonly ViewPanel[] = [];
const noColumns: readonly ViewColumn[] = [];

/** A view with its state in the address: variables, panels, filters, table. */
export function ViewBody({ view: { query }, search, onSearch }: Props) {
  const { data } = query;
  useTravellingRange(query.isPlaceholderData ? undefined : data, search, onSearch);
  if (!data)
    return (
      <div className={styles["waiting"]}>
        {query.isError ? (
          <QueryError title="Failed to load view" query={query} />
        ) : (
          <>
            <VisuallyHidden>
              <output>Loading view results...</output>
            </VisuallyHidden>
            <Skeleton rows={12} />
          </>
        )}
      </div>
    );
  const { variables = [], panels = noPanels, columns = noColumns } = data;
  return (
    <div className={styles["view"]} aria-busy={query.isPlaceholderData}>
      {query.isError ? <QueryError title="Failed to load view" query={query} /> : null}
      {data.error === undefined ? null : (
        <p className={styles["trouble"]} role="alert">
          {data.error}
        </p>
      )}
      <ViewVariables
        variables={variables}
        onVariable={(key, value) =>
          onSearch({ ...tableChange(data, { pageIndex: 0 }), [variableKey(key)]: value })
        }
      />
      <ViewPanels panels={panels} />
      {columns.length > 0 ? (
        <ViewTable view={data} columns={columns} search={search} onSearch={onSearch} />
      ) : null}
      {panels.length === 0 && columns.length === 0 ? (
        <EmptyState
          title="Nothing to show"
          text="This view has neither panels nor columns, or its first run is not over yet."
        />
      ) : null}
    </div>
  );
}
