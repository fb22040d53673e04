import { Copy, Link2, X } from "lucide-react";
import type { ReactNode } from "react";
import { copyAndNotify } from "~/components/messages/notify";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import styles from "./SpecView.module.css";

interface Props {
  lines: readonly { number: number; text: string }[];
  link: () => string;
  onClear: () => void;
  actions: ((lines: Props["lines"]) => ReactNode) | undefined;
}

const copy = (text: string) => void copyAndNotify(text);

/** What can be done with the selected lines. */
export function SpecSelection({ lines, link, onClear, actions }: Props) {
  return (
    <div className={styles["selection"]} role="group" aria-label="Selected lines">
      <output>
        {lines.length.toLocaleString("en")} {lines.length === 1 ? "line" : "lines"} selected
      </output>
      <Button variant="quiet" icon={Link2} onClick={() => copy(link())}>
        Copy link
      </Button>
      <Button
        variant="quiet"
        icon={Copy}
        onClick={() => copy(lines.map(({ text }) => text).join("\n"))}
      >
        Copy
      </Button>
      {actions?.(lines)}
      <IconButton icon={X} label="Clear the selection" onClick={onClear} />
    </div>
  );
}
