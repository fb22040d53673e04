import type { CanarySpec } from "~generated/db/reads";

/** Who keeps a canary that is not edited here, in words; undefined for one that the console owns. */
export function originOf({
  source,
  namespace,
  name,
}: Pick<CanarySpec, "source" | "namespace" | "name">): string | undefined {
  if (source?.startsWith("kubernetes")) return `CRD linked to ${namespace}/${name}`;
  if (source?.startsWith("component")) return "Created by a component";
  return undefined;
}
