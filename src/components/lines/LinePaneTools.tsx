import { ChevronDown, ChevronUp, Copy, Download, WrapText } from "lucide-react";
import { copyAndNotify } from "~/components/messages/notify";
import { formatBytes } from "~/lib/text/bytes";
import { plainText } from "~/lib/text/ansi";
import { IconButton } from "~/ui/button/IconButton";
import { SearchBox } from "~/ui/field/SearchBox";
import styles from "./LinePane.module.css";
import type { PaneLines } from "./paneLines";
import { saveText } from "~/ui/text/saveFile";

interface Props {
  label: string;
  text: string;
  fileName: string;
  lines: PaneLines;
  isWrapped: boolean;
  onWrap: () => void;
  lookup: {
    text: string;
    onText: (text: string) => void;
    count: number;
    /** False while there are lines left to be searched. */
    isWhole: boolean;
    /** Place of the present line among the matches, or -1. */
    at: number;
    onGo: (step: 1 | -1) => void;
  };
}

const inEnglish = (count: number) => count.toLocaleString("en");

/** Search, size, and what can be done with the whole text. */
export function LinePaneTools(props: Props) {
  const { label, text, lines, lookup } = props;
  const count = lines.texts.length;
  return (
    <div className={styles["tools"]} role="search" aria-label={`Search: ${label}`}>
      <span className={styles["search"]}>
        <SearchBox label={`Search in ${label}`} placeholder="Search" {...searchOf(lookup)} />
      </span>
      {lookup.text.trim() === "" ? null : (
        <>
          <output className={styles["count"]}>
            {lookup.at >= 0
              ? `${inEnglish(lookup.at + 1)} of ${inEnglish(lookup.count)}`
              : `${inEnglish(lookup.count)} ${lookup.count === 1 ? "line" : "lines"}`}
            {lookup.isWhole ? "" : " so far"}
          </output>
          <IconButton icon={ChevronUp} label="Previous match" onClick={() => lookup.onGo(-1)} />
          <IconButton icon={ChevronDown} label="Next match" onClick={() => lookup.onGo(1)} />
        </>
      )}
      <span className={styles["space"]} />
      <span className={styles["count"]}>
        {lines.first > 1 ? `last ${inEnglish(count)} of ` : ""}
        {inEnglish(lines.first - 1 + count)} {lines.first - 1 + count === 1 ? "line" : "lines"},{" "}
        {formatBytes(text.length)}
      </span>
      <IconButton
        icon={WrapText}
        label="Wrap lines"
        aria-pressed={props.isWrapped}
        onClick={props.onWrap}
      />
      <IconButton
        icon={Copy}
        label={`Copy: ${label}`}
        onClick={() => void copyAndNotify(text.split("\n").map(plainText).join("\n"))}
      />
      <IconButton
        icon={Download}
        label={`Download: ${label}`}
        onClick={() => saveText(props.fileName, text)}
      />
    </div>
  );
}

const searchOf = ({ text, onText }: Props["lookup"]) => ({ value: text, onChange: onText });
