import type { Database } from "../db/driver";
import { seedConfigs as config } from "../db/seedIds";
import { configDiff } from "../scrapers/configDiff";
import { recordChange } from "../scrapers/recordItems";

type Fields = Readonly<Record<string, unknown>>;

/** A number from 0 up to 1, as Math.random gives it. */
export type Chance = () => number;

const deployments = [
  config.checkoutApi,
  config.storefront,
  config.gateway,
  config.ledger,
  config.signIn,
];
const pods = [config.checkoutPod, config.crashingPod, config.pendingPod];

const pick = <Entry>(list: readonly Entry[], chance: Chance): Entry | undefined =>
  list[Math.min(list.length - 1, Math.floor(chance() * list.length))];

const fields = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

const container = (spec: Fields): Fields => {
  const list = fields(fields(fields(spec["template"])["spec"]))["containers"];
  return fields(Array.isArray(list) ? list[0] : undefined);
};

const withImage = (spec: Fields, name: string, image: string): Fields => ({
  ...spec,
  template: {
    ...fields(spec["template"]),
    spec: {
      ...fields(fields(spec["template"])["spec"]),
      containers: [{ name, ...container(spec), image }],
    },
  },
});

/** Writes a new state of an item with its diff, as a scraper does that watches the cluster. */
async function change(db: Database, id: string, next: (config: Fields, name: string) => Fields) {
  await db.transaction(async (tx) => {
    const [row] = await tx.query<{ config: unknown; name: string }>(
      "select config, name from config_items where id = $1 and deleted_at is null for update",
      [id],
    );
    if (!row) return;
    const after = next(fields(row.config), row.name);
    const diff = configDiff(row.config, after);
    if (!diff) return;
    await tx.query(
      "update config_items set config = $2::jsonb, last_scraped_time = now() where id = $1",
      [id, JSON.stringify(after)],
    );
    await recordChange(tx, id, { type: "diff", ...diff }, "diff");
  });
}

async function scale(db: Database, chance: Chance): Promise<void> {
  const id = pick(deployments, chance);
  if (!id) return;
  const replicas = 2 + Math.floor(chance() * 6);
  await change(db, id, (config) => ({
    ...config,
    spec: { ...fields(config["spec"]), replicas },
    status: { ...fields(config["status"]), replicas, readyReplicas: replicas },
  }));
  await recordChange(
    db,
    id,
    { type: "ScalingReplicaSet", summary: `Scaled replica set to ${replicas}` },
    "kubernetes/eu-1",
  );
}

async function rollImage(db: Database, chance: Chance): Promise<void> {
  const id = pick(deployments, chance);
  if (!id) return;
  await change(db, id, (config, name) => {
    const spec = fields(config["spec"]);
    const { image } = container(spec);
    const [, repository, patch] =
      /^(.*:\d+\.\d+\.)(\d+)$/.exec(typeof image === "string" ? image : "") ?? [];
    const next = repository
      ? `${repository}${Number(patch) + 1}`
      : `registry.example.org/${name}:1.0.0`;
    return { ...config, spec: withImage(spec, name, next) };
  });
}

/** A change of health is recorded by the database itself. */
async function setHealth(db: Database, id: string, status: string, health: string) {
  await db.query(
    "update config_items set status = $2, health = $3, ready = $4, last_scraped_time = now() where id = $1 and deleted_at is null",
    [id, status, health, health === "healthy"],
  );
}

async function crash(db: Database, chance: Chance): Promise<void> {
  const id = pick(pods, chance);
  if (!id) return;
  await setHealth(db, id, "CrashLoopBackOff", "unhealthy");
  await recordChange(
    db,
    id,
    { type: "BackOff", severity: "high", summary: "Back-off restarting failed container" },
    "kubernetes/eu-1",
  );
}

async function recover(db: Database, chance: Chance): Promise<void> {
  const id = pick(pods, chance);
  if (id) await setHealth(db, id, "Running", "healthy");
}

const happenings = [scale, scale, rollImage, rollImage, crash, recover, recover];

/** Lets one thing happen in the seeded cluster: a deployment scales or rolls, a pod crashes or recovers. */
export async function liveOn(db: Database, chance: Chance = Math.random): Promise<void> {
  await pick(happenings, chance)?.(db, chance);
}
