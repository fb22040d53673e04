/** A chart as it is to be installed: what the Flux manifests and the Helm commands are made of. */
export interface Release {
  /** Name of the release. */
  name: string;
  namespace: string;
  /** How often Flux compares the cluster with the release, such as 30m. */
  interval: string;
  labels: Readonly<Record<string, string>>;
  /** Name of the chart in its repository. */
  chart: string;
  /** Address of the Helm repository. */
  repository: string;
  values: Readonly<Record<string, unknown>>;
  /** How often Flux looks for a newer chart (default: every minute). */
  chartInterval?: string;
  /** How long Flux waits for an installation, such as 10m. */
  timeout?: string;
}

/** Name that both outputs give the Helm repository. */
export const repositoryName = "flanksource";
