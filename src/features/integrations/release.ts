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
}

/** Name that both outputs give the Helm repository. */
export const repositoryName = "flanksource";
