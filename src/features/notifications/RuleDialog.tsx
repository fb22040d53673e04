import { useQuery } from "@tanstack/react-query";
import { notificationRuleOptions, type NotificationRuleDetail } from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { whyNot } from "~/components/access/whyNot";
import { QueryError } from "~/components/errors/QueryError";
import { originOfRecord } from "~/components/record/origin";
import { isRecordId, RecordDialog } from "~/components/record/RecordDialog";
import { useFormParts } from "~/components/schemaForm/schemaFormState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Dialog } from "~/ui/overlay/Dialog";
import { RuleEditor } from "./RuleEditor";

/** The rule of the address in its form, or what there is to read where it is kept elsewhere. */
export function RuleDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const access = useAccess();
  const query = useQuery({ ...notificationRuleOptions({ id }), enabled: isRecordId(id) });
  return (
    <RecordDialog
      id={id}
      title="Edit Notification"
      noun="notification rule"
      size="large"
      query={query}
      onClose={onClose}
    >
      {(rule) => (
        <LoadedForm
          key={rule.id}
          rule={rule}
          readOnlyReason={
            rule.deleted_at === null
              ? (originOfRecord(rule)?.reason ?? whyNot(access, "write", "notifications"))
              : "This rule is deleted."
          }
          onClose={onClose}
        />
      )}
    </RecordDialog>
  );
}

/** Form of a new rule. */
export function NewRuleDialog({ onClose }: { onClose: () => void }) {
  const access = useAccess();
  return <LoadedForm readOnlyReason={whyNot(access, "write", "notifications")} onClose={onClose} />;
}

interface Props {
  rule?: NotificationRuleDetail;
  readOnlyReason: string | undefined;
  onClose: () => void;
}

function LoadedForm(props: Props) {
  const query = useFormParts("notification-rule");
  if (query.data) return <RuleEditor {...props} parts={query.data} />;
  const title = props.rule ? "Edit Notification" : "Create Notification";
  return (
    <Dialog open title={title} size="large" onOpenChange={props.onClose}>
      {query.error ? (
        <QueryError title="The form could not be loaded" query={query} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}
