import type { CanarySpec } from "~generated/db/reads";

/** The agent that stands for the backend itself. */
export const localAgent = "00000000-0000-0000-0000-000000000000";

/** Who keeps a canary that is not edited here, in words; undefined for one that the console owns. */
export function originOf({
  source,
  namespace,
  name,
}: Pick<CanarySpec, "source" | "namespace" | "name">): string | undefined {
  if (!source || source === "UI") return undefined;
  if (source.startsWith("component")) return "Created by a component";
  if (source === "ConfigFile") return "Linked to local file";
  return `CRD linked to ${namespace}/${name}`;
}
