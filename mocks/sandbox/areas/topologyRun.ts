import { hostname } from "node:os";
import * as v from "valibot";
import type { Database } from "../db/driver";
import { groupBy } from "../db/groups";
import { localAgentId } from "../db/seedIds";
import { readComponents, type Own } from "./topologyRead";
import { branchOf } from "./topologyTree";

/** What a topology says about one component; the rest of it is for scrapers that the sandbox does not have. */
interface ComponentSpec {
  name: string;
  type?: string | undefined;
  icon?: string | undefined;
  owner?: string | undefined;
  lifecycle?: string | undefined;
  labels?: Record<string, string> | undefined;
  properties?: unknown[] | undefined;
  selectors?: unknown[] | undefined;
  components?: ComponentSpec[] | undefined;
}

const componentSpec: v.GenericSchema<unknown, ComponentSpec> = v.object({
  name: v.string(),
  type: v.optional(v.string()),
  icon: v.optional(v.string()),
  owner: v.optional(v.string()),
  lifecycle: v.optional(v.string()),
  labels: v.optional(v.record(v.string(), v.string())),
  properties: v.optional(v.array(v.unknown())),
  selectors: v.optional(v.array(v.unknown())),
  components: v.optional(v.array(v.lazy(() => componentSpec))),
});
const topologySpec = v.object({
  type: v.optional(v.string()),
  icon: v.optional(v.string()),
  components: v.optional(v.array(componentSpec)),
});

interface Topology {
  id: string;
  name: string;
  agent_id: string;
  spec: unknown;
}

/** Why a topology was not built; the message is for its owner. */
export class TopologyRunError extends Error {}

type Tx = Pick<Database, "query">;

/** Makes a component or brings it up to its spec; one that was deleted comes back. */
async function place(
  tx: Tx,
  topology: Topology,
  spec: ComponentSpec,
  parent: { id: string; path: string } | undefined,
): Promise<string> {
  const columns = [
    spec.icon ?? null,
    spec.owner ?? null,
    spec.lifecycle ?? null,
    spec.labels ? JSON.stringify(spec.labels) : null,
    spec.properties ? JSON.stringify(spec.properties) : null,
    spec.selectors ? JSON.stringify(spec.selectors) : null,
  ];
  // The one root keeps the name that people gave it.
  const [known] = await tx.query<{ id: string }>(
    `select id from components where topology_id = $1 and parent_id is not distinct from $2::uuid
       and ($2::uuid is null or name = $3) order by deleted_at desc nulls first, created_at, id limit 1`,
    [topology.id, parent?.id ?? null, spec.name],
  );
  if (known) {
    await tx.query(
      `update components set icon = coalesce($2, icon), owner = coalesce($3, owner), lifecycle = coalesce($4, lifecycle),
         labels = coalesce($5::jsonb, labels), properties = coalesce($6::jsonb, properties),
         selectors = coalesce($7::jsonb, selectors), deleted_at = null where id = $1`,
      [known.id, ...columns],
    );
    return known.id;
  }
  const [made] = await tx.query<{ id: string }>(
    `insert into components (topology_id, external_id, name, type, status, health, parent_id, path, icon, owner,
       lifecycle, labels, properties, selectors)
     values ($1, lower($2), $2, $3, 'unknown', 'unknown', $4::uuid, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11::jsonb)
     returning id`,
    [
      topology.id,
      spec.name,
      spec.type ?? "Service",
      parent?.id ?? null,
      parent?.path ?? "",
      ...columns,
    ],
  );
  if (!made) throw new TopologyRunError(`${spec.name} could not be made.`);
  return made.id;
}

async function placeAll(
  tx: Tx,
  topology: Topology,
  specs: readonly ComponentSpec[],
  parent: { id: string; path: string },
  depth: number,
): Promise<void> {
  if (depth <= 0) return;
  for (const spec of specs) {
    const id = await place(tx, topology, spec, parent);
    const path = [parent.path, id].filter((part) => part !== "").join(".");
    await placeAll(tx, topology, spec.components ?? [], { id, path }, depth - 1);
  }
}

/** Writes down how some components are now, as their checks and catalog items say, and counts them. */
async function settle(db: Database, isMeant: (one: Own) => boolean): Promise<number> {
  const known = await readComponents(db);
  const children = groupBy([...known.values()], ({ parentId }) => parentId);
  const childrenOf = (id: string): readonly Own[] => children.get(id) ?? [];
  const meant = [...known.values()].filter(isMeant);
  for (const one of meant) {
    const { component } = branchOf(one, childrenOf, 0);
    // What is as it was is not written: each write would look like a change of the component.
    await db.query(
      `update components set health = $2, status = $3, summary = $4::jsonb, is_leaf = $5 where id = $1
         and (health, status, summary, is_leaf) is distinct from ($2, $3, $4::jsonb, $5)`,
      [
        component.id,
        component.health ?? null,
        component.status,
        JSON.stringify(component.summary),
        component.is_leaf,
      ],
    );
  }
  return meant.length;
}

/**
 * Writes down how the components of this backend are now, as a backend does every minute: definitions of done, rules and
 * events read what is written.
 */
export async function settleComponents(db: Database): Promise<void> {
  await settle(db, ({ component }) => component.agent_id === localAgentId);
}

/**
 * Builds the components that a topology names, and writes the run into the job history.
 * @param depth levels below the root
 * @returns how many components it has; undefined where there is no such topology
 * @throws TopologyRunError when it cannot be built
 */
export async function runTopology(
  db: Database,
  id: string,
  depth: number,
): Promise<number | undefined> {
  const [topology] = await db.query<Topology>(
    "select id, name, agent_id, spec from topologies where id = $1 and deleted_at is null",
    [id],
  );
  if (!topology) return undefined;
  if (topology.agent_id !== localAgentId)
    throw new TopologyRunError("An agent builds this topology: start it there.");
  const spec = v.safeParse(topologySpec, topology.spec);
  if (!spec.success) {
    const [issue] = spec.issues;
    throw new TopologyRunError(
      `The spec cannot be read at ${v.getDotPath(issue) ?? "its top"}: ${issue.message}`,
    );
  }
  const started = performance.now();
  const { type = "Topology", icon, components = [] } = spec.output;
  await db.transaction(async (tx) => {
    const root = await place(tx, topology, { name: topology.name, type, icon }, undefined);
    await placeAll(tx, topology, components, { id: root, path: root }, depth);
  });
  const count = await settle(db, ({ component }) => component.topology_id === id);
  await db.query(
    `insert into job_history (name, resource_type, resource_id, status, hostname, success_count, duration_millis,
       time_start, time_end)
     values ('TopologySync', 'topology', $1, 'SUCCESS', $2, $3, $4, now(), now())`,
    [id, hostname(), count, Math.round(performance.now() - started)],
  );
  return count;
}
