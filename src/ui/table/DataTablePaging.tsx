import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  type LucideIcon,
} from "lucide-react";
import { useState, type ReactNode } from "react";
import styles from "./DataTablePaging.module.css";
import type { TablePaging } from "./dataTableTypes";
import { PAGE_SIZES, pageCount, resizedPage, typedPageIndex } from "./tablePaging";

interface Props {
  /** Name of the list that is paged. */
  label: string;
  paging: TablePaging;
  /** Buttons for the whole list. */
  tools?: ReactNode;
}

const number = (value: number) => value.toLocaleString("en-US");

function Step({
  icon: Icon,
  name,
  isOff,
  onClick,
}: {
  icon: LucideIcon;
  name: string;
  isOff: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles["step"]}
      aria-label={name}
      title={name}
      // Stays focusable at the end, so that paging by keyboard does not lose its place.
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}

/** Rows that lists show at once unless the person chose otherwise. */
const DEFAULT_SIZE = 50;

/** Page by page through a longer list: steps, page number and page size, where there is more than one page. */
export function DataTablePaging({ label, paging, tools }: Props) {
  const { pageIndex, pageSize, total, onChange, sizes = PAGE_SIZES } = paging;
  const [typed, setTyped] = useState<string | null>(null);
  const pages = pageCount(total, pageSize);
  const last = pages - 1;
  const isPaged = pages > 1 || pageIndex > 0;
  const options = [...new Set([...sizes, pageSize])].toSorted((a, b) => a - b);
  const go = (index: number) => {
    if (index !== pageIndex) onChange({ pageIndex: index, pageSize });
  };
  const goTyped = () => {
    const index = typed === null ? undefined : typedPageIndex(typed, pages);
    setTyped(null);
    if (index !== undefined) go(index);
  };
  return (
    <nav className={styles["bar"]} aria-label={`Pages: ${label}`}>
      {isPaged && (
        <>
          <div className={styles["steps"]}>
            <Step
              icon={ChevronFirst}
              name="First page"
              isOff={pageIndex <= 0}
              onClick={() => go(0)}
            />
            <Step
              icon={ChevronLeft}
              name="Previous page"
              isOff={pageIndex <= 0}
              onClick={() => go(pageIndex - 1)}
            />
            <Step
              icon={ChevronRight}
              name="Next page"
              isOff={pageIndex >= last}
              onClick={() => go(pageIndex + 1)}
            />
            <Step
              icon={ChevronLast}
              name="Last page"
              isOff={pageIndex >= last}
              onClick={() => go(last)}
            />
          </div>
          <output>
            Page <b>{number(pageIndex + 1)}</b> of <b>{number(pages)}</b>
          </output>
          <label className={styles["field"]} data-wide>
            Go to page
            <input
              className={styles["number"]}
              inputMode="numeric"
              autoComplete="off"
              value={typed ?? String(pageIndex + 1)}
              onChange={({ target }) => setTyped(target.value)}
              onFocus={({ target }) => target.select()}
              onBlur={goTyped}
              onKeyDown={({ key }) => {
                if (key === "Enter") goTyped();
                if (key === "Escape") setTyped(null);
              }}
            />
          </label>
        </>
      )}
      {(isPaged || total > DEFAULT_SIZE) && (
        <label className={styles["field"]} data-wide>
          Rows per page
          <select
            className={styles["select"]}
            value={pageSize}
            onChange={({ target }) => onChange(resizedPage(paging, Number(target.value)))}
          >
            {options.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className={styles["total"]}>{total === 1 ? "1 row" : `${number(total)} rows`}</span>
      {tools === undefined ? null : <span className={styles["tools"]}>{tools}</span>}
    </nav>
  );
}
