import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type CSSProperties,
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { plainText } from "~/lib/text/ansi";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { useMatchingLines } from "~/ui/text/useMatchingLines";
import { type Lookup, nextMatch } from "~/ui/field/lookup";
import { LinePaneTools } from "./LinePaneTools";
import { MissedLines } from "./MissedLines";
import styles from "./LinePane.module.css";
import { PaneLine } from "./PaneLine";
import { paneLines } from "./paneLines";
import { useFollow } from "./useFollow";

/** Height of a line in px; the same figure stands in the style sheet. */
const LINE = 20;

interface Props {
  /** Names the region: "Output of restart-api". */
  label: string;
  text: string;
  /** Name of the file that is downloaded: "restart-api.log". */
  fileName: string;
  /** More is coming: the pane stays at the end until the reader scrolls up. */
  isGrowing?: boolean;
  /** What stands in place of lines where there are none. */
  empty?: ReactNode;
}

/** A text of any size, line by line, as a terminal would show it. */
export function LinePane(props: Props) {
  const { label, text, fileName, isGrowing = false, empty } = props;
  const lines = useMemo(() => paneLines(text), [text]);
  const { texts, carried, first } = lines;
  const [isWrapped, setWrapped] = useState(false);
  const [search, setSearch] = useState("");
  const [current, setCurrent] = useState(-1);
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(search);
  const { found: matches, isWhole } = useMatchingLines(
    texts,
    wanted,
    carried ? plainText : undefined,
  );
  const virtualizer = useVirtualizer({
    count: texts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE,
    overscan: 10,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, isWrapped]);
  const { missed, toEnd } = useFollow({
    scroller,
    arrived: texts.length + first,
    isOn: isGrowing,
  });
  const lookup: Lookup = {
    text: search,
    onText: setSearch,
    count: matches.length,
    isWhole,
    at: matches.indexOf(current),
    onGo: (step) => {
      const next = nextMatch(matches, current, step);
      if (next === undefined) return;
      setCurrent(next);
      virtualizer.scrollToIndex(next, { align: "center" });
    },
  };
  const items = virtualizer.getVirtualItems();
  const vars: CSSProperties & Record<`--${string}`, string | number> = {
    "--digits": String(first + texts.length - 1).length,
  };
  return (
    <div className={styles["pane"]}>
      <LinePaneTools
        label={label}
        text={text}
        fileName={fileName}
        lines={lines}
        isWrapped={isWrapped}
        onWrap={() => setWrapped(!isWrapped)}
        lookup={lookup}
      />
      {texts.length === 0 && empty !== undefined ? (
        <div className={styles["empty"]}>{empty}</div>
      ) : (
        <div ref={scroller} className={styles["scroller"]} style={vars} {...scrollRegion(label)}>
          <div
            className={styles["lines"]}
            data-wrap={isWrapped || undefined}
            style={{
              paddingTop: items[0]?.start ?? 0,
              paddingBottom: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
              minWidth: isWrapped ? undefined : `calc(${lines.widest}ch + var(--gutter) + 24px)`,
            }}
          >
            {items.map(({ index }) => {
              return (
                <PaneLine
                  key={index}
                  measure={isWrapped ? virtualizer.measureElement : undefined}
                  index={index}
                  number={first + index}
                  isCurrent={index === current}
                  text={texts[index] ?? ""}
                  carried={carried?.[index]}
                  search={wanted}
                />
              );
            })}
          </div>
        </div>
      )}
      <MissedLines count={missed} onGo={toEnd} />
    </div>
  );
}
