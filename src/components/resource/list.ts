import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from "@tanstack/react-query";
import type { StaticDataRouteOption } from "@tanstack/react-router";
import * as v from "valibot";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import type { Resource } from "~generated/roleMatrix";
import { buildAccess } from "~/api/access";
import { config } from "~/api/config";
import type { Rows } from "~/api/db";
import type { Gate } from "~/components/gate/RouteGate";
import { flag, listEntries, optionalText, type ListSearch } from "~/components/address/searchParts";
import { listOrder, type ListOrder, type PageParams } from "~/components/list/useListState";

/** What most lists keep in their address: text, page and sorting, the record that is open, or that one is added. */
export const listSearch = v.object({ ...listEntries, id: optionalText, add: flag });

/** A search schema that holds what every list keeps in its address. */
export type ListSchema = v.GenericSchema<unknown, ListSearch>;

/** Address, gate and read of a list: what its route needs before the page itself has been fetched. */
export interface List<
  Schema extends ListSchema,
  Key extends string = string,
> extends ListOrder<Key> {
  /** Name of the page and of the table, in the plural: "Scopes". */
  title: string;
  /** Who may read it sees the page; who may write it adds. */
  access: Resource;
  search: Schema;
  /** All rows are in the browser: the table searches, sorts and cuts pages. */
  isWhole: boolean;
  /** Starts the reads of the page in the address. */
  readAhead: (client: QueryClient, search: v.InferOutput<Schema>) => void;
}

type ReadOptions<Row, Query extends QueryKey> = UseQueryOptions<Rows<Row>, Error, Rows<Row>, Query>;

/** A list that the server searches, sorts and cuts into pages. */
export interface PagedList<
  Schema extends ListSchema,
  Row,
  Key extends string,
  Query extends QueryKey,
> extends List<Schema, Key> {
  /** Read of the page in the address; the rows of the page before stay until it has come. */
  read: (search: v.InferOutput<Schema>) => ReadOptions<Row, Query>;
}

type Described<Schema extends ListSchema, Key extends string> = ListOrder<Key> &
  Pick<List<Schema>, "title" | "access" | "search">;

/** Describes a list that the server searches, sorts and cuts into pages. */
export function pagedList<
  Schema extends ListSchema,
  Row,
  const Key extends string,
  Query extends QueryKey,
>({
  read: readPage,
  ...described
}: Described<Schema, Key> & {
  /** Named read of one page; `search` holds further filters of the address. */
  read: (page: PageParams<NoInfer<Key>>, search: v.InferOutput<Schema>) => ReadOptions<Row, Query>;
}): PagedList<Schema, Row, Key, Query> {
  const read = (search: v.InferOutput<Schema>): ReadOptions<Row, Query> => ({
    ...readPage(listOrder(search, described).params, search),
    placeholderData: keepPreviousData,
  });
  return {
    ...described,
    isWhole: false,
    read,
    readAhead: (client, search) => void client.prefetchQuery(read(search)),
  };
}

/** Describes a list whose rows all come at once: its page reads them, the table searches, sorts and cuts pages. */
export const wholeList = <Schema extends ListSchema, const Key extends string>(
  described: Described<Schema, Key> & Pick<List<Schema>, "readAhead">,
): List<Schema, Key> => ({ ...described, isWhole: true });

interface LoaderArguments {
  context: { queryClient: QueryClient };
  location: { search: unknown };
}

/** Whether reads of a page make sense before it is known who asks: nobody's would only be refused. */
function mayReadAhead(client: QueryClient, gates: readonly Gate[]): boolean {
  const who = client.getQueryData(whoamiOptions().queryKey);
  const { auth } = config();
  // A provider is asked for the session first (spec 1 §4).
  if (!who) return auth !== "kratos" && auth !== "clerk";
  const access = buildAccess(who.payload.roles ?? []);
  return gates.every(({ action, resource }) => access.can(action, resource));
}

const gateOf = ({ access }: Pick<List<ListSchema>, "access">): Gate => ({
  resource: access,
  action: "read",
});

/** Starts the reads of a list's page in the address; for the loader of a route that serves several lists. */
export function readListAhead<Schema extends ListSchema>(
  list: List<Schema>,
  { context: { queryClient }, location }: LoaderArguments,
): void {
  if (mayReadAhead(queryClient, [gateOf(list)]))
    list.readAhead(queryClient, v.parse(list.search, location.search));
}

/**
 * Options of a list's route: its search schema, its gate, and a loader that starts the reads of the page in the address.
 * It waits for nothing: whoami, flags and rows leave together, a hover reads ahead, and the table's outline shows until
 * then.
 */
export const listRoute = <Schema extends ListSchema>(list: List<Schema>) => ({
  validateSearch: list.search,
  staticData: { gate: gateOf(list) },
  loader: (loading: LoaderArguments) => readListAhead(list, loading),
});

/** Search schema, gate and first reads of a page that is no list: that of one record, or of a new one. */
interface RecordRoute<Search, Params> {
  search: v.GenericSchema<unknown, Search>;
  /** What it takes to see the page: entries of `generated/access.ts`. */
  gate: Gate | ((params: Params) => readonly Gate[]);
  /** Starts the reads of the page. */
  readAhead?: (client: QueryClient, params: Params, search: Search) => unknown;
}

/** Options of such a page's route, as `listRoute` gives those of a list's. */
export const recordRoute = <Search, Params extends Readonly<Record<string, string>>>({
  search,
  gate,
  readAhead,
}: RecordRoute<Search, Params>) => ({
  validateSearch: search,
  staticData: { gate: gate as StaticDataRouteOption["gate"] },
  loader: ({ context, location, params }: LoaderArguments & { params: Params }) => {
    const gates = typeof gate === "function" ? gate(params) : [gate];
    if (mayReadAhead(context.queryClient, gates))
      void readAhead?.(context.queryClient, params, v.parse(search, location.search));
  },
});
