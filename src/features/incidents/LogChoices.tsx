import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import type { LogLine } from "~generated/logs/types.gen";
import { searchLogsOptions } from "~generated/logs/@tanstack/react-query.gen";
import { QueryError } from "~/components/errors/QueryError";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { SelectField } from "~/ui/field/SelectField";
import { TextField } from "~/ui/field/TextField";
import styles from "./definition.module.css";

/** Lines that are shown at once; a search narrows them. */
const most = 100;

const ranges = [
  { value: "15m", label: "Last 15 minutes" },
  { value: "1h", label: "Last hour" },
  { value: "1d", label: "Last day" },
  { value: "7d", label: "Last week" },
] as const;

/** What is searched for in the log of a component. */
interface LogSearch {
  text: string;
  start: string;
}

interface Props {
  componentId: string;
  search: LogSearch;
  onSearch: (search: LogSearch) => void;
  chosen: readonly LogLine[];
  onChosen: (lines: LogLine[]) => void;
  error: string | undefined;
}

/** Lines have no identity that every log service gives; a time and a message are one to the reader. */
const keyOf = ({ timestamp = "", message }: LogLine): string => `${timestamp} ${message}`;

/** Lines of a component's log to choose among; chosen ones stay when the search changes. */
export function LogChoices(props: Props) {
  const { componentId, search, onSearch, chosen, onChosen, error } = props;
  const query = useDeferredValue(search.text.trim());
  const { start } = search;
  const read = useQuery({
    ...searchLogsOptions({
      body: { id: componentId, start, limit: most, ...(query && { query }) },
    }),
    placeholderData: keepPreviousData,
  });
  const found = read.data?.results ?? [];
  const known = new Set(chosen.map(keyOf));
  const shown = [...new Map([...chosen, ...found].map((line) => [keyOf(line), line])).values()];
  const rest = (read.data?.total ?? found.length) - found.length;
  const change = (line: LogLine, isOn: boolean) =>
    onChosen(isOn ? [...chosen, line] : chosen.filter((other) => keyOf(other) !== keyOf(line)));
  return (
    <>
      <div className={styles["logSearch"]}>
        <TextField
          label="Search in the messages"
          value={search.text}
          onChange={(text) => onSearch({ ...search, text })}
        />
        <SelectField
          label="Time"
          options={ranges}
          value={start}
          onChange={(next) => onSearch({ ...search, start: next })}
        />
      </div>
      {error === undefined ? null : (
        <p role="alert" className={styles["error"]}>
          {error}
        </p>
      )}
      {read.isPending ? (
        <Skeleton lines={4} />
      ) : read.isError && !read.data ? (
        <QueryError title="The log could not be read" query={read} />
      ) : shown.length === 0 ? (
        <p className={styles["none"]}>No lines found. Search for other words, or further back.</p>
      ) : (
        <fieldset className={styles["choices"]} aria-label="Log lines">
          {shown.map((line) => (
            <label key={keyOf(line)} className={styles["choice"]}>
              <input
                type="checkbox"
                checked={known.has(keyOf(line))}
                onChange={({ target }) => change(line, target.checked)}
              />
              <code className={styles["logLine"]}>
                {line.timestamp?.slice(0, 19).replace("T", " ")} {line.message}
              </code>
            </label>
          ))}
          {rest > 0 ? <p className={styles["none"]}>{rest} more: narrow the search.</p> : null}
        </fieldset>
      )}
    </>
  );
}
