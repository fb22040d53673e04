import { useMutation, useQuery } from "@tanstack/react-query";
import { topologyDetailOptions } from "~generated/db/reads";
import { createTopologyMutation, updateTopologyMutation } from "~generated/db/writes";
import type { RecordTable } from "./recordTypes";

export const topologies: RecordTable = {
  title: "Topology",
  one: "Topology",
  resource: "topologies",
  fields: ["namespace", "labels", "schedule"],
  defaults: { namespace: "default" },
  schema: { name: "topology", kind: "Topology" },
  hasJobs: true,
  after: "/settings/integrations",
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
