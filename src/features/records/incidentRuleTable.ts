import { useQuery } from "@tanstack/react-query";
import { incidentRuleDetailOptions } from "~generated/db/reads";
import { createIncidentRuleMutation, updateIncidentRuleMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { useCreate } from "~/components/people/author";
import { recordLabels, type RecordTable } from "./recordTypes";

export const incidentRules: RecordTable = {
  title: "Rules",
  one: "Rule",
  resource: "incident_rules",
  fields: [],
  schema: { name: "incident-rule", kind: "IncidentRule" },
  hasJobs: true,
  Detail: ({ id, children }) => children(useQuery(incidentRuleDetailOptions({ id }))),
  Writes: ({ id = "", children }) => {
    const create = useCreate(createIncidentRuleMutation());
    const writes = useRecordWrites({
      noun: "rule",
      labels: recordLabels,
      where: { id },
      detail: incidentRuleDetailOptions({ id }),
      update: updateIncidentRuleMutation(),
    });
    return children({
      create: ({ name, spec }) => create({ name, spec }),
      ...writes,
    });
  },
};
