import type { Ago } from "../db/clock";
import { insertRows, type SeedRow, type Tx } from "../db/insert";
import { seedConfigs } from "../db/seedIds";

const DAY = 24;

/** A backup every week of a year, with three that failed, and two restores. */
export async function backupChanges(tx: Tx, ago: Ago): Promise<void> {
  const failed = new Set([9, 23, 40]);
  const change = (week: number, row: SeedRow): SeedRow => ({
    config_id: seedConfigs.ledgerDatabase,
    source: "aws-backup",
    severity: "info",
    created_at: ago((35 + week * 7) * DAY),
    first_observed: ago((35 + week * 7) * DAY),
    ...row,
  });
  await insertRows(tx, "config_changes", [
    ...Array.from({ length: 47 }, (_one, week) =>
      failed.has(week)
        ? change(week, {
            external_change_id: `backup-${week}`,
            change_type: "BackupFailed",
            summary: "The snapshot took longer than 30 minutes",
            details: { type: "snapshot", size: "" },
          })
        : change(week, {
            external_change_id: `backup-${week}`,
            change_type: "BackupCompleted",
            summary: "",
            details: { type: "snapshot", size: `${(48.2 - week / 4).toFixed(1)}GB` },
          }),
    ),
    ...[6, 30].map((week) =>
      change(week, {
        external_change_id: `restore-${week}`,
        change_type: "RestoreCompleted",
        summary: "",
        details: { snapshot: `ledger-db-${week}`, completedAt: ago((35 + week * 7) * DAY - 1) },
      }),
    ),
  ]);
}
