import { Deployment } from "kubernetes-models/apps/v1/Deployment";
import { Ingress } from "kubernetes-models/networking.k8s.io/v1/Ingress";
import { NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1/NetworkPolicy";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1/PodDisruptionBudget";
import { Service } from "kubernetes-models/v1/Service";
import { ServiceAccount } from "kubernetes-models/v1/ServiceAccount";
import type { Manifest } from "./helm";

/** Empty resources; each checks what it holds by the schema that Kubernetes publishes. */
const resources: Readonly<Record<string, () => { validate(): void }>> = {
  "apps/v1 Deployment": () => new Deployment(),
  "networking.k8s.io/v1 Ingress": () => new Ingress(),
  "networking.k8s.io/v1 NetworkPolicy": () => new NetworkPolicy(),
  "policy/v1 PodDisruptionBudget": () => new PodDisruptionBudget(),
  "v1 Service": () => new Service(),
  "v1 ServiceAccount": () => new ServiceAccount(),
};

/** The value, and each read of a property of it, however deep, in `seen`. */
function watched(value: unknown, path: string, seen: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const inner = `${path}/${String(key)}`;
      seen.add(inner);
      return watched(Reflect.get(target, key), inner, seen);
    },
  });
}

function pathsOf(value: unknown, path: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${path}/${key}`,
    ...pathsOf(inner, `${path}/${key}`),
  ]);
}

/**
 * What Kubernetes would refuse of a manifest, and the fields that its schemas do not know: a strict API server refuses
 * those too, though the schemas allow them. The compiled checks read every field they know, so that one which nobody
 * read is unknown.
 */
export function problemsOf(manifest: Manifest): string[] {
  const resource = resources[`${manifest.apiVersion} ${manifest.kind}`]?.();
  if (resource === undefined) return [`no schema of ${manifest.apiVersion} ${manifest.kind}`];
  const seen = new Set<string>();
  // Filled from outside: the constructor would copy the manifest, and with that read all of it.
  for (const [key, value] of Object.entries(manifest)) {
    seen.add(`/${key}`);
    Object.assign(resource, { [key]: watched(value, `/${key}`, seen) });
  }
  try {
    resource.validate();
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return pathsOf(manifest, "")
    .filter((path) => !seen.has(path))
    .map((path) => `unknown field ${path}`);
}
