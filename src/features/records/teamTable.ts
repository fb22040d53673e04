import { useMutation, useQuery } from "@tanstack/react-query";
import { teamDetailOptions } from "~generated/db/reads";
import { createTeamMutation, updateTeamMutation } from "~generated/db/writes";
import type { RecordTable } from "./recordTypes";

export const teams: RecordTable = {
  title: "Teams",
  one: "Team",
  resource: "teams",
  fields: ["icon"],
  defaults: { icon: "group" },
  schema: { name: "team", kind: "Team" },
  hasJobs: true,
  Detail: ({ id, children }) => children(useQuery(teamDetailOptions({ id }))),
  Writes: ({ children }) => {
    const create = useMutation(createTeamMutation());
    const update = useMutation(updateTeamMutation());
    return children({
      create: ({ name, icon, spec, createdBy }) =>
        create.mutateAsync({ name, icon, spec, source: "UI", created_by: createdBy }),
      update: (id, body) => update.mutateAsync({ where: { id }, body }),
      isBusy: create.isPending || update.isPending,
    });
  },
};
