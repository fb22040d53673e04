import { useQuery } from "@tanstack/react-query";
import { topologyDetailOptions } from "~generated/db/reads";
import { createTopologyMutation, updateTopologyMutation } from "~generated/db/writes";
import { useCreate } from "~/components/people/author";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { recordLabels, type RecordKind } from "~/components/recordEditor/recordKind";

export const topologyKind: RecordKind = {
  id: "topologies",
  one: "Topology",
  resource: "topologies",
  home: { path: "/settings/topologies", title: "Topology" },
  fields: ["namespace", "labels", "schedule"],
  defaults: { namespace: "default" },
  schema: { name: "topology", kind: "Topology" },
  hasJobs: true,
  after: {
    create: "/settings/integrations",
    update: "/settings/integrations",
    remove: "/settings/integrations",
  },
  Store: ({ id = "", children }) => {
    const detail = topologyDetailOptions({ id });
    const create = useCreate(createTopologyMutation());
    const writes = useRecordWrites({
      noun: "topology",
      labels: recordLabels,
      where: { id },
      detail,
      update: updateTopologyMutation(),
    });
    return children({
      query: useQuery({ ...detail, enabled: id !== "" }),
      create: ({ name, namespace, labels, schedule, spec }) =>
        create({ name, namespace, labels, schedule, spec }),
      ...writes,
    });
  },
};
