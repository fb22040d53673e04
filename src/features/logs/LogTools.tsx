import { Copy, Download, FileJson, FileText } from "lucide-react";
import { saveText } from "~/ui/text/saveFile";
import { copyAndNotify } from "~/components/messages/notify";
import { IconButton } from "~/ui/button/IconButton";
import { Menu } from "~/ui/overlay/Menu";
import { asJsonLines, asText, type LogRow } from "./logRows";

interface Props {
  rows: readonly LogRow[];
  /** Beginning of the names of files: "Checkout app logs". */
  name: string;
}

/** Copies lines as text. */
export const copyLines = (rows: readonly LogRow[]): void => void copyAndNotify(asText(rows));

/** What can be done with all lines that are shown. */
export function LogTools({ rows, name }: Props) {
  const file = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return (
    <Menu
      trigger={<IconButton icon={Download} label="Download or copy" variant="plain" />}
      groups={[
        {
          id: "all",
          items: [
            {
              id: "text",
              label: "Download as text",
              icon: FileText,
              onSelect: () => saveText(`${file}.log`, asText(rows)),
            },
            {
              id: "json",
              label: "Download as JSON lines",
              icon: FileJson,
              onSelect: () => saveText(`${file}.jsonl`, asJsonLines(rows), "application/jsonl"),
            },
            { id: "copy", label: "Copy all lines", icon: Copy, onSelect: () => copyLines(rows) },
          ],
        },
      ]}
    />
  );
}
