import { useQuery } from "@tanstack/react-query";
import { teamDetailOptions } from "~generated/db/reads";
import { createTeamMutation, updateTeamMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { useCreate } from "~/components/people/author";
import { recordLabels, type RecordTable } from "./recordTypes";

export const teams: RecordTable = {
  title: "Teams",
  one: "Team",
  resource: "teams",
  fields: ["icon"],
  defaults: { icon: "group" },
  schema: { name: "team", kind: "Team" },
  hasJobs: true,
  Detail: ({ id, children }) => children(useQuery(teamDetailOptions({ id }))),
  Writes: ({ id = "", children }) => {
    const create = useCreate(createTeamMutation());
    const writes = useRecordWrites({
      noun: "team",
      labels: recordLabels,
      where: { id },
      detail: teamDetailOptions({ id }),
      update: updateTeamMutation(),
    });
    return children({
      create: ({ name, icon, spec }) => create({ name, icon, spec }),
      ...writes,
    });
  },
};
