import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { previewNotificationSilenceOptions } from "~generated/notification/@tanstack/react-query.gen";
import type { PreviewNotificationSilenceData } from "~generated/notification/types.gen";
import { errorText } from "~/api/errors";
import { Button } from "~/ui/button/Button";
import { Age } from "~/ui/time/Age";
import { ResourceLink } from "./NotificationMarks";
import styles from "./notifications.module.css";

type Query = NonNullable<PreviewNotificationSilenceData["query"]>;

const shownAtMost = 50;

/** Notifications of the last 15 days that a silence would have held back; asked for by a button (facts 5.9). */
export function SilencePreview({ query }: { query: Query | undefined }) {
  const [asked, setAsked] = useState<Query>();
  const isSame = asked !== undefined && JSON.stringify(asked) === JSON.stringify(query);
  const preview = useQuery({
    ...previewNotificationSilenceOptions({ query: asked ?? {} }),
    enabled: isSame,
    staleTime: 0,
  });
  const found = preview.data ?? [];
  return (
    <section className={styles["preview"]} aria-label="Preview Notifications to be Silenced">
      <h3>Preview Notifications to be Silenced</h3>
      <p className={styles["faint"]}>
        Which notifications of the last 15 days this silence would have held back.
      </p>
      <div>
        <Button
          disabledReason={query ? undefined : "choose first what is to be silenced"}
          isBusy={isSame && preview.isFetching}
          onClick={() => {
            if (isSame) void preview.refetch();
            else setAsked(query);
          }}
        >
          Preview
        </Button>
      </div>
      <div aria-live="polite">
        {!isSame ? null : preview.isPending ? (
          "Loading preview..."
        ) : preview.isError ? (
          <p className={styles["failed"]}>Failed to fetch preview: {errorText(preview.error)}</p>
        ) : found.length === 0 ? (
          "No notifications match this criteria."
        ) : (
          <>
            <p>{found.length.toLocaleString("en")} notification(s) will be silenced:</p>
            <ul className={styles["members"]}>
              {found.slice(0, shownAtMost).map((one) => (
                <li key={one.id}>
                  <ResourceLink
                    resource={one.resource}
                    type={one.source_event.split(".")[0] ?? null}
                    isPlain
                  />
                  <span className={styles["faint"]}>{one.source_event}</span>
                  <Age value={one.created_at} suffix />
                </li>
              ))}
            </ul>
            {found.length > shownAtMost ? (
              <p className={styles["faint"]}>
                and {(found.length - shownAtMost).toLocaleString("en")} more
              </p>
            ) : null}
          </>
        )}
      </div>
    </section>
  );
}
