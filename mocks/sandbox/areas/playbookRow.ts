import type { SeedRow } from "../db/insert";

interface Seeded {
  id: string;
  name: string;
  spec: SeedRow;
  source?: string;
  /** Id of the person; null where a cluster or a file brought it. */
  author: string | null;
  at: unknown;
  deletedAt?: unknown;
}

/** A row of playbooks, with what it repeats of its spec. */
export const playbookRow = (seeded: Seeded): SeedRow => {
  const { id, name, spec, source = "UI", author, at, deletedAt = null } = seeded;
  return {
    id,
    name,
    namespace: "default",
    title: spec["title"],
    icon: spec["icon"],
    description: spec["description"] ?? null,
    category: spec["category"] ?? "",
    spec,
    source,
    created_by: author,
    created_at: at,
    updated_at: at,
    deleted_at: deletedAt,
  };
};

/** What playbooks of the seed that run on deployments accept. */
export const deployments: readonly SeedRow[] = [{ types: ["Kubernetes::Deployment"] }];

/** The parameter that asks why somebody runs it. */
export const reason = (description?: string): SeedRow => ({
  name: "reason",
  label: "Reason",
  type: "text",
  required: true,
  ...(description !== undefined && { description }),
  properties: { maxLength: 80 },
});
