import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { createConfigComponentRelationshipMutation } from "~generated/db/writes";
import { errorText } from "~/api/errors";
import { notifySuccess } from "~/components/messages/notify";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { Button } from "~/ui/button/Button";
import { Dialog } from "~/ui/overlay/Dialog";
import styles from "./topology.module.css";

interface Props {
  id: string;
  name: string;
  onClose: () => void;
}

/** How links that people make are told from those that selectors make. */
export const manual = "manual";

/** Links a catalog item to a component; the server searches while one types (facts 1.7). */
export function CatalogLinkDialog({ id, name, onClose }: Props) {
  const [configId, setConfigId] = useState("");
  const { mutate, isPending, error } = useMutation({
    ...createConfigComponentRelationshipMutation(),
    onSuccess: () => {
      notifySuccess("config link successful");
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Link to Catalog"
      description={`The item shows on the page of ${name}, with its changes and insights.`}
      size="small"
      expandable={false}
      footer={
        <Button
          variant="primary"
          isBusy={isPending}
          disabledReason={configId === "" ? "Choose a catalog item first." : undefined}
          onClick={() => mutate({ component_id: id, config_id: configId, selector_id: manual })}
        >
          {isPending ? "Linking.." : "Link"}
        </Button>
      }
    >
      <div className={styles["fields"]}>
        <ResourcePicker kind="config" label="Catalog" value={configId} onChange={setConfigId} />
        {error === null ? null : (
          <p role="alert" className={styles["failure"]}>
            The link could not be made: {errorText(error)}
          </p>
        )}
      </div>
    </Dialog>
  );
}
