import { memo, type ComponentProps, type Ref } from "react";
import { useDrawn } from "~/ui/layout/drawQueue";
import { AnsiText } from "~/ui/text/AnsiText";
import styles from "./LinePane.module.css";
import { LONGEST } from "./paneLines";

interface Props {
  text: string;
  carried: ComponentProps<typeof AnsiText>["carried"];
  search: string;
  index: number;
  /** As the reader counts, from the first line that ever came. */
  number: number;
  isCurrent: boolean;
  /** Measures a line that wraps; others are all of one height. */
  measure: Ref<HTMLDivElement> | undefined;
}

/** One line of a pane: its place and number at once, its text in the first frame that has time for it. */
export const PaneLine = memo(function PaneLine(props: Props) {
  const { text, carried, search, index, number, isCurrent, measure } = props;
  const isDrawn = useDrawn(measure !== undefined);
  return (
    <div
      ref={measure}
      data-index={index}
      data-current={isCurrent || undefined}
      className={styles["line"]}
    >
      <span className={styles["number"]} aria-hidden>
        {number}
      </span>
      <span className={styles["text"]}>
        {isDrawn ? (
          <>
            <AnsiText text={text.slice(0, LONGEST)} carried={carried} search={search} />
            {text.length > LONGEST ? "…" : ""}
          </>
        ) : null}
      </span>
    </div>
  );
});
