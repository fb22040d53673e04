import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { dryRunNotificationRule, previewNotificationRule } from "~generated/notification/sdk.gen";
import type {
  NotificationRuleTrial,
  NotificationTrialEvent,
} from "~generated/notification/types.gen";
import { ApiError, errorText, NotFound } from "~/api/errors";
import { isSameValue } from "~/lib/json/sameValue";
import { Button } from "~/ui/button/Button";
import { Markdown } from "~/ui/text/Markdown";
import { Age } from "~/ui/time/Age";
import { messageMarkdown } from "./messageBody";
import { ResourceLink, SendStatusMark } from "./NotificationMarks";
import styles from "./notifications.module.css";

interface Props {
  /** Undefined while there is nothing to try. */
  trial: NotificationRuleTrial | undefined;
}

/** What the message would say, and what would have been sent (facts 5.7). */
export function RuleTrial({ trial }: Props) {
  return (
    <>
      <Trial
        title="Preview"
        about="Title and template, filled in with the newest event of the last day that the rule is for."
        action="Preview message"
        trial={trial}
        ask={async (body) => (await previewNotificationRule({ body, throwOnError: true })).data}
      >
        {({ event, title, body, error }) =>
          error !== null ? (
            <p className={styles["failed"]}>The message cannot be made: {error}</p>
          ) : event === null ? (
            <p>Nothing of the last day is what this rule is for, so there is no message to show.</p>
          ) : (
            <>
              <Event event={event} />
              <div className={styles["body"]} role="region" aria-label="Message">
                <b>{title}</b>
                <Markdown text={messageMarkdown(body)} />
              </div>
            </>
          )
        }
      </Trial>
      <Trial
        title="Dry run"
        about="What this rule would have sent during the last day. Nothing is sent."
        action="Dry run"
        trial={trial}
        ask={async (body) => (await dryRunNotificationRule({ body, throwOnError: true })).data}
      >
        {({ events, matched, sent, failed, error, results }) => (
          <>
            <p>
              <b>{`${count(sent)} of ${count(events)} events would have been sent`}</b>
              {`; the filter held for ${count(matched)}.`}
            </p>
            {error === null ? null : (
              <p
                className={styles["failed"]}
              >{`The filter failed for ${count(failed)}: ${error}`}</p>
            )}
            <ul className={styles["trial"]} aria-label="Events of the last day">
              {results.map(({ event, status }) => (
                <li key={`${event.name} ${event.resource?.id} ${event.created_at}`}>
                  <Event event={event} />
                  <SendStatusMark status={status} />
                </li>
              ))}
            </ul>
            {matched > results.length ? (
              <p className={styles["faint"]}>and {count(matched - results.length)} before them</p>
            ) : null}
          </>
        )}
      </Trial>
    </>
  );
}

const count = (figure: number) => figure.toLocaleString("en");

function Event({ event }: { event: NotificationTrialEvent }) {
  return (
    <span className={styles["event"]}>
      <ResourceLink resource={event.resource} type={event.resource_type} />
      <code className={styles["code"]}>{event.name}</code>
      <Age value={event.created_at} suffix />
    </span>
  );
}

interface TrialProps<Answer> extends Props {
  title: string;
  about: string;
  action: string;
  ask: (trial: NotificationRuleTrial) => Promise<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** Asked for by a button, for what the form says just then; another text in the form takes the answer away. */
function Trial<Answer>({ title, about, action, trial, ask, children }: TrialProps<Answer>) {
  const [asked, setAsked] = useState<NotificationRuleTrial>();
  const isSame = asked !== undefined && isSameValue(asked, trial);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["notificationRuleTrial", title, asked],
    queryFn: () => ask(asked ?? { events: [] }),
    enabled: isSame,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  return (
    <section className={styles["preview"]} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles["faint"]}>{about}</p>
      <div>
        <Button
          disabledReason={trial ? undefined : "Choose an event first."}
          isBusy={isFetching}
          onClick={() => {
            if (isSame) void refetch();
            else setAsked(trial);
          }}
        >
          {action}
        </Button>
      </div>
      <div aria-live="polite" className={styles["answer"]}>
        {!isSame ? null : error ? (
          <p className={styles["failed"]}>{refusal(error)}</p>
        ) : data === undefined ? (
          "Asking the backend..."
        ) : (
          children(data)
        )}
      </div>
    </section>
  );
}

/** A backend without these calls knows no such path. */
const refusal = (error: unknown): string =>
  error instanceof NotFound || (error instanceof ApiError && error.status === 501)
    ? "This backend cannot try a rule out: save it, and look at what it sends."
    : errorText(error);
