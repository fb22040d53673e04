/** What started a run without a person. */
export function triggerOf(run: {
  notification_send_id: string | null;
  webhook?: string | null;
  event?: string | null;
  parent_id: string | null;
}): { label: string; path?: string } {
  if (run.parent_id) return { label: "Another run", path: `/playbooks/runs/${run.parent_id}` };
  if (run.notification_send_id)
    return { label: "Notification", path: `/notifications?id=${run.notification_send_id}` };
  if (run.webhook) return { label: `Webhook ${run.webhook}` };
  return run.event ? { label: `Event ${run.event}` } : { label: "Webhook or event" };
}
