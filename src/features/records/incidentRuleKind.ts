import { useQuery } from "@tanstack/react-query";
import { incidentRuleDetailOptions } from "~generated/db/reads";
import { createIncidentRuleMutation, updateIncidentRuleMutation } from "~generated/db/writes";
import { useCreate } from "~/components/people/author";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { recordLabels, type RecordKind } from "~/components/recordEditor/recordKind";

export const incidentRuleKind: RecordKind = {
  id: "incident_rules",
  one: "Rule",
  resource: "incident_rules",
  home: { path: "/settings/incident_rules", title: "Rules" },
  fields: [],
  schema: { name: "incident-rule", kind: "IncidentRule" },
  hasJobs: true,
  Store: ({ id = "", children }) => {
    const detail = incidentRuleDetailOptions({ id });
    const create = useCreate(createIncidentRuleMutation());
    const writes = useRecordWrites({
      noun: "rule",
      labels: recordLabels,
      where: { id },
      detail,
      update: updateIncidentRuleMutation(),
    });
    return children({
      query: useQuery({ ...detail, enabled: id !== "" }),
      create: ({ name, spec }) => create({ name, spec }),
      ...writes,
    });
  },
};
