import { Info } from "lucide-react";
import { notifyCopy } from "~/components/messages/notify";
import { Code } from "~/ui/text/Code";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Tabs } from "~/ui/layout/Tabs";
import styles from "./ChartForm.module.css";
import { fluxManifest } from "~/lib/helm/fluxManifest";
import { helmCommand } from "~/lib/helm/helmCommand";
import type { Release } from "~/lib/helm/release";

interface Props {
  /** What is installed; undefined while the form does not say it. */
  release: Release | undefined;
  output: "flux" | "helm";
  onOutput: (output: "flux" | "helm") => void;
}

const tabs = [
  { id: "flux", label: "Flux" },
  { id: "helm", label: "Helm CLI" },
] as const;

/** What the form of a chart makes: manifests for Flux, or commands for Helm. */
export function ChartOutput({ release, output, onOutput }: Props) {
  const isFlux = output === "flux";
  return (
    <section className={styles["output"]} aria-label="Output">
      <Tabs
        label="Output"
        items={tabs}
        value={output}
        onChange={(id) => onOutput(id === "helm" ? "helm" : "flux")}
        flush
        panelClassName={styles["panel"]}
      >
        <p className={styles["note"]}>
          <Info size={14} aria-hidden />
          <span>The Kubernetes chart must be installed in flux.</span>
        </p>
        {release ? (
          <Code
            label={isFlux ? "Flux manifests" : "Helm commands"}
            language={isFlux ? "yaml" : "text"}
            text={isFlux ? fluxManifest(release) : helmCommand(release)}
            onCopy={notifyCopy}
            maxHeight="none"
          />
        ) : (
          <EmptyState
            title="Not ready yet"
            text="Mend what is marked in the form: then the output stands here."
          />
        )}
      </Tabs>
    </section>
  );
}
