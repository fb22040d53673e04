import { useMutation, useQuery } from "@tanstack/react-query";
import { logBackendDetailOptions } from "~generated/db/reads";
import { createLoggingBackendMutation, updateLoggingBackendMutation } from "~generated/db/writes";
import type { RecordTable } from "./recordTypes";

export const loggingBackends: RecordTable = {
  title: "Log Backends",
  one: "Log Backend",
  resource: "logging_backends",
  fields: ["labels"],
  hasJobs: false,
  createLabel: "Add",
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
