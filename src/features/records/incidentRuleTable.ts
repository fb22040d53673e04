import { useMutation, useQuery } from "@tanstack/react-query";
import { incidentRuleDetailOptions } from "~generated/db/reads";
import { createIncidentRuleMutation, updateIncidentRuleMutation } from "~generated/db/writes";
import type { RecordTable } from "./recordTypes";

export const incidentRules: RecordTable = {
  title: "Rules",
  one: "Rule",
  resource: "incident_rules",
  fields: [],
  schema: { name: "incident-rule", kind: "IncidentRule" },
  hasJobs: true,
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
