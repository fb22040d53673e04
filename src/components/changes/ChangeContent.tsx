import { useMemo, useState } from "react";
import { stringify } from "yaml";
import type { ChangeDetail } from "~generated/db/reads";
import { DiffView } from "~/components/diff/DiffView";
import { notifyCopy } from "~/components/messages/notify";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Tabs } from "~/ui/layout/Tabs";
import { Code } from "~/ui/text/Code";
import styles from "./ChangeDialog.module.css";

const isThere = (value: unknown) => value !== null && value !== undefined && value !== "";

/** What differs, what the source told of it, and the patch, each a tab where there is one. */
export function ChangeContent({ change }: { change: ChangeDetail }) {
  const tabs = [
    { id: "diff", label: "Diff", value: change.diff },
    { id: "details", label: "Details", value: change.details },
    { id: "patches", label: "Patches", value: change.patches },
  ].filter(({ value }) => isThere(value));
  const [wanted, setWanted] = useState<string>();
  const tab = tabs.find(({ id }) => id === wanted) ?? tabs[0];
  const name = change.config?.name ?? "the item";
  if (!tab)
    return (
      <EmptyState
        title="No details found"
        text="The source of this change told neither a difference nor details."
      />
    );
  return (
    <div className={styles["content"]}>
      <Tabs
        label="What is known of the change"
        items={tabs.map(({ id, label }) => ({ id, label }))}
        value={tab.id}
        onChange={setWanted}
        panelClassName={styles["panel"]}
      >
        {tab.id === "diff" && change.diff ? (
          <Difference name={name} patch={change.diff} />
        ) : (
          <Text label={`${tab.label} of the change of ${name}`} value={tab.value} />
        )}
      </Tabs>
    </div>
  );
}

function Difference({ name, patch }: { name: string; patch: string }) {
  const comparison = useMemo(() => ({ patch }), [patch]);
  return <DiffView label={`Changes of ${name}`} comparison={comparison} />;
}

function Text({ label, value }: { label: string; value: unknown }) {
  const text = useMemo(
    () => (typeof value === "string" ? value : stringify(value, { lineWidth: 0 })),
    [value],
  );
  return (
    <div className={styles["code"]}>
      <Code
        label={label}
        language={typeof value === "string" ? "text" : "yaml"}
        text={text}
        onCopy={notifyCopy}
      />
    </div>
  );
}
