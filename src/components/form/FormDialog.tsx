import { useId, useState, type FormEvent, type ReactNode } from "react";
import { Button } from "~/ui/button/Button";
import { type Planned, PlanButton } from "~/components/plan/PlanButton";
import { ReasonText } from "~/components/access/ReasonText";
import { LeaveGuard } from "~/components/drafts/LeaveGuard";
import { useOnce } from "~/ui/button/useOnce";
import { Dialog, type DialogSize } from "~/ui/overlay/Dialog";
import { type TabItem, Tabs } from "~/ui/layout/Tabs";
import styles from "./FormDialog.module.css";

/** Tabs of a dialog whose first one is the form. */
export interface FormTabs {
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (id: string) => void;
  /** What the open tab shows in place of the form, which keeps what is typed meanwhile; undefined shows the form. */
  panel: ReactNode | undefined;
}

interface Props {
  /** Open while it is on the page. Called after the person has agreed to lose changes, if there are any. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  size?: DialogSize;
  headerExtra?: ReactNode;
  /** Whether closing would lose something. */
  isDirty: boolean;
  /** Checks and sends what was typed. As long as its promise is open, nothing is sent a second time. */
  onSubmit: () => unknown;
  /** What `onSubmit` sends, to look at first. */
  plan: Planned;
  submitLabel: string;
  /** What the button says while the form is being sent, in place of a spinner. */
  busyLabel?: string;
  /** Why nothing can be saved; then there is no submit button but this sentence. */
  readOnlyReason?: string | undefined;
  /** What is missing before the form can be sent; it stands beside the submit button, which is disabled then. */
  blockedReason?: string | undefined;
  /** At the left of the footer: a delete button. */
  footerStart?: ReactNode;
  tabs?: FormTabs | undefined;
  children: ReactNode;
}

/**
 * The one dialog with a form: Enter and the button submit, a second submit is blocked while the first is under way,
 * and closing with changes asks first. Leaving the page by Back or a link asks too.
 */
export function FormDialog(props: Props) {
  const { onClose, title, description, size = "medium", isDirty } = props;
  const { submitLabel, readOnlyReason, blockedReason, footerStart, headerExtra, tabs } = props;
  const { children, plan } = props;
  const isForm = tabs?.panel === undefined;
  const canSubmit = isForm && readOnlyReason === undefined;
  const [submit, isBusy] = useOnce(props.onSubmit);
  const busyLabel = isBusy ? props.busyLabel : undefined;
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (canSubmit && blockedReason === undefined) submit();
  };
  const form = (
    <form
      id={id}
      data-dialog-form=""
      className={styles["form"]}
      onSubmit={onSubmit}
      noValidate
      aria-label={title}
      hidden={!isForm}
    >
      {children}
    </form>
  );
  return (
    <>
      <Dialog
        open
        onOpenChange={close}
        title={title}
        description={
          readOnlyReason === undefined ? description : <ReasonText reason={readOnlyReason} />
        }
        size={size}
        headerExtra={headerExtra}
        footer={
          <div className={styles["footer"]}>
            {footerStart}
            {canSubmit ? <PlanButton {...plan} disabledReason={blockedReason} /> : null}
            <span className={styles["end"]}>
              {canSubmit && blockedReason !== undefined ? (
                <span className={styles["blocked"]}>
                  <ReasonText reason={blockedReason} />
                </span>
              ) : null}
              <Button onClick={close}>{canSubmit ? "Cancel" : "Close"}</Button>
              {canSubmit && (
                <Button
                  variant="primary"
                  type="submit"
                  form={id}
                  isBusy={isBusy && busyLabel === undefined}
                  disabledReason={
                    busyLabel === undefined ? blockedReason : "Under way: wait for the answer."
                  }
                >
                  {busyLabel ?? submitLabel}
                </Button>
              )}
            </span>
          </div>
        }
      >
        {tabs ? (
          <div className={styles["tabbed"]}>
            <Tabs
              label={tabs.label}
              items={tabs.items}
              value={tabs.value}
              onChange={tabs.onChange}
              flush
            >
              {form}
              {tabs.panel}
            </Tabs>
          </div>
        ) : (
          form
        )}
      </Dialog>
      <LeaveGuard
        isDirty={isDirty && !isBusy}
        isAsking={isAsking}
        onStay={() => setIsAsking(false)}
        onDiscard={() => {
          setIsAsking(false);
          onClose();
        }}
      />
    </>
  );
}
