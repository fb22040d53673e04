import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { HelpLink } from "~/components/help/HelpLink";
import { notifyCopy } from "~/components/messages/notify";
import { useShownOnce } from "~/components/tokens/useShownOnce";
import { fluxManifest } from "~/lib/helm/fluxManifest";
import { helmCommand } from "~/lib/helm/helmCommand";
import { Button } from "~/ui/button/Button";
import { Tabs } from "~/ui/layout/Tabs";
import { Dialog } from "~/ui/overlay/Dialog";
import { Code } from "~/ui/text/Code";
import styles from "./agents.module.css";
import { releasesOf, type Installation } from "./agentModel";

const tabs = [
  { id: "flux", label: "Flux" },
  { id: "helm", label: "Helm CLI" },
] as const;

/** How a new agent is installed; the token lives in this dialog alone. */
export function InstallDialog({
  onClose,
  ...installation
}: Installation & { onClose: () => void }) {
  const [tab, setTab] = useState("flux");
  const releases = releasesOf(installation);
  const isFlux = tab === "flux";
  const { take, close, question } = useShownOnce(onClose);
  const copied = (isCopied: boolean) => {
    if (isCopied) take();
    notifyCopy(isCopied);
  };
  return (
    <>
      <Dialog
        open
        title="Installation Instructions"
        size="large"
        headerExtra={<HelpLink path="/installation/saas/agent" label="Help about agents" />}
        onOpenChange={close}
        footer={
          <>
            <span className={styles["space"]} />
            <Button onClick={close}>Close</Button>
          </>
        }
      >
        <div className={styles["install"]}>
          <p className={styles["notice"]}>
            <TriangleAlert size={16} aria-hidden />
            <span>Access token will be shown only once. Please copy it and store it securely.</span>
          </p>
          <Tabs label="Ways to install" items={tabs} value={tab} onChange={setTab} flush>
            {/* What is copied by hand counts too. */}
            <div className={styles["output"]} onCopy={take}>
              <p className={styles["faint"]}>
                {isFlux
                  ? "Commit these manifests to the repository that Flux follows in the agent's cluster."
                  : "Run these commands where kubectl points to the agent's cluster."}
              </p>
              <Code
                label={isFlux ? "Flux manifests" : "Helm commands"}
                language={isFlux ? "yaml" : "text"}
                text={isFlux ? fluxManifest(...releases) : helmCommand(...releases)}
                onCopy={copied}
                maxHeight="none"
              />
            </div>
          </Tabs>
        </div>
      </Dialog>
      {question}
    </>
  );
}
