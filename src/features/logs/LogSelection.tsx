import { Copy, Download, X } from "lucide-react";
import type { ReactNode } from "react";
import { saveText } from "~/ui/text/saveFile";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { asText, type LogRow } from "./logRows";
import { copyLines } from "./LogTools";
import styles from "./logs.module.css";

/** What an area does with selected lines: the lines, and where they come from. */
export interface SelectedLines {
  componentId: string;
  /** Log selector of the component. */
  selector: string;
  rows: readonly LogRow[];
}

interface Props {
  lines: SelectedLines;
  actions: ((lines: SelectedLines) => ReactNode) | undefined;
  onClear: () => void;
}

/** What can be done with the selected lines. */
export function LogSelection({ lines, actions, onClear }: Props) {
  const { rows } = lines;
  return (
    <div className={styles["selection"]} role="group" aria-label="Selected lines">
      <output>
        {rows.length.toLocaleString("en")} {rows.length === 1 ? "line" : "lines"} selected
      </output>
      {actions?.(lines)}
      <Button variant="quiet" icon={Copy} onClick={() => copyLines(rows)}>
        Copy
      </Button>
      <Button
        variant="quiet"
        icon={Download}
        onClick={() => saveText("selected-lines.log", asText(rows))}
      >
        Download
      </Button>
      <IconButton icon={X} label="Clear the selection" onClick={onClear} />
    </div>
  );
}
