import type { QueryClient } from "@tanstack/react-query";
import { viewByNameOptions, viewRowsOptions } from "~generated/db/reads";
import type { ViewColumn, ViewResult } from "~generated/view/types.gen";
import { viewOptions } from "./useView";
import {
  filterParam,
  orderParam,
  tableState,
  variablesIn,
  viewTable,
  type ViewSearch,
} from "./viewState";

/** What an address asks of a view's table: which rows, and how they are read. */
export function rowsAsked(view: ViewResult, columns: readonly ViewColumn[], search: ViewSearch) {
  const state = tableState(search, view, columns);
  const only = filterParam(state);
  const order = orderParam(state.sort);
  const of = {
    viewTable: viewTable(view),
    fingerprint: view.requestFingerprint ?? "",
    ...(only === undefined ? {} : { only }),
    ...(order === undefined ? {} : { order }),
  };
  const { pageIndex, pageSize } = state;
  return {
    state,
    of,
    options: viewRowsOptions({ ...of, limit: pageSize, offset: pageIndex * pageSize }),
  };
}

/** Asks for a view, and for the rows of its table as soon as it is there, before its panels are drawn. */
export async function readViewAhead(
  client: QueryClient,
  id: string,
  search: ViewSearch,
): Promise<void> {
  const options = viewOptions(id, variablesIn(search));
  await client.prefetchQuery(options);
  const view = client.getQueryData(options.queryKey);
  if (view?.columns?.length)
    await client.prefetchQuery(rowsAsked(view, view.columns, search).options);
}

/** The same by a name, in a namespace or in any. */
export async function readNamedAhead(
  client: QueryClient,
  named: { name: string; namespace?: string },
  search: ViewSearch,
): Promise<void> {
  const options = viewByNameOptions(named);
  await client.prefetchQuery(options);
  const id = client.getQueryData(options.queryKey)?.rows[0]?.id;
  if (id !== undefined) await readViewAhead(client, id, search);
}
