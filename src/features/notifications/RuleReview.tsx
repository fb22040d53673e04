import { stringify } from "yaml";
import type { NotificationRuleDetail } from "~generated/db/reads";
import { useRecordNames } from "~/components/recordNames/useRecordNames";
import { ReviewChanges } from "~/components/spec/ReviewChanges";
import type { JsonSchema } from "~/lib/wire/formSchema";
import type { Values } from "~/lib/wire/wirePath";
import { ruleStates, type Edit } from "./ruleModel";
import { recordsOf, withNames } from "./ruleRecords";

interface Props {
  form: JsonSchema;
  rule: NotificationRuleDetail;
  edit: Edit;
  onConfirm: () => void;
  onClose: () => void;
  isBusy: boolean;
}

/** Both states of an edited rule, with recipients by their names, before it is saved. */
export function RuleReview({ form, rule, edit, ...review }: Props) {
  const { before, after } = ruleStates(form, rule, edit);
  const names = useRecordNames([...recordsOf(before), ...recordsOf(after)]);
  const text = (columns: Values) => stringify(withNames(columns, names), { lineWidth: 0 });
  return (
    <ReviewChanges
      open
      title={`Save changes to ${rule.name}?`}
      before={text(before)}
      after={text(after)}
      confirmLabel="Update"
      {...review}
    />
  );
}
