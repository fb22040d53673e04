import { Copy, Link2, ListTree, Minus, Plus } from "lucide-react";
import { useMemo } from "react";
import { copyAndNotify } from "~/components/messages/notify";
import { markOfTag, type TagFilter } from "~/lib/labels/tagFilters";
import { sortTags, tagsOf } from "~/lib/labels/tags";
import { plainText } from "~/lib/text/ansi";
import { Button } from "~/ui/button/Button";
import { IconButton } from "~/ui/button/IconButton";
import { AnsiText } from "~/ui/text/AnsiText";
import { Code } from "~/ui/text/Code";
import { jsonOf, type LogRow } from "./logRows";
import styles from "./LogTable.module.css";

interface Props {
  row: LogRow;
  search: string;
  filters: readonly TagFilter[];
  onLabel: (tag: { key: string; value: string }, mark: 1 | -1) => void;
  /** Address that shows this line among its neighbours. */
  linkOf: (row: LogRow) => string;
  onNeighbours: (row: LogRow) => void;
}

const copy = (text: string) => void copyAndNotify(text);

/** A line unfolded: the whole message, JSON by its fields, every label to filter by. */
export function LogDetails({ row, search, filters, onLabel, linkOf, onNeighbours }: Props) {
  const json = useMemo(() => {
    const value = jsonOf(row.message);
    return value === undefined ? undefined : JSON.stringify(value, null, 2);
  }, [row.message]);
  return (
    <div className={styles["unfolded"]}>
      {json === undefined ? (
        <p className={styles["whole"]}>
          <AnsiText text={row.message} search={search} />
        </p>
      ) : (
        <Code label="Fields of the line" text={json} language="json" maxHeight="320px" />
      )}
      <ul className={styles["tags"]} aria-label="Labels of the line">
        {sortTags(tagsOf(row.labels)).map((tag) => {
          const mark = markOfTag(filters, tag);
          return (
            <li key={tag.key}>
              <span className={styles["key"]}>{tag.key}:</span> <span>{tag.value}</span>
              <IconButton
                icon={Plus}
                label={`Only ${tag.key}: ${tag.value}`}
                aria-pressed={mark === 1}
                onClick={() => onLabel(tag, 1)}
              />
              <IconButton
                icon={Minus}
                label={`Without ${tag.key}: ${tag.value}`}
                aria-pressed={mark === -1}
                onClick={() => onLabel(tag, -1)}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles["ways"]}>
        <Button icon={ListTree} onClick={() => onNeighbours(row)}>
          Show neighbours
        </Button>
        <Button icon={Copy} onClick={() => copy(plainText(row.message))}>
          Copy line
        </Button>
        <Button icon={Link2} onClick={() => copy(new URL(linkOf(row), window.location.href).href)}>
          Copy link
        </Button>
      </div>
    </div>
  );
}
