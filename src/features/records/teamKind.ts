import { useQuery } from "@tanstack/react-query";
import { teamDetailOptions } from "~generated/db/reads";
import { createTeamMutation, updateTeamMutation } from "~generated/db/writes";
import { useCreate } from "~/components/people/author";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { recordLabels, type RecordKind } from "~/components/recordEditor/recordKind";

export const teamKind: RecordKind = {
  id: "teams",
  one: "Team",
  resource: "teams",
  home: { path: "/settings/teams", title: "Teams" },
  fields: ["icon"],
  defaults: { icon: "group" },
  schema: { name: "team", kind: "Team" },
  hasJobs: true,
  Store: ({ id = "", children }) => {
    const detail = teamDetailOptions({ id });
    const create = useCreate(createTeamMutation());
    const writes = useRecordWrites({
      noun: "team",
      labels: recordLabels,
      where: { id },
      detail,
      update: updateTeamMutation(),
    });
    return children({
      query: useQuery({ ...detail, enabled: id !== "" }),
      create: ({ name, icon, spec }) => create({ name, icon, spec }),
      ...writes,
    });
  },
};
