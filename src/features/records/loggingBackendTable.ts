import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { logBackendDetailOptions, logBackendListOptions } from "~generated/db/reads";
import { createLoggingBackendMutation, updateLoggingBackendMutation } from "~generated/db/writes";
import { newestFirst, recordList } from "./recordList";
import type { RecordTable } from "./recordTypes";

const sortKeys = ["name", "source", "created_at", "updated_at"] as const;

export const loggingBackends: RecordTable = {
  title: "Log Backends",
  one: "Log Backend",
  resource: "logging_backends",
  about: "Log backends say where the logs of components are searched.",
  columns: ["updated"],
  sortKeys,
  fields: ["labels"],
  hasJobs: false,
  createLabel: "Add",
  List: ({ children, ...props }) => {
    const list = recordList({ ...props, sortKeys, sort: newestFirst });
    const query = useQuery({
      ...logBackendListOptions(list.params),
      placeholderData: keepPreviousData,
    });
    return children({ list, query });
  },
  Detail: ({ id, children }) => children(useQuery(logBackendDetailOptions({ id }))),
  Writes: ({ children }) => {
    const create = useMutation(createLoggingBackendMutation());
    const update = useMutation(updateLoggingBackendMutation());
    return children({
      create: ({ name, labels, spec, createdBy }) =>
        create.mutateAsync({ name, labels, spec, source: "UI", created_by: createdBy }),
      update: (id, body) => update.mutateAsync({ where: { id }, body }),
      isBusy: create.isPending || update.isPending,
    });
  },
};
