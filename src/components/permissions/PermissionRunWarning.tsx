import { notifyCopy } from "~/components/messages/notify";
import { Code } from "~/ui/text/Code";
import styles from "./PermissionRunWarning.module.css";

const example = `apiVersion: mission-control.flanksource.com/v1
kind: Permission
metadata:
  name: restart-payments
spec:
  subject:
    group: responder
  actions:
    - playbook:run
  object:
    playbooks:
      - name: restart
    configs:
      - tagSelector: namespace=payments
`;

/** What a permission to run a playbook does not do (spec 3 §5). */
export function PermissionRunWarning() {
  return (
    <div className={styles["warning"]} role="note" aria-label="Warning">
      <p className={styles["text"]}>
        This permission does NOT restrict which configs, components or checks the playbook can run
        on. To restrict them, use resource selectors in the Permission CRD, for example:
      </p>
      <Code
        label="Example of a Permission CRD"
        language="yaml"
        text={example}
        maxHeight="50dvh"
        onCopy={notifyCopy}
      />
    </div>
  );
}
