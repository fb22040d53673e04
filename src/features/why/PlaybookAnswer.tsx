import { useQuery } from "@tanstack/react-query";
import { playbookDetailOptions } from "~generated/db/reads";
import { QueryError } from "~/components/errors/QueryError";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { explainPlaybook } from "./explainPlaybook";
import { Rule } from "./Rule";
import type { WhySearch } from "./search";
import type { Holder } from "./useHolder";
import { UncountedRules } from "./UncountedRules";
import styles from "./WhyPage.module.css";

interface Props {
  holder: Holder;
  right: NonNullable<WhySearch["right"]>;
  playbookId: string | undefined;
}

const verbs = {
  "playbook:run": "run",
  "playbook:approve": "approve runs of",
  "playbook:cancel": "cancel runs of",
} as const;

/** Whether somebody may run, approve or cancel one playbook, and each rule that says so. */
export function PlaybookAnswer({ holder, right, playbookId }: Props) {
  const query = useQuery({
    ...playbookDetailOptions({ id: playbookId ?? "" }),
    enabled: playbookId !== undefined,
  });
  const playbook = query.data?.rows[0];
  if (playbookId === undefined) return <p className={styles["note"]}>Choose a playbook.</p>;
  if (query.error) return <QueryError title="The playbook could not be loaded" query={query} />;
  if (query.isPending) return <Skeleton rows={4} label="Loading the playbook" />;
  if (!playbook) return <p className={styles["note"]}>There is no playbook with this id.</p>;
  const { name } = holder;
  const { verdict, reasons, change } = explainPlaybook(holder, right, {
    id: playbook.id,
    name: playbook.name,
    namespace: playbook.namespace,
  });
  const may = verdict === "maybe" ? "may, for some resources," : verdict ? "may" : "may not";
  return (
    <section aria-label="Answer" className={styles["answer"]}>
      <p className={styles["verdict"]}>
        <StatusDot tone={verdict === "maybe" ? "mixed" : verdict ? "good" : "bad"} label="" />
        {name} {may} {verbs[right]} {playbook.title || playbook.name}.
      </p>
      {reasons.length === 0 ? (
        <p>Nothing grants it: no role and no permission.</p>
      ) : (
        <ul className={styles["reasons"]} aria-label="Reasons">
          {reasons.map(({ text, permission, isDenial, held }) => (
            <Rule key={`${text} ${permission}`} {...{ permission, isDenial, held }}>
              {text}
              {held === "maybe" ? " It depends on the resource that the playbook runs for." : ""}
            </Rule>
          ))}
        </ul>
      )}
      {change === undefined ? null : <p>{change}</p>}
      <UncountedRules holder={holder} />
    </section>
  );
}
