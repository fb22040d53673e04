import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { topologyDetailOptions, topologyListOptions } from "~generated/db/reads";
import { createTopologyMutation, updateTopologyMutation } from "~generated/db/writes";
import { newestFirst, recordList } from "./recordList";
import type { RecordTable } from "./recordTypes";

const sortKeys = [
  "name",
  "namespace",
  "source",
  "job_status",
  "job_time_start",
  "job_last_failed",
  "created_at",
  "updated_at",
] as const;

export const topologies: RecordTable = {
  title: "Topology",
  one: "Topology",
  resource: "topologies",
  about: "Topologies group what runs into components of the dashboard.",
  columns: ["namespace", "job", "labels", "updated"],
  sortKeys,
  fields: ["namespace", "labels", "schedule"],
  defaults: { namespace: "default" },
  schema: { name: "topology", kind: "Topology" },
  hasJobs: true,
  after: "/settings/integrations",
  List: ({ children, ...props }) => {
    const list = recordList({ ...props, sortKeys, sort: newestFirst });
    const query = useQuery({
      ...topologyListOptions(list.params),
      placeholderData: keepPreviousData,
    });
    return children({ list, query });
  },
  Detail: ({ id, children }) => children(useQuery(topologyDetailOptions({ id }))),
  Writes: ({ children }) => {
    const create = useMutation(createTopologyMutation());
    const update = useMutation(updateTopologyMutation());
    return children({
      create: ({ icon: _none, createdBy, ...record }) =>
        create.mutateAsync({ ...record, source: "UI", created_by: createdBy }),
      update: (id, body) => update.mutateAsync({ where: { id }, body }),
      isBusy: create.isPending || update.isPending,
    });
  },
};
