import { silenceDetailOptions } from "~generated/db/reads";
import { updateNotificationSilenceMutation } from "~generated/db/writes";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { silencedColumns, silenceViews } from "./silenceViews";

const labels = {
  name: "Name",
  description: "Reason",
  from: "From",
  until: "Until",
  recursive: "Recursive",
  // The first of those that belong together names them all.
  config_id: "Silenced",
  component_id: "Silenced",
  check_id: "Silenced",
  canary_id: "Silenced",
  filter: "Silenced",
  selectors: "Silenced",
};

/** Changes and deletes a silence without writing over others. */
export const useSilenceWrites = (id: string) =>
  useRecordWrites({
    noun: "silence",
    labels,
    show: silenceViews,
    together: [silencedColumns],
    where: { id },
    detail: silenceDetailOptions({ id }),
    update: updateNotificationSilenceMutation(),
  });
