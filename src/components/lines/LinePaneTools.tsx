import { Copy, Download, WrapText } from "lucide-react";
import { copyAndNotify } from "~/components/messages/notify";
import { formatBytes } from "~/lib/text/bytes";
import { plainText } from "~/lib/text/ansi";
import { IconButton } from "~/ui/button/IconButton";
import type { Lookup } from "~/ui/field/lookup";
import { MatchSearch } from "~/ui/field/MatchSearch";
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
  lookup: Lookup;
}

const inEnglish = (count: number) => count.toLocaleString("en");

/** Search, size, and what can be done with the whole text. */
export function LinePaneTools(props: Props) {
  const { label, text, lines, lookup } = props;
  const count = lines.texts.length;
  return (
    <div className={styles["tools"]} role="search" aria-label={`Search: ${label}`}>
      <MatchSearch
        label={`Search in ${label}`}
        placeholder="Search"
        lookup={lookup}
        counted={(matches) => `${inEnglish(matches)} ${matches === 1 ? "line" : "lines"}`}
      />
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
