import type {
  ApplicationBackup,
  ApplicationChange,
  ApplicationCost,
  ApplicationFinding,
  ApplicationLocation,
  ApplicationReport,
  ApplicationRepository,
  ApplicationVersion,
} from "~generated/application/types.gen";
import type { Database } from "../db/driver";
import { kinds } from "../search/kinds";
import { findResources } from "../search/search";
import type { ApplicationSpec } from "./spec";

const MOST = 5_000;
const MOST_CHANGES = 200;

interface Item {
  id: string;
  name: string;
  type: string;
  tags: Record<string, string> | null;
  cost: number | null;
  image: string | null;
  updated_at: Date | null;
  created_at: Date;
  repository: string | null;
  changed_by: string | null;
  approved_by: string | null;
}

/** What the catalog says of an application's environments. */
export interface ApplicationCatalog {
  /** Items of all environments and data sources. */
  ids: readonly string[];
  datasources: readonly string[];
  locations: ApplicationLocation[];
  cost: ApplicationCost;
  repositories: ApplicationRepository[];
  version: ApplicationVersion | undefined;
}

/** Items that any of the selectors means. */
export const idsOf = async (db: Database, selectors: readonly object[] | null | undefined) => {
  const found = await Promise.all(
    (selectors ?? []).map((selector) => findResources(db, kinds.configs, selector, MOST)),
  );
  return [...new Set(found.flat().map(({ id }) => id))];
};

async function itemsOf(db: Database, ids: readonly string[]): Promise<Item[]> {
  return db.query<Item>(
    `select id::text, name, type, tags, cost_total_1d as cost, created_at, updated_at,
       config #>> '{spec,template,spec,containers,0,image}' as image,
       (select entry #>> '{links,0,url}' from jsonb_array_elements(properties) entry
         where entry ->> 'name' = 'repository' limit 1) as repository,
       coalesce((select coalesce(change.external_created_by, change.source) from config_changes change
         where change.config_id = config_items.id and change.change_type !~ '^Notification'
         order by change.created_at desc limit 1), source) as changed_by,
       (select person.name from playbook_runs run
         left join playbook_approvals approval on approval.run_id = run.id
         join people person on person.id = coalesce(approval.person_id, run.created_by)
         where run.config_id = config_items.id order by run.created_at desc limit 1) as approved_by
     from config_items where id = any($1::uuid[]) order by name`,
    [ids],
  );
}

/** Where a group of items runs, one entry an account. */
function locationsOf(name: string, purpose: string, items: readonly Item[]): ApplicationLocation[] {
  const byAccount = new Map<string, Item[]>();
  for (const item of items) {
    const account = item.tags?.["account"] ?? item.tags?.["cluster"] ?? "unknown";
    byAccount.set(account, [...(byAccount.get(account) ?? []), item]);
  }
  return [...byAccount].map(([account, own]) => ({
    account,
    name,
    type: "cloud",
    purpose,
    region: own.find(({ tags }) => tags?.["region"])?.tags?.["region"] ?? "",
    provider: own.some(({ type }) => type.startsWith("AWS")) ? "aws" : "kubernetes",
    resourceCount: own.length,
  }));
}

/** The release that the newest image of its containers names. */
function versionOf(items: readonly Item[]): ApplicationVersion | undefined {
  const item = items.find(({ image }) => image?.includes(":"));
  const [repo = "", number = ""] = item?.image?.split(/:(?=[^:/]*$)/) ?? [];
  if (!item || number === "") return undefined;
  const deployed = (item.updated_at ?? item.created_at).toISOString();
  return {
    number,
    released: item.created_at.toISOString(),
    deployed,
    gitTag: `v${number}`,
    repoName: repo.split("/").at(-1) ?? repo,
    createdBy: item.changed_by ?? "",
    authorizedBy: item.approved_by ?? "",
  };
}

/** @throws SearchError for a selector that cannot be read. */
export async function catalogOf(
  db: Database,
  { mapping }: ApplicationSpec,
): Promise<ApplicationCatalog> {
  const locations: ApplicationLocation[] = [];
  const all = new Map<string, Item>();
  for (const [name, selectors] of Object.entries(mapping?.environments ?? {}))
    for (const { purpose, ...selector } of selectors) {
      const items = await itemsOf(db, await idsOf(db, [selector]));
      for (const item of items) all.set(item.id, item);
      locations.push(...locationsOf(name, purpose ?? name, items));
    }
  const datasources = await idsOf(db, mapping?.datasources);
  for (const item of await itemsOf(db, datasources)) all.set(item.id, item);
  const items = [...all.values()];
  const daily = items.reduce((sum, { cost }) => sum + (cost ?? 0), 0);
  return {
    ids: [...all.keys()],
    datasources,
    locations,
    cost: { daily, monthly: daily * 30, annual: daily * 365 },
    repositories: items.flatMap(({ name, repository: url }) =>
      url ? [{ type: "Git", url, name }] : [],
    ),
    version: versionOf(items),
  };
}

/** What analyzers found about the items. */
export async function findingsOf(
  db: Database,
  ids: readonly string[],
): Promise<ApplicationFinding[]> {
  const rows = await db.query<Record<string, string> & { first: Date; last: Date | null }>(
    `select finding.id::text, coalesce(analysis_type, 'other') as type, coalesce(severity, 'low') as severity,
       coalesce(finding.summary, analyzer) as title, item.name as description, first_observed as first,
       last_observed as last, coalesce(finding.status, 'open') as status
     from config_analysis finding join config_items item on item.id = finding.config_id
     where config_id = any($1::uuid[]) order by first_observed desc`,
    [ids],
  );
  return rows.map(
    ({
      id = "",
      type = "",
      severity = "",
      title = "",
      description = "",
      first,
      last,
      status = "",
    }) => ({
      id,
      type,
      severity,
      title,
      description,
      date: first.toISOString(),
      lastObserved: (last ?? first).toISOString(),
      status,
    }),
  );
}

interface Change {
  id: string;
  change_type: string;
  created_at: Date;
  who: string | null;
  summary: string | null;
  name: string;
  details: Record<string, unknown> | null;
}

const changeColumns = `change.id::text, change.change_type, change.created_at,
  coalesce(change.external_created_by, change.source) as who, change.summary, item.name, change.details
  from config_changes change join config_items item on item.id = change.config_id
  where change.config_id = any($1::uuid[])`;

/** The latest changes of the items; what backups and notifications left is told elsewhere. */
export async function changesOf(
  db: Database,
  ids: readonly string[],
): Promise<ApplicationChange[]> {
  const rows = await db.query<Change>(
    `select ${changeColumns} and change_type !~ '^(Notification|Backup|Restore)'
     order by change.created_at desc limit ${MOST_CHANGES}`,
    [ids],
  );
  return rows.map(({ id, change_type: type, created_at: at, who, summary, name }) => ({
    id,
    date: at.toISOString(),
    user: who ?? "",
    description: `${name}: ${summary || type}`,
    status: /fail|unhealthy|backoff|error/i.test(type) ? "failed" : "completed",
  }));
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** Backups and restores that the data sources report as changes. */
export async function backupsOf(
  db: Database,
  datasources: readonly string[],
): Promise<Pick<ApplicationReport, "backups" | "restores">> {
  const rows = await db.query<Change>(
    `select ${changeColumns} and change_type ~ '^(Backup|Restore)' order by change.created_at desc`,
    [datasources],
  );
  const of = (prefix: string) => rows.filter(({ change_type: type }) => type.startsWith(prefix));
  return {
    backups: of("Backup").map(
      ({
        id,
        name,
        created_at: at,
        change_type: type,
        who,
        details,
        summary,
      }): ApplicationBackup => ({
        id,
        database: name,
        type: text(details?.["type"]) || "snapshot",
        source: who ?? "",
        date: at.toISOString(),
        size: text(details?.["size"]),
        status: type === "BackupCompleted" ? "successful" : "failed",
        ...(type === "BackupCompleted" || !summary ? {} : { error: summary }),
      }),
    ),
    restores: of("Restore").map(
      ({ id, name, created_at: at, change_type: type, who, details }) => ({
        id,
        database: name,
        date: at.toISOString(),
        source: text(details?.["snapshot"]) || (who ?? ""),
        status: type === "RestoreCompleted" ? "completed" : "failed",
        completedAt: text(details?.["completedAt"]) || at.toISOString(),
      }),
    ),
  };
}
