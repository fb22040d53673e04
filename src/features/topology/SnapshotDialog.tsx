import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { snapshotTopology } from "~generated/snapshot/sdk.gen";
import { errorText } from "~/api/errors";
import { notifyText } from "~/components/messages/notify";
import { CHECK_RANGES, checkRangeLabel } from "~/lib/time/checkRange";
import { Button } from "~/ui/button/Button";
import { SelectField } from "~/ui/field/SelectField";
import { Toggle } from "~/ui/field/Toggle";
import { Dialog } from "~/ui/overlay/Dialog";
import { saveFile } from "~/ui/text/saveFile";
import styles from "./topology.module.css";

interface Props {
  id: string;
  name: string;
  onClose: () => void;
}

/** Durations that the backend reads: it knows no month. */
const ranges = CHECK_RANGES.filter((range) => !range.endsWith("mo"));

/** Downloads what belongs to a component as a zip (facts 1.7). */
export function SnapshotDialog({ id, name, onClose }: Props) {
  const [start, setStart] = useState("15m");
  const [hasRelated, setHasRelated] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { data } = await snapshotTopology({
        path: { id },
        query: { start, related: hasRelated },
        parseAs: "blob",
        throwOnError: true,
      });
      return data;
    },
    onSuccess: (file) => {
      saveFile(`${name.replaceAll(/[\\/:*?"<>|]+/g, "-")}-snapshot.zip`, file);
      onClose();
    },
    onError: () => notifyText("error", "Error downloading file"),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Download ${name} snapshot`}
      description="A zip of the component, its checks, catalog items and changes."
      size="small"
      expandable={false}
      footer={
        <Button variant="primary" isBusy={isPending} onClick={() => mutate()}>
          {isPending ? "Downloading..." : "Download"}
        </Button>
      }
    >
      <div className={styles["fields"]}>
        <SelectField
          label="Time Range"
          value={start}
          onChange={setStart}
          options={ranges.map((value) => ({ value, label: checkRangeLabel(value) }))}
        />
        <Toggle label="Include related components" checked={hasRelated} onChange={setHasRelated} />
        {error === null ? null : (
          <p role="alert" className={styles["failure"]}>
            The snapshot could not be made: {errorText(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
