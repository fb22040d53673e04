import type { ReactNode } from "react";
import type { SortValue } from "./tableSort";

/** What a cell learns about its row, beside the row itself. */
export interface CellState {
  /** For controls inside a cell: 0 in the row that holds the tab stop, -1 in all others. */
  tabIndex: 0 | -1;
}

/** One column. Keep the array of columns stable (module constant or useMemo): a new one redraws every visible row. */
export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row, state: CellState) => ReactNode;
  align?: "left" | "right";
  /** Pixels, or "fill" (default): a share of the space that is left. */
  width?: number | "fill";
  /** Least pixels of a "fill" column (default 160); when even these do not fit, the table scrolls sideways. */
  minWidth?: number;
  /** What the table sorts and searches by, where all rows are in the browser (`whole`). */
  value?: (row: Row) => SortValue;
  /** What an export holds of it (default: the row's field of this id, else `value`). */
  exported?: (row: Row) => unknown;
  /** Whether the search text is looked for in its value (default: where that is a text). */
  isSearched?: boolean;
  isSortable?: boolean;
  /** Direction of the first click on the header (default "asc"). */
  firstSort?: "asc" | "desc";
  /** Tooltip of the header, where its one word needs a sentence. */
  headerTitle?: string;
  /** May the user hide it in the dialog of the columns (default true; the first column never). */
  isHideable?: boolean;
  /** Hidden on viewports narrower than this many pixels. */
  hideBelow?: number | undefined;
  /** On a phone a row is two lines: "first" begins it where that is another column than in a table (what the row is
   * called); "end" stands at the end of the first (what says the state, a menu) and stays where
   * there is little room; "hidden" leaves it out; any other column stands in the second. */
  phone?: "first" | "end" | "hidden";
  /** What a bare figure counts, said on a phone, where no heading does: after it where it is aligned right ("2 pending"),
   * before it elsewhere ("oldest 5m ago"). */
  phoneWord?: string;
  /** Shows a point in time: as wide as the reader's date format needs. */
  isMoment?: boolean;
}

/** The column that a list is sorted by. */
export interface TableSort {
  by: string;
  desc: boolean;
}

/** A page of a longer list, whether the server or the owner cut it. `pageIndex` starts at 0. */
export interface TablePage {
  pageIndex: number;
  pageSize: number;
}

export interface TablePaging extends TablePage {
  /** Rows of all pages together. */
  total: number;
  onChange: (page: TablePage) => void;
  /** Page sizes on offer (default 5 to 1000). */
  sizes?: readonly number[];
}

/** Rows below rows. All four go together. */
export interface TableTree<Row> {
  /** Children of a row; undefined or empty for a leaf. */
  childrenOf: (row: Row) => readonly Row[] | undefined;
  expanded: ReadonlySet<string>;
  onToggle: (id: string) => void;
  /** Receives every id that is open after "Expand all" or "Collapse all"; without it there is no such button. */
  onToggleAll?: (expanded: ReadonlySet<string>) => void;
  /** Rows that only gather others: bold, and click or Enter toggles them. Default: every row with children. */
  isGroup?: (row: Row) => boolean;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  tree?: TableTree<Row>;
  /**
   * The rows are all that there are: the table searches the text in them, sorts them and cuts the page. Without it their
   * owner (usually the server) has done so.
   */
  whole?: { text: string | undefined };
  sort?: TableSort | null;
  onSort?: (sort: TableSort | null) => void;
  /** May a third click on a header end the sorting (default false). */
  canUnsort?: boolean;
  /** Click or Enter on a row. */
  onOpen?: (row: Row) => void;
  /** Address of a row: its first cell becomes a link, so that Ctrl or middle click opens a new tab. */
  rowHref?: (row: Row) => string | undefined;
  selectedId?: string | null;
  /** What one row shows in full below itself. */
  unfolded?: { id: string; content: ReactNode } | undefined;
  /** Nothing to show yet: skeleton rows. */
  isLoading?: boolean;
  /** Newer rows are on their way; the present ones stay. */
  isRefreshing?: boolean;
  /** Shown when there is no row (default "No data available"). */
  empty?: ReactNode;
  /** Shown instead of rows, or as a bar above those that are still there. */
  error?: ReactNode;
  /** Below the rows, above the paging bar. */
  footer?: ReactNode;
  paging?: TablePaging;
  /** Buttons for the whole list, such as an export: stand beside the number of rows, or below more than a handful. */
  tools?: ReactNode;
  /** Pixels of columns that the reader has made narrower or wider, by id; and what hears of a change. */
  widths?: Readonly<Record<string, number>>;
  onWidth?: (id: string, width: number) => void;
  hiddenColumns?: ReadonlySet<string>;
  /** Hears of a row that cannot be drawn; the list says so in its place and goes on. */
  onUnreadable?: (error: unknown) => void;
  /** Rows on screen (and a few around), 150 ms after they settle: to load what only visible rows need. */
  onVisibleRowsChange?: (rows: readonly Row[]) => void;
  /** Row height in pixels; default is the theme's `--qd-row`. */
  rowHeight?: number;
  /** "fill" (default) takes the height of the container and scrolls inside; "content" is as high as its rows, up to
   * 60 % of the viewport. */
  height?: "fill" | "content";
}
