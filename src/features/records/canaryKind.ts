import { useQuery } from "@tanstack/react-query";
import { canarySpecOptions } from "~generated/db/reads";
import { createCanaryMutation, updateCanaryMutation } from "~generated/db/writes";
import { useCreate } from "~/components/people/author";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import {
  recordLabels,
  type RecordKind,
  type StoredRecord,
} from "~/components/recordEditor/recordKind";
import { typeKeysOf } from "~/components/typedSpec/specType";

/** All columns that tell one state of a canary from the next. */
const stateOf = ({ labels, namespace, ...record }: StoredRecord) => ({
  ...record,
  namespace: namespace ?? "",
  labels: labels ?? null,
  spec: record.spec ?? {},
  agent_id: record.agent_id ?? "",
});

/** Health checks. A new one shows among the checks, passing or not. */
export const canaryKind = {
  id: "canaries",
  one: "Health Check",
  resource: "canaries",
  home: { path: "/settings/canaries", title: "Health Check" },
  fields: ["namespace", "pairs"],
  defaults: { namespace: "default" },
  schema: { name: "canaries/canary", kind: "Canary" },
  types: {
    kind: "Canary",
    label: "Health check types",
    schema: "canaries/canary",
    isNamed: true,
    examples: "http, tcp or dns",
  },
  hasJobs: true,
  created: (name, spec) => {
    if (typeKeysOf("Canary", spec).length === 0)
      return `${name} created. It has no check yet, so nothing runs`;
    const isPaused = spec["replicas"] === 0 || spec["schedule"] === "@never";
    const isScheduled = Boolean(spec["schedule"]) || Number(spec["interval"]) > 0;
    return isScheduled && !isPaused
      ? `${name} created; its first run is on its way`
      : `${name} created. It has no schedule, so it does not run by itself`;
  },
  after: { create: "/health?hidePassing=false", update: "stay", remove: "/health" },
  Store: ({ id = "", children }) => {
    const detail = canarySpecOptions({ id });
    const create = useCreate(createCanaryMutation());
    const { save, remove, read } = useRecordWrites({
      noun: "health check",
      labels: recordLabels,
      where: { id },
      detail,
      update: updateCanaryMutation(),
    });
    return children({
      query: useQuery({ ...detail, enabled: id !== "" }),
      create: ({ name, namespace, labels, spec }) => create({ name, namespace, labels, spec }),
      save: (record, { labels, spec }) =>
        save(stateOf(record), { ...(labels && { labels }), ...(spec && { spec }) }),
      remove: (record) => remove(stateOf(record)),
      read,
    });
  },
} satisfies RecordKind;
