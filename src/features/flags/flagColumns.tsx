import { PersonCell } from "~/components/people/PersonCell";
import { DateTime } from "~/ui/time/Age";
import { Badge } from "~/ui/feedback/Badge";
import type { DataColumn } from "~/ui/table/dataTableTypes";
import { sourceMeaning, sourceWord, type Flag, unsetWord } from "./flagModel";
import styles from "./flags.module.css";

const text = (value: string) =>
  value === "" ? null : (
    <span className={styles["text"]} title={value}>
      {value}
    </span>
  );

const mono = (value: string) => (
  <code className={styles["mono"]} title={value}>
    {value}
  </code>
);

export const flagColumns: readonly DataColumn<Flag>[] = [
  {
    id: "name",
    header: "Name",
    minWidth: 310,
    value: ({ name }) => name,
    cell: ({ name }) => mono(name),
  },
  {
    id: "description",
    header: "Description",
    minWidth: 230,
    value: ({ description }) => description,
    cell: ({ description }) => text(description),
  },
  {
    id: "value",
    header: "Value",
    minWidth: 140,
    phone: "end",
    value: ({ value }) => value,
    cell: ({ name, value, isSet }) =>
      isSet ? mono(value) : <span className={styles["unset"]}>{unsetWord(name)}</span>,
  },
  {
    id: "source",
    header: "Source",
    width: 90,
    value: sourceWord,
    isSearched: false,
    cell: (flag) => <Badge title={sourceMeaning(flag)}>{sourceWord(flag)}</Badge>,
  },
  {
    id: "creator",
    header: "Created By",
    width: 140,
    phone: "hidden",
    cell: ({ creator }) => <PersonCell person={creator} />,
  },
  {
    id: "created_at",
    header: "Created At",
    width: 105,
    phone: "hidden",
    firstSort: "desc",
    isMoment: true,
    value: ({ created_at: at }) => at && Date.parse(at),
    cell: ({ created_at: at }) => <DateTime value={at} />,
  },
  {
    id: "updated_at",
    header: "Updated At",
    width: 105,
    phone: "hidden",
    firstSort: "desc",
    isMoment: true,
    value: ({ updated_at: at }) => at && Date.parse(at),
    cell: ({ updated_at: at }) => <DateTime value={at} />,
  },
];
