import { IconButton as LinkButton } from "@radix-ui/themes";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell } from "lucide-react";
import { useEffect, useState } from "react";
import { sendHistoryOptions } from "~generated/db/reads";
import { listNotificationSendHistorySummary } from "~generated/access";
import { useAccess } from "~/api/access";
import { Tip } from "~/ui/overlay/Tip";
import styles from "./NotificationBell.module.css";
import { useNotificationsSeen } from "./notificationsSeen";

const EVERY_MS = 60_000;
/** The page itself comes first. */
const LATER_MS = 5_000;

/** Notifications since the reader's last look: sent or failed ones, because what was kept back is to be quiet. */
export function NotificationBell() {
  const seen = useNotificationsSeen();
  const { action, resource } = listNotificationSendHistorySummary;
  const may = useAccess().can(action, resource);
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({
    ...sendHistoryOptions({
      statuses: "sent,error",
      limit: 1,
      offset: 0,
      ...(seen !== null && { since: seen }),
    }),
    enabled: may && isLater,
    refetchInterval: EVERY_MS,
    // A bell that cannot ring is no reason to say anything.
    retry: false,
  });
  const fresh = data?.total ?? 0;
  const label = fresh > 0 ? `Notifications, ${fresh.toLocaleString("en")} new` : "Notifications";
  return (
    <Tip content={label}>
      <LinkButton asChild variant="ghost" color="gray" size="2" className={styles["bell"]}>
        <Link to="/notifications" aria-label={label}>
          <Bell size={16} aria-hidden />
          {fresh > 0 ? (
            <span className={styles["count"]} aria-hidden>
              {fresh > 99 ? "99+" : fresh}
            </span>
          ) : null}
        </Link>
      </LinkButton>
    </Tip>
  );
}
