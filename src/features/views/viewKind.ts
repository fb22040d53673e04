import { useQuery } from "@tanstack/react-query";
import { viewDetailOptions } from "~generated/db/reads";
import { createViewMutation, updateViewMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { useCreate } from "~/components/people/author";
import { recordLabels, type RecordKind } from "~/components/recordEditor/recordKind";
import { viewNames } from "./viewNames";
import { ViewPreview } from "./ViewPreview";

/** Custom views: their spec beside what it would show. */
export const viewKind: RecordKind = {
  id: "views",
  one: "View",
  resource: "views",
  home: { path: "/settings/views", title: "Views" },
  fields: ["namespace"],
  defaults: { namespace: "default" },
  schema: { name: "view", kind: "View" },
  names: viewNames,
  hasJobs: false,
  after: { update: "stay" },
  Preview: ViewPreview,
  Store: ({ id = "", children }) => {
    const detail = viewDetailOptions({ id });
    const create = useCreate(createViewMutation());
    const writes = useRecordWrites({
      noun: "view",
      labels: recordLabels,
      where: { id },
      detail,
      update: updateViewMutation(),
    });
    return children({
      query: useQuery({ ...detail, enabled: id !== "" }),
      create: ({ name, namespace, spec }) => create({ name, namespace, spec }),
      ...writes,
    });
  },
};
