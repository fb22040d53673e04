import { Check, X } from "lucide-react";
import { useDeferredValue, useId, useRef, useState } from "react";
import {
  toggleTriState,
  type TriState,
  type TriStateMark,
  type TriStateMode,
} from "~/lib/labels/triState";
import {
  cellId,
  CELL_MARKS,
  cellProps,
  gridProps,
  rowProps,
  searchProps,
  useGridKeys,
} from "./triStateGrid";
import styles from "./TriStatePanel.module.css";
import { scrollToRow, useWindowed } from "~/ui/table/windowed";

/** An option; `label` defaults to the value, `hint` stands faint behind it. */
export type TriStateOption = { value: string; label?: string; hint?: string };

type Props = {
  label: string;
  options: readonly TriStateOption[];
  value: TriState;
  onChange: (value: TriState) => void;
  mode: TriStateMode;
  /** Something above says why options are missing. */
  isPartial: boolean;
};

const ROW = 30;

/** The open part of TriStateSelect: search and windowed rows; mounted anew with every opening. */
export function TriStatePanel({ label, options, value, onChange, mode, isPartial }: Props) {
  const gridId = useId();
  const [search, setSearch] = useState("");
  const [active, setActive] = useState({ row: 0, cell: 0 });
  // Rows keep their places while somebody marks; what was marked at the opening stands first.
  const [markedFirst] = useState(() => new Set(value.keys()));
  const shown = ordered(options, markedFirst, search);
  // The panel with its search is there first; its rows take longer than all else, and their place is kept.
  const areDrawn = useDeferredValue(true, false);
  const scroller = useRef<HTMLDivElement>(null);
  const { from, to } = useWindowed({
    scroller,
    count: shown.length,
    size: ROW,
    overscan: 4,
    atFirst: 6,
  });

  const mark = (row: number, to: TriStateMark) => {
    const option = shown[row];
    if (option) onChange(toggleTriState(value, option.value, to, mode));
  };
  const onKeyDown = useGridKeys({
    rows: shown.length,
    active,
    onActive: (next) => {
      setActive(next);
      scrollToRow(scroller.current, next.row, ROW);
    },
    onMark: mark,
  });

  return (
    <>
      <input
        {...searchProps(gridId, shown.length === 0 ? undefined : active)}
        className={styles["search"]}
        type="text"
        autoComplete="off"
        spellCheck={false}
        aria-label={`Search ${label}`}
        placeholder="Search..."
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setActive({ row: 0, cell: 0 });
          scrollToRow(scroller.current, 0, ROW);
        }}
        onKeyDown={onKeyDown}
      />
      {shown.length === 0 && !(isPartial && options.length === 0) ? (
        <output className={styles["empty"]}>No options found</output>
      ) : null}
      <div ref={scroller} {...gridProps(gridId, label, shown.length)} className={styles["grid"]}>
        <div role="presentation" className={styles["rows"]} style={{ height: shown.length * ROW }}>
          {(areDrawn ? shown.slice(from, to) : []).map((option, offset) => {
            const index = from + offset;
            const text = option.label ?? option.value;
            const current = value.get(option.value) ?? 0;
            return (
              <div
                key={option.value}
                {...rowProps(index)}
                className={styles["row"]}
                data-active={index === active.row || undefined}
                data-mark={current}
                style={{ transform: `translateY(${index * ROW}px)` }}
              >
                {CELL_MARKS.map((to, cell) => (
                  <button
                    key={NAMES[cell]}
                    type="button"
                    tabIndex={-1}
                    {...cellProps(
                      cellId(gridId, index, cell),
                      cell === 0 ? current !== 0 : current === to,
                    )}
                    aria-label={cell === 0 ? spoken(text, current) : `${NAMES[cell]} ${text}`}
                    title={cell === 0 ? text : NAMES[cell]}
                    className={styles[cell === 0 ? "text" : "mark"]}
                    data-active={(index === active.row && cell === active.cell) || undefined}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => {
                      setActive({ row: index, cell: 0 });
                      mark(index, to);
                    }}
                  >
                    {cell === 0 ? <Text text={text} hint={option.hint} /> : <Sign mark={to} />}
                  </button>
                ))}
              </div>
            );
          })}
        </div>
      </div>
      {value.size > 0 ? (
        <button type="button" className={styles["clear"]} onClick={() => onChange(new Map())}>
          Clear
        </button>
      ) : null}
    </>
  );
}

const NAMES = ["Choose", "Exclude", "Include"];

function Text({ text, hint }: { text: string; hint: string | undefined }) {
  return (
    <>
      <span className={styles["name"]}>{text}</span>
      {hint === undefined ? null : <span className={styles["hint"]}>{hint}</span>}
    </>
  );
}

function Sign({ mark }: { mark: TriStateMark }) {
  return mark === 1 ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />;
}

function spoken(text: string, mark: TriStateMark | 0): string {
  if (mark === 0) return text;
  return mark === 1 ? `${text}, included` : `${text}, excluded`;
}

function ordered(options: readonly TriStateOption[], first: ReadonlySet<string>, search: string) {
  const wanted = search.trim().toLowerCase();
  const shown = options.filter(({ value, label = value }) => label.toLowerCase().includes(wanted));
  if (first.size === 0) return shown;
  const isFirst = ({ value }: TriStateOption) => first.has(value);
  return [...shown.filter(isFirst), ...shown.filter((option) => !isFirst(option))];
}
