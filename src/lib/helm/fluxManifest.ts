import { quotedYaml } from "./quotedYaml";
import { repositoryName, type Release } from "./release";

const isFilled = (map: object) => Object.keys(map).length > 0;

/** A release that comes from the repository of its namespace. */
function helmRelease(release: Release) {
  const {
    name,
    namespace,
    interval,
    labels,
    chart,
    values,
    chartInterval = "1m",
    timeout,
  } = release;
  return {
    apiVersion: "helm.toolkit.fluxcd.io/v2",
    kind: "HelmRelease",
    metadata: { name, namespace, ...(isFilled(labels) && { labels }) },
    spec: {
      interval,
      ...(timeout !== undefined && { timeout }),
      releaseName: name,
      chart: {
        spec: {
          chart,
          interval: chartInterval,
          sourceRef: { kind: "HelmRepository", name: repositoryName, namespace },
        },
      },
      ...(isFilled(values) && { values }),
    },
  };
}

/**
 * Manifests that let Flux install a chart: its namespace, its repository, its release (spec 3 §2 and §9: the
 * repository is read every 5 minutes, the chart every minute).
 * @param others further releases of the same namespace and repository.
 */
export function fluxManifest(release: Release, ...others: readonly Release[]): string {
  const { namespace, repository } = release;
  const documents = [
    { apiVersion: "v1", kind: "Namespace", metadata: { name: namespace } },
    {
      apiVersion: "source.toolkit.fluxcd.io/v1",
      kind: "HelmRepository",
      metadata: { name: repositoryName, namespace },
      spec: { interval: "5m", url: repository },
    },
    ...[release, ...others].map(helmRelease),
  ];
  return documents.map(quotedYaml).join("---\n");
}
