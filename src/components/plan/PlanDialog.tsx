import { FileCode2, SquareTerminal } from "lucide-react";
import type { ReactNode } from "react";
import { copyAndNotify, notifyCopy } from "~/components/messages/notify";
import { Button } from "~/ui/button/Button";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { Dialog } from "~/ui/overlay/Dialog";
import { Code } from "~/ui/text/Code";
import { accessOf, type PlannedCall } from "./plannedCall";
import { fieldsOf, sentenceOf } from "./planWords";
import type { Plan } from "./readPlan";
import styles from "./PlanDialog.module.css";

interface Props {
  plan: Plan;
  title?: string;
  description?: string;
  onClose: () => void;
  /** What can be done with it, in place of closing it. */
  answers?: ReactNode;
}

/** What would change, and the calls that would change it, to look at and to take elsewhere. */
export function PlanDialog(props: Props) {
  const { title = "Plan", description = "Nothing has been sent yet.", onClose, answers } = props;
  const { calls, manifests } = props.plan;
  const curl = calls.map((call) => call.curl).join("\n\n");
  const manifest = manifests.map(({ text }) => text).join("---\n");
  const variables = [...new Set(calls.flatMap((call) => call.variables))];
  return (
    <Dialog
      open
      size="wide"
      title={title}
      description={description}
      onOpenChange={onClose}
      footer={
        <>
          {manifest === "" ? null : (
            <Button icon={FileCode2} onClick={() => void copyAndNotify(manifest)}>
              Copy as kubectl manifest
            </Button>
          )}
          <Button icon={SquareTerminal} onClick={() => void copyAndNotify(curl)}>
            Copy as curl
          </Button>
          {answers ?? (
            <Button variant="primary" data-dialog-start onClick={onClose}>
              Close
            </Button>
          )}
        </>
      }
    >
      <div className={styles["plan"]}>
        {calls.map((call, index) => (
          // Calls have no identity but their order.
          <Changes key={index} call={call} />
        ))}
        <section aria-label="The call">
          <h3 className={styles["heading"]}>{calls.length === 1 ? "The call" : "The calls"}</h3>
          <Code label="Call" language="text" text={curl} onCopy={notifyCopy} maxHeight="40dvh" />
          {variables.length > 0 ? (
            <p className={styles["note"]}>
              Secrets and access tokens are not copied: set{" "}
              {variables.map((name) => `$${name}`).join(", ")} in your shell.
            </p>
          ) : null}
        </section>
        {manifests.length > 0 ? (
          <section aria-label="The manifest">
            <h3 className={styles["heading"]}>The same as a manifest</h3>
            <Code
              label="Manifest"
              language="yaml"
              text={manifest}
              onCopy={notifyCopy}
              maxHeight="40dvh"
            />
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}

/** What one call would do, field by field. */
function Changes({ call }: { call: PlannedCall }) {
  const fields = fieldsOf(call);
  const access = accessOf(call);
  const hasNow = fields.some(({ now }) => now !== undefined);
  return (
    <section aria-label="What will change">
      <p className={styles["sentence"]}>
        {sentenceOf(call)}{" "}
        {access === undefined ? null : <span className={styles["note"]}>Needs {access}.</span>}
      </p>
      {fields.length > 0 ? (
        <div className={styles["scroller"]} {...scrollRegion("Fields")}>
          <table className={styles["fields"]}>
            <thead>
              <tr>
                <th scope="col">Field</th>
                {hasNow ? <th scope="col">Now</th> : null}
                <th scope="col">{hasNow ? "Then" : "Value"}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ field, now, next }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  {hasNow ? <td>{now}</td> : null}
                  <td>{next}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}
