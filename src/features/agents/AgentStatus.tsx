import { toInstant } from "~/lib/time/instant";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { formatRelative } from "~/lib/time/age";
import { useNow } from "~/ui/time/now";

/** An agent that was seen that long ago is there (facts 6.8). */
const ONLINE_MS = 61_000;

/** Whether an agent is there now; nothing for one that was never seen. */
export function AgentStatus({ lastSeen }: { lastSeen: string | null }) {
  const seen = toInstant(lastSeen)?.getTime();
  const now = useNow(seen);
  if (seen === undefined || now === undefined) return null;
  const isOnline = now - seen <= ONLINE_MS;
  return (
    <span title={`Last seen ${formatRelative(lastSeen, new Date(now))}`}>
      <StatusDot
        tone={isOnline ? "good" : "bad"}
        label={isOnline ? "Online" : "Offline"}
        showLabel
      />
    </span>
  );
}
