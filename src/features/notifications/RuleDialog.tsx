import { useQuery } from "@tanstack/react-query";
import { Pause, Play } from "lucide-react";
import { useState } from "react";
import { notificationRuleOptions, type NotificationRuleDetail } from "~generated/db/reads";
import { updateNotificationMutation } from "~generated/db/writes";
import { useAccess } from "~/api/access";
import { whyNot } from "~/components/access/whyNot";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { notifyError, notifySuccess } from "~/components/messages/notify";
import { PersonCell } from "~/components/people/PersonCell";
import { originOfRecord } from "~/components/record/origin";
import { isRecordId, RecordDialog } from "~/components/record/RecordDialog";
import { Fact, Facts, Moment } from "~/components/sheet/Fact";
import { formatSpan } from "~/lib/time/age";
import { Button } from "~/ui/button/Button";
import { Dialog } from "~/ui/overlay/Dialog";
import { Code } from "~/ui/text/Code";
import styles from "./notifications.module.css";

/** The rule of the address: what it is about, whom it tells, its texts; it can be paused and resumed. */
export function RuleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({ ...notificationRuleOptions({ id }), enabled: isRecordId(id) });
  return (
    <RecordDialog
      id={id}
      title="Notification Rule"
      noun="notification rule"
      query={query}
      onClose={onClose}
    >
      {(rule) => <Rule rule={rule} onClose={onClose} />}
    </RecordDialog>
  );
}

function Rule({ rule, onClose }: { rule: NotificationRuleDetail; onClose: () => void }) {
  const access = useAccess();
  const [isBusy, setBusy] = useState(false);
  const writes = useRecordWrites({
    noun: "notification rule",
    labels: { error: "Status" },
    where: { id: rule.id },
    detail: notificationRuleOptions({ id: rule.id }),
    update: updateNotificationMutation(),
  });
  const reason =
    rule.deleted_at === null
      ? (originOfRecord(rule)?.reason ?? whyNot(access, "write", "notifications"))
      : "This rule is deleted.";
  const isPaused = rule.error !== null;
  const change = async (error: string | null) => {
    setBusy(true);
    try {
      if (await writes.save(rule, { error }))
        notifySuccess(error === null ? "The rule is active again" : "The rule is paused");
    } catch (failure) {
      notifyError(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={rule.name}
      size="medium"
      onOpenChange={onClose}
      footer={
        <Button
          icon={isPaused ? Play : Pause}
          isBusy={isBusy}
          disabledReason={reason}
          onClick={() => void change(isPaused ? null : "Paused by hand")}
        >
          {isPaused ? "Resume" : "Pause"}
        </Button>
      }
    >
      <Facts>
        <Fact label="Status">
          {isPaused ? <span className={styles["failed"]}>Paused: {rule.error}</span> : "Active"}
        </Fact>
        <Fact label="Events">{rule.events.join(", ")}</Fact>
        <Fact label="Recipient">
          <RuleRecipient rule={rule} />
        </Fact>
        {rule.group_by?.length ? <Fact label="Group By">{rule.group_by.join(", ")}</Fact> : null}
        {rule.repeat_interval ? <Fact label="Repeat Interval">{rule.repeat_interval}</Fact> : null}
        {rule.wait_for ? <Fact label="Wait For">{formatSpan(rule.wait_for / 1e6)}</Fact> : null}
        <Fact label="Created">
          <Moment value={rule.created_at} />
        </Fact>
        {rule.creator ? (
          <Fact label="Created By">
            <PersonCell person={rule.creator} />
          </Fact>
        ) : null}
      </Facts>
      {rule.filter ? <Code label="Filter" text={rule.filter} maxHeight="160px" /> : null}
      {rule.title ? <Code label="Title" text={rule.title} maxHeight="160px" /> : null}
      {rule.template ? <Code label="Template" text={rule.template} maxHeight="320px" /> : null}
    </Dialog>
  );
}

function RuleRecipient({ rule }: { rule: NotificationRuleDetail }) {
  if (rule.person) return <PersonCell person={rule.person} />;
  if (rule.team) return <>{rule.team.name}</>;
  if (rule.playbook_id) return <>A playbook</>;
  const names = Array.isArray(rule.custom_services)
    ? rule.custom_services.flatMap((service: unknown) =>
        typeof service === "object" && service !== null && "name" in service
          ? [String(service.name)]
          : [],
      )
    : [];
  return <>{names.length > 0 ? names.join(", ") : "Services of its own"}</>;
}
