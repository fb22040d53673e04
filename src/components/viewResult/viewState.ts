import * as v from "valibot";
import type { ViewColumn, ViewResult } from "~generated/view/types.gen";
import { optionalText } from "~/components/address/searchParts";
import { askedTimes } from "~/lib/time/timeRange";
import { formatTriState, parseTriState, type TriState } from "~/lib/labels/triState";
import type { TablePage, TableSort } from "~/ui/table/dataTableTypes";

/**
 * Everything that views keep in an address: their keys are named by the view and its columns. Pages stay numbers: the
 * address would quote a text that reads like one.
 */
export const viewSearch = v.pipe(
  v.record(v.string(), optionalText),
  v.transform((search): Readonly<Record<string, string | number | undefined>> =>
    Object.fromEntries(
      Object.entries(search).map(([key, value]) => [
        key,
        /__page(?:Index|Size)$/.test(key) && /^\d{1,6}$/.test(value ?? "") ? Number(value) : value,
      ]),
    ),
  ),
);
export type ViewSearch = v.InferOutput<typeof viewSearch>;
export type ChangeView = (change: ViewSearch, options?: { push?: boolean }) => void;

const variablePrefix = "viewvar__";
export const attributesColumn = "__row__attributes";

/** Values of variables in the address. */
export const variablesIn = (search: ViewSearch): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      key.startsWith(variablePrefix) && value !== undefined
        ? [[key.slice(variablePrefix.length), String(value)]]
        : [],
    ),
  );

export const variableKey = (key: string): string => `${variablePrefix}${key}`;

type Named = Pick<ViewResult, "namespace" | "name">;

/** The table of a view, without its schema; state in the address begins with it. */
export const viewTable = ({ namespace, name }: Named): string =>
  `view_${namespace ?? ""}_${name}`.replaceAll("-", "_");

/** Columns of a table that are shown. */
export const shownColumns = (columns: readonly ViewColumn[]): ViewColumn[] =>
  columns.filter(
    ({ hidden, type, name }) => !hidden && type !== "row_attributes" && name !== attributesColumn,
  );

/** Columns that have a filter. */
export const filteredColumns = (columns: readonly ViewColumn[]): ViewColumn[] =>
  shownColumns(columns).filter(({ filter }) => filter?.type === "multiselect");

/** The column that a time range narrows the table by: its first one of times that is shown. */
export const timeColumn = (columns: readonly ViewColumn[]): string | undefined =>
  shownColumns(columns).find(({ type }) => type === "datetime")?.name;

/** Rows of some time alone; without `until` up to now. ISO. */
interface TableTimes {
  column: string;
  since?: string;
  until?: string;
}

/** State of a view's table, read from the address. */
interface TableState extends TablePage {
  sort: TableSort | null;
  filters: ReadonlyMap<string, TriState>;
  times: TableTimes | undefined;
}

const whole = (value: ViewSearch[string], usual: number) =>
  typeof value === "number" ? value : usual;

/** Rows of a page without a choice (spec 1 §6). */
const PAGE_SIZE = 50;

export function tableState(
  search: ViewSearch,
  view: Named,
  columns: readonly ViewColumn[],
): TableState {
  const prefix = `${viewTable(view)}__`;
  const by = search[`${prefix}sortBy`];
  const times = timeColumn(columns);
  const asked = times === undefined ? {} : askedTimes(search, { log: () => {} });
  return {
    pageIndex: whole(search[`${prefix}pageIndex`], 0),
    pageSize: whole(search[`${prefix}pageSize`], PAGE_SIZE) || PAGE_SIZE,
    sort:
      by !== undefined && columns.some(({ name }) => name === by)
        ? { by: String(by), desc: search[`${prefix}sortOrder`] === "desc" }
        : null,
    filters: new Map(
      filteredColumns(columns).flatMap(({ name }): [string, TriState][] => {
        const marks = parseTriState(String(search[prefix + name] ?? ""));
        return marks.size > 0 ? [[name, marks]] : [];
      }),
    ),
    times: times !== undefined && asked.since ? { column: times, ...asked } : undefined,
  };
}

/** The address of another page, order or filter of the table. */
export function tableChange(view: Named, change: Partial<TableState>): ViewSearch {
  const prefix = `${viewTable(view)}__`;
  const next: Record<string, string | number | undefined> = {};
  if (change.sort !== undefined) {
    next[`${prefix}sortBy`] = change.sort?.by;
    next[`${prefix}sortOrder`] = change.sort ? (change.sort.desc ? "desc" : "asc") : undefined;
    next[`${prefix}pageIndex`] = undefined;
  }
  for (const [column, marks] of change.filters ?? []) {
    next[prefix + column] = formatTriState(marks);
    next[`${prefix}pageIndex`] = undefined;
  }
  if (change.pageIndex !== undefined)
    next[`${prefix}pageIndex`] = change.pageIndex === 0 ? undefined : change.pageIndex;
  if (change.pageSize !== undefined) next[`${prefix}pageSize`] = change.pageSize;
  return next;
}

const quoted = (value: string) => `"${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
const list = (values: readonly string[]) => `(${values.map(quoted).join(",")})`;

/**
 * Filters as the `and` of PostgREST; undefined without one. A row without a value is not among what is excluded, so it
 * stays.
 */
export function filterParam({
  filters,
  times,
}: Pick<TableState, "filters" | "times">): string | undefined {
  const named = (column: string) => (/^[A-Za-z_]\w*$/.test(column) ? column : quoted(column));
  const bounds = times
    ? [
        ...(times.since ? [`${named(times.column)}.gte.${times.since}`] : []),
        ...(times.until ? [`${named(times.column)}.lte.${times.until}`] : []),
      ]
    : [];
  const marked = [...filters].flatMap(([column, marks]) => {
    const of = (mark: 1 | -1) =>
      [...marks].flatMap(([value, one]) => (one === mark ? [value] : []));
    const [wanted, unwanted] = [of(1), of(-1)];
    const name = named(column);
    return [
      ...(wanted.length > 0 ? [`${name}.in.${list(wanted)}`] : []),
      ...(unwanted.length > 0 ? [`or(${name}.is.null,${name}.not.in.${list(unwanted)})`] : []),
    ];
  });
  const conditions = [...marked, ...bounds];
  return conditions.length > 0 ? `(${conditions.join(",")})` : undefined;
}

/** Order as PostgREST reads it: what is missing stands last. */
export const orderParam = (sort: TableSort | null): string | undefined =>
  sort ? `${sort.by}.${sort.desc ? "desc.nullslast" : "asc"}` : undefined;
