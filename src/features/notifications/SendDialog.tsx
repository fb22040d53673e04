import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import {
  notificationRuleOptions,
  sendHistoryDetailOptions,
  sendHistoryOptions,
  silenceDetailOptions,
  type SendEntry,
} from "~generated/db/reads";
import { operations } from "~generated/operations";
import { config } from "~/api/config";
import { QueryError } from "~/components/errors/QueryError";
import { Fact, Facts, Moment } from "~/components/sheet/Fact";
import { RecordSheet } from "~/components/sheet/RecordSheet";
import { SilencedNote } from "~/components/silence/SilencedNote";
import { SilenceLink } from "~/components/silence/SilenceLink";
import { useResourceSilences } from "~/components/silence/useResourceSilences";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Code } from "~/ui/text/Code";
import { Markdown } from "~/ui/text/Markdown";
import { Age } from "~/ui/time/Age";
import { messageMarkdown } from "./messageBody";
import { ResourceLink, ResourceState, SendStatusMark } from "./NotificationMarks";
import styles from "./notifications.module.css";
import { Recipient } from "./Recipient";
import { useRecipients } from "./useRecipients";

/** One notification in full (facts 5.5). */
export function SendDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(sendHistoryDetailOptions({ id }));
  const send = query.data?.rows[0];
  return (
    <RecordSheet
      id={id}
      noun="notification"
      title="Notification Details"
      onClose={onClose}
      footer={send ? <SilenceLink type={send.resource_type} id={send.resource_id} /> : undefined}
    >
      {query.isPending ? (
        <Skeleton rows={8} />
      ) : query.isError && !send ? (
        <QueryError title="The notification could not be loaded" query={query} />
      ) : send ? (
        <Details send={send} />
      ) : (
        <EmptyState
          title="There is no such notification"
          text="It is older than what is kept, or its rule was deleted."
        />
      )}
    </RecordSheet>
  );
}

const one: readonly SendEntry[] = [];

function Details({ send }: { send: SendEntry }) {
  const names = useRecipients(send ? [send] : one);
  const rule = useQuery(notificationRuleOptions({ id: send.notification_id })).data?.rows[0];
  return (
    <>
      <Facts>
        <Fact label="Resource">
          <ResourceLink resource={send.resource} type={send.resource_type} />
        </Fact>
        <Fact label="Health">
          <ResourceState
            resource={send.resource}
            type={send.resource_type}
            then={send.resource_health}
          />
        </Fact>
        <Fact label="Status">
          <SendStatusMark status={send.status} />
        </Fact>
        <Fact label="Age">
          <Moment value={send.created_at} />
          {send.count > 1 ? (
            <>
              {" "}
              (x{send.count} over <Age value={send.first_observed} />)
            </>
          ) : null}
        </Fact>
        <Fact label="Recipient">
          <Recipient send={send} names={names} />
        </Fact>
        <Fact label="Event">
          <code>{send.source_event}</code>
        </Fact>
        <Fact label="Notification Rule">
          {rule ? (
            <Link to="/notifications/rules" search={{ id: rule.id }}>
              {rule.name}
            </Link>
          ) : (
            "-"
          )}
        </Fact>
        {send.duration_millis === null ? null : (
          <Fact label="Duration">{send.duration_millis.toLocaleString("en")} ms</Fact>
        )}
        {send.retries ? <Fact label="Retries">{send.retries}</Fact> : null}
        {send.not_before ? (
          <Fact label="Not before">
            <Moment value={send.not_before} />
          </Fact>
        ) : null}
        <SilencedNow send={send} />
        {send.silenced_by ? <SilencedBy id={send.silenced_by} /> : null}
        {send.parent_id ? (
          <Fact label="Inhibited by">
            <SendLink id={send.parent_id}>Another notification</SendLink>
          </Fact>
        ) : null}
      </Facts>
      {send.group_id ? <Group id={send.group_id} own={send.id} /> : null}
      {send.error ? (
        <Part title="Error">
          <Code label="Text of the error" text={send.error} language="text" maxHeight="240px" />
        </Part>
      ) : null}
      {send.body ? (
        <Part title="Body as it was sent">
          <div className={styles["body"]}>
            <Markdown text={messageMarkdown(send.body)} topHeading={4} />
          </div>
          {config().sandbox ? (
            <a href={outboxOf(send.id)} target="_blank" rel="noreferrer">
              Open in the sandbox&apos;s outbox
            </a>
          ) : null}
        </Part>
      ) : null}
      {send.payload ? (
        <Part title="Payload">
          <Code
            label="Payload as JSON"
            text={JSON.stringify(send.payload, null, 2)}
            language="json"
            maxHeight="320px"
          />
        </Part>
      ) : null}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles["part"]} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** Mail and chat go to a page of the sandbox, which a real backend does not have. */
function outboxOf(send: string): string {
  const { base, path } = operations.showSandboxOutbox;
  return `${base}${path}?${new URLSearchParams({ send }).toString()}`;
}

/** The present page with another notification open. */
const SendLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link to="." search={(search: object) => ({ ...search, id })}>
    {children}
  </Link>
);

function SilencedBy({ id }: { id: string }) {
  const silence = useQuery(silenceDetailOptions({ id })).data?.rows[0];
  return (
    <Fact label="Silenced By">
      {silence ? (
        <Link to="/notifications/silences" search={{ id }}>
          {silence.name}
        </Link>
      ) : (
        "-"
      )}
    </Fact>
  );
}

/** Whether the resource is quiet at this moment, whatever became of this notification. */
function SilencedNow({ send }: { send: SendEntry }) {
  const isSilenced = useResourceSilences(send.resource_type, send.resource_id).length > 0;
  return isSilenced ? (
    <Fact label="Resource is">
      <SilencedNote type={send.resource_type} id={send.resource_id} />
    </Fact>
  ) : null;
}

/** What was sent as one with it. */
function Group({ id, own }: { id: string; own: string }) {
  const members = useQuery(sendHistoryOptions({ groupId: id, limit: 20, offset: 0 })).data;
  const others = members?.rows.filter((member) => member.id !== own) ?? [];
  if (others.length === 0) return null;
  return (
    <Part title="Sent as one with">
      <ul className={styles["members"]}>
        {others.map((member) => (
          <li key={member.id}>
            <SendStatusMark status={member.status} />
            <SendLink id={member.id}>{member.resource?.name ?? member.source_event}</SendLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}
