import { vNotificationRuleTrial } from "~generated/notification/valibot.gen";
import type { Area } from "../area";
import { signedIn } from "../context";
import { bodyOf } from "../requestBody";
import { originOf } from "../requestOrigin";
import { dryRun } from "../ruleTrial/dryRun";
import { previewMessage } from "../ruleTrial/previewMessage";

/** Rules are tried out with what happened during the last day. */
export const area: Area = {
  handlers: {
    previewNotificationRule: signedIn(async ({ request, db }) => {
      const rule = await bodyOf(request, vNotificationRuleTrial);
      return rule instanceof Response ? rule : previewMessage(db, rule, originOf(request));
    }),
    dryRunNotificationRule: signedIn(async ({ request, db }) => {
      const rule = await bodyOf(request, vNotificationRuleTrial);
      return rule instanceof Response ? rule : dryRun(db, rule, originOf(request));
    }),
  },
  async seed(tx) {
    // What the seed itself set off did not happen; what its histories tell did.
    await tx.query("delete from sandbox_event_log");
    await tx.query(`
      insert into sandbox_event_log (name, properties, at)
      select case when status then 'check.passed' else 'check.failed' end, jsonb_build_object('id', check_id), time
      from (
        select check_id, status, time, lag(status) over (partition by check_id order by time) as before from check_statuses
      ) known
      where before is distinct from status and before is not null and time > now() - interval '2 days'`);
    await tx.query(`
      insert into sandbox_event_log (name, properties, at)
      select
        case change_type
          when 'Healthy' then 'config.healthy' when 'Unhealthy' then 'config.unhealthy'
          when 'Warning' then 'config.warning' when 'CREATE' then 'config.created'
          when 'DELETE' then 'config.deleted' else 'config.updated'
        end,
        jsonb_build_object('id', config_id), created_at
      from config_changes
      where change_type in ('Healthy', 'Unhealthy', 'Warning', 'CREATE', 'DELETE', 'UPDATE', 'diff')
        and created_at > now() - interval '2 days'`);
  },
  after: "everything",
};
