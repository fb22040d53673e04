/** The agent that stands for the backend itself. */
export const localAgent = "00000000-0000-0000-0000-000000000000";

/** A record that may be kept by something else than the console. */
export interface OwnedRecord {
  id?: string | null | undefined;
  source?: string | null | undefined;
  agent_id?: string | null | undefined;
  name?: string | null | undefined;
  namespace?: string | null | undefined;
}

/** Who keeps a record, and where that can be looked at (facts on editability by origin). */
export interface Origin {
  /** Short words: "Linked to local file". */
  label: string;
  /** Sentence for the one who wonders why nothing can be changed. */
  reason: string;
  /** Agent that owns the record. */
  agentId?: string;
  /** Page of who keeps it: the agent, the component, or the catalog item of the Kubernetes resource. */
  path?: string;
}

const pathOf = (page: string, id: string | null | undefined): { path?: string } =>
  id ? { path: `/${page}/${encodeURIComponent(id)}` } : {};

/**
 * Who keeps the record; undefined for one that is edited here (source UI or none, and no agent).
 */
export function originOfRecord(record: OwnedRecord): Origin | undefined {
  const { id, source, agent_id: agentId, name, namespace } = record;
  if (agentId && agentId !== localAgent)
    return {
      label: "Linked to an agent",
      reason: "An agent owns this record: change it there.",
      agentId,
      path: `/settings/agents?id=${encodeURIComponent(agentId)}`,
    };
  const [, place, placeId] = /^(component|kubernetes)\/(.+)$/.exec(source ?? "") ?? [];
  if (!source || source === "UI") return undefined;
  if (source.startsWith("component"))
    return {
      label: "Created by a component",
      reason: "A component made this record: change the component's topology.",
      ...pathOf("topology", placeId),
    };
  if (source === "ConfigFile")
    return {
      label: "Linked to local file",
      reason: "This record comes from a file on the server: change the file.",
    };
  if (source === "System")
    return { label: "Built in", reason: "This record belongs to the backend itself." };
  return {
    label: "CRD",
    reason: `This record comes from the Kubernetes resource ${[namespace, name].filter(Boolean).join("/") || "of the same name"}: change it there.`,
    // A record of a Kubernetes resource has the id of that resource, and so has its catalog item.
    ...pathOf("catalog", place === "kubernetes" ? placeId : id),
  };
}

/** Who keeps a record that is not edited here, in words that name its resource; undefined for one of the console's. */
export function originWords({ source, namespace, name }: OwnedRecord): string | undefined {
  const label = originOfRecord({ source, namespace, name })?.label;
  return label === "CRD" ? `CRD linked to ${namespace}/${name}` : label;
}
