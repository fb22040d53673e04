import { Copy, Download, FoldVertical, Route, UnfoldVertical } from "lucide-react";
import type { ReactNode } from "react";
import { copyAndNotify, notifySuccess } from "~/components/messages/notify";
import { formatBytes } from "~/lib/text/bytes";
import { IconButton } from "~/ui/button/IconButton";
import type { Lookup } from "~/ui/field/lookup";
import { MatchSearch } from "~/ui/field/MatchSearch";
import { Segmented } from "~/ui/field/Segmented";
import type { CodeLanguage } from "~/ui/text/codeTokens";
import { pathOf, pathText, type SpecLines } from "~/lib/yaml/specLines";
import { saveText } from "~/ui/text/saveFile";
import styles from "./SpecView.module.css";

export type SpecFormat = "yaml" | "json";

interface Props {
  name: string;
  lines: SpecLines;
  format: SpecFormat;
  /** Undefined where the text has a language of its own. */
  onFormat: ((format: SpecFormat) => void) | undefined;
  language: CodeLanguage;
  current: number;
  lookup: Lookup;
  isFolded: boolean;
  onFoldAll: () => void;
  tools: ReactNode;
}

const endings = { yaml: "yaml", json: "json", text: "txt" } as const;

const formats = [
  { value: "yaml", label: "YAML" },
  { value: "json", label: "JSON" },
] as const;

/** Search, format, size and path of what is shown, and what can be done with the whole. */
export function SpecTools(props: Props) {
  const { name, lines, lookup, language } = props;
  const whole = () => `${lines.texts.join("\n")}\n`;
  const path = pathOf(lines, props.current);
  const size = lines.texts.reduce((sum, text) => sum + text.length + 1, 0);
  return (
    <>
      <div className={styles["tools"]} role="search" aria-label={`Search in ${name}`}>
        <MatchSearch
          label="Search in the spec"
          lookup={lookup}
          counted={(matches) => `${matches.toLocaleString("en")} found`}
        />
        {props.onFormat ? (
          <Segmented
            label="Format"
            items={formats}
            value={props.format}
            onChange={props.onFormat}
          />
        ) : null}
        {props.tools}
        <span className={styles["space"]} />
        <span className={styles["count"]}>
          {lines.texts.length.toLocaleString("en")} lines, {formatBytes(size)}
        </span>
        <IconButton
          icon={props.isFolded ? UnfoldVertical : FoldVertical}
          label={props.isFolded ? "Unfold all" : "Fold all"}
          onClick={props.onFoldAll}
        />
        <IconButton icon={Copy} label="Copy the spec" onClick={() => void copyAndNotify(whole())} />
        <IconButton
          icon={Download}
          label="Download the spec"
          onClick={() => {
            const file = `${name}.${endings[language]}`;
            saveText(file, whole());
            notifySuccess(`${file} was downloaded`);
          }}
        />
      </div>
      <div className={styles["path"]}>
        <span className={styles["keys"]} title={pathText(path)}>
          {path.length === 0 ? "." : path.join(" › ")}
        </span>
        <IconButton
          icon={Route}
          label="Copy path"
          onClick={() => void copyAndNotify(pathText(path))}
        />
      </div>
    </>
  );
}
