import { useQueryClient } from "@tanstack/react-query";
import { Download, ExternalLink } from "lucide-react";
import { useAccess } from "~/api/access";
import { config } from "~/api/config";
import { Button } from "~/ui/button/Button";
import { Code } from "~/ui/text/Code";
import { Dialog } from "~/ui/overlay/Dialog";
import { listTokensQueryKey } from "~generated/auth/@tanstack/react-query.gen";
import { addressOf } from "~/api/operationAddress";
import styles from "./KubeconfigDialog.module.css";
import { notifyCopy } from "~/components/messages/notify";
import { shellQuoted } from "~/lib/text/shellQuoted";
import { whyNot } from "~/components/access/whyNot";

/** For consoles without documentation of their own. */
const kubernetesDocs =
  "https://kubernetes.io/docs/concepts/configuration/organize-cluster-access-kubeconfig/";

/** The backend names the file after its public host. */
const fileName = () => `${location.hostname}-kubeconfig.yaml`;

/** How to reach the cluster with kubectl, in three steps (spec 1 §2). */
export function KubeconfigDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const reason = whyNot(useAccess(), "write", "database");
  const download = () => {
    window.open(addressOf("getKubeconfig"), "_blank", "noopener,noreferrer");
    void client.invalidateQueries({ queryKey: listTokensQueryKey() });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Download and install kubeconfig"
      size="small"
      footer={
        <>
          <span className={styles["space"]} />
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <ol className={styles["steps"]}>
        <li>
          <p>
            Download the file. It holds a new access token: keep it as safe as a password, and
            delete its token when you no longer need it.
          </p>
          <Button variant="primary" icon={Download} onClick={download} disabledReason={reason}>
            Download kubeconfig
          </Button>
        </li>
        <li>
          <p>List the canaries with it, from the folder that it was saved in:</p>
          <Code
            label="kubectl command"
            text={`kubectl --kubeconfig ${shellQuoted(fileName())} get canaries`}
            onCopy={notifyCopy}
          />
        </li>
        <li>
          <a href={config().docsUrl || kubernetesDocs} target="_blank" rel="noreferrer">
            Learn more <ExternalLink size={12} aria-hidden />
          </a>
        </li>
      </ol>
    </Dialog>
  );
}
