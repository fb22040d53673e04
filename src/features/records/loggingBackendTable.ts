import { useQuery } from "@tanstack/react-query";
import { logBackendDetailOptions } from "~generated/db/reads";
import { createLoggingBackendMutation, updateLoggingBackendMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { useCreate } from "~/components/people/author";
import { recordLabels, type RecordTable } from "./recordTypes";

export const loggingBackends: RecordTable = {
  title: "Log Backends",
  one: "Log Backend",
  resource: "logging_backends",
  fields: ["labels"],
  hasJobs: false,
  createLabel: "Add",
  Detail: ({ id, children }) => children(useQuery(logBackendDetailOptions({ id }))),
  Writes: ({ id = "", children }) => {
    const create = useCreate(createLoggingBackendMutation());
    const writes = useRecordWrites({
      noun: "log backend",
      labels: recordLabels,
      where: { id },
      detail: logBackendDetailOptions({ id }),
      update: updateLoggingBackendMutation(),
    });
    return children({
      create: ({ name, labels, spec }) => create({ name, labels, spec }),
      ...writes,
    });
  },
};
