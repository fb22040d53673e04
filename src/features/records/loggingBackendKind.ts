import { useQuery } from "@tanstack/react-query";
import { logBackendDetailOptions } from "~generated/db/reads";
import { createLoggingBackendMutation, updateLoggingBackendMutation } from "~generated/db/writes";
import { useCreate } from "~/components/people/author";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { recordLabels, type RecordKind } from "~/components/recordEditor/recordKind";

export const loggingBackendKind: RecordKind = {
  id: "logging_backends",
  one: "Log Backend",
  resource: "logging_backends",
  home: { path: "/settings/logging_backends", title: "Log Backends" },
  fields: ["labels"],
  hasJobs: false,
  createLabel: "Add",
  Store: ({ id = "", children }) => {
    const detail = logBackendDetailOptions({ id });
    const create = useCreate(createLoggingBackendMutation());
    const writes = useRecordWrites({
      noun: "log backend",
      labels: recordLabels,
      where: { id },
      detail,
      update: updateLoggingBackendMutation(),
    });
    return children({
      query: useQuery({ ...detail, enabled: id !== "" }),
      create: ({ name, labels, spec }) => create({ name, labels, spec }),
      ...writes,
    });
  },
};
