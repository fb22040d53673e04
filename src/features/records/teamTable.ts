import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { teamDetailOptions, teamListOptions } from "~generated/db/reads";
import { createTeamMutation, updateTeamMutation } from "~generated/db/writes";
import { newestFirst, recordList } from "./recordList";
import type { RecordTable } from "./recordTypes";

const sortKeys = [
  "name",
  "source",
  "job_status",
  "job_last_failed",
  "created_at",
  "updated_at",
] as const;

export const teams: RecordTable = {
  title: "Teams",
  one: "Team",
  resource: "teams",
  about: "Teams own components and are told about their incidents.",
  columns: ["job", "updated"],
  sortKeys,
  fields: ["icon"],
  defaults: { icon: "group" },
  schema: { name: "team", kind: "Team" },
  hasJobs: true,
  List: ({ children, ...props }) => {
    const list = recordList({ ...props, sortKeys, sort: newestFirst });
    const query = useQuery({
      ...teamListOptions(list.params),
      placeholderData: keepPreviousData,
    });
    return children({ list, query });
  },
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
