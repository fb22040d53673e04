import { quotedYaml } from "./quotedYaml";
import { repositoryName, type Release } from "./release";

const isFilled = (map: object) => Object.keys(map).length > 0;

/**
 * Manifests that let Flux install a chart: its namespace, its repository, its release (spec 3 §2 and §9: the
 * repository is read every 5 minutes, the chart every minute).
 */
export function fluxManifest(release: Release): string {
  const { name, namespace, interval, labels, chart, repository, values } = release;
  const documents = [
    { apiVersion: "v1", kind: "Namespace", metadata: { name: namespace } },
    {
      apiVersion: "source.toolkit.fluxcd.io/v1",
      kind: "HelmRepository",
      metadata: { name: repositoryName, namespace },
      spec: { interval: "5m", url: repository },
    },
    {
      apiVersion: "helm.toolkit.fluxcd.io/v2",
      kind: "HelmRelease",
      metadata: { name, namespace, ...(isFilled(labels) && { labels }) },
      spec: {
        interval,
        releaseName: name,
        chart: {
          spec: {
            chart,
            interval: "1m",
            sourceRef: { kind: "HelmRepository", name: repositoryName, namespace },
          },
        },
        ...(isFilled(values) && { values }),
      },
    },
  ];
  return documents.map(quotedYaml).join("---\n");
}
