import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { incidentRuleDetailOptions, incidentRuleListOptions } from "~generated/db/reads";
import { createIncidentRuleMutation, updateIncidentRuleMutation } from "~generated/db/writes";
import { newestFirst, recordList } from "./recordList";
import type { RecordTable } from "./recordTypes";

const sortKeys = ["name", "source", "created_at", "updated_at"] as const;

export const incidentRules: RecordTable = {
  title: "Rules",
  one: "Rule",
  resource: "incident_rules",
  about: "Rules open incidents for components that turn unhealthy, and close them again.",
  columns: ["updated"],
  sortKeys,
  fields: [],
  schema: { name: "incident-rule", kind: "IncidentRule" },
  hasJobs: true,
  List: ({ children, ...props }) => {
    const list = recordList({ ...props, sortKeys, sort: newestFirst });
    const query = useQuery({
      ...incidentRuleListOptions(list.params),
      placeholderData: keepPreviousData,
    });
    return children({ list, query });
  },
  Detail: ({ id, children }) => children(useQuery(incidentRuleDetailOptions({ id }))),
  Writes: ({ children }) => {
    const create = useMutation(createIncidentRuleMutation());
    const update = useMutation(updateIncidentRuleMutation());
    return children({
      create: ({ name, spec, createdBy }) =>
        create.mutateAsync({ name, spec, source: "UI", created_by: createdBy }),
      update: (id, body) => update.mutateAsync({ where: { id }, body }),
      isBusy: create.isPending || update.isPending,
    });
  },
};
