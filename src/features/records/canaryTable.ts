import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { canaryListOptions } from "~generated/db/reads";
import { newestFirst, recordList } from "./recordList";
import type { RecordTable } from "./recordTypes";

const sortKeys = [
  "name",
  "namespace",
  "source",
  "job_status",
  "job_last_failed",
  "created_at",
] as const;

/** Canaries have an editor of their own; here is their list. */
export const canaries: RecordTable = {
  title: "Health Check",
  one: "Health Check",
  resource: "canaries",
  about: "Health checks call what you run on a schedule and remember how it answered.",
  columns: ["schedule", "job", "labels"],
  sortKeys,
  fields: ["namespace", "labels"],
  hasJobs: true,
  List: ({ children, ...props }) => {
    const list = recordList({ ...props, sortKeys, sort: newestFirst });
    const query = useQuery({
      ...canaryListOptions(list.params),
      placeholderData: keepPreviousData,
    });
    return children({ list, query });
  },
};
