import { silenceDetailOptions } from "~generated/db/reads";
import { updateNotificationSilenceMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";

const labels = {
  name: "Name",
  description: "Reason",
  from: "From",
  until: "Until",
  recursive: "Recursive",
  config_id: "Catalog item",
  component_id: "Component",
  check_id: "Check",
  canary_id: "Canary",
  filter: "Filter",
  selectors: "Selectors",
};

/** Changes and deletes a silence without writing over others. */
export const useSilenceWrites = (id: string) =>
  useRecordWrites({
    noun: "silence",
    labels,
    together: [
      ["config_id", "component_id", "check_id", "canary_id", "filter", "selectors", "recursive"],
    ],
    where: { id },
    detail: silenceDetailOptions({ id }),
    update: updateNotificationSilenceMutation(),
  });
