import { useQuery } from "@tanstack/react-query";
import { topologyDetailOptions } from "~generated/db/reads";
import { createTopologyMutation, updateTopologyMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { useCreate } from "~/components/people/author";
import { recordLabels, type RecordTable } from "./recordTypes";

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
  Writes: ({ id = "", children }) => {
    const create = useCreate(createTopologyMutation());
    const writes = useRecordWrites({
      noun: "topology",
      labels: recordLabels,
      where: { id },
      detail: topologyDetailOptions({ id }),
      update: updateTopologyMutation(),
    });
    return children({
      create: ({ icon: _none, ...record }) => create(record),
      ...writes,
    });
  },
};
