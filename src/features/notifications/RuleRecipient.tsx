import { useQuery } from "@tanstack/react-query";
import { Play, Send, Users } from "lucide-react";
import type { ReactNode } from "react";
import * as v from "valibot";
import {
  connectionNamesOptions,
  playbookNamesOptions,
  type NotificationRuleEntry,
} from "~generated/db/reads";
import { useAccess } from "~/api/access";
import { BuiltLink } from "~/components/links/BuiltLink";
import { PersonCell } from "~/components/people/PersonCell";
import { isRecordId } from "~/components/record/RecordDialog";
import styles from "./notifications.module.css";

const services = v.array(
  v.object({
    name: v.nullish(v.string()),
    connection: v.nullish(v.string()),
    url: v.nullish(v.string()),
  }),
);
type Service = v.InferOutput<typeof services>[number];

interface Props {
  rule: NotificationRuleEntry;
  tabIndex: number;
}

/** Whom a rule tells: a person, a team, connections or a playbook; the names come in one read for all rows. */
export function RuleRecipient({ rule, tabIndex }: Props) {
  const { person, team, playbook_id: playbookId } = rule;
  if (person) return <PersonCell person={person} />;
  if (team)
    return (
      <Named icon={<Users size={14} aria-hidden />}>
        <BuiltLink path={`/settings/teams/${team.id}`} tabIndex={tabIndex}>
          {team.name}
        </BuiltLink>
      </Named>
    );
  if (playbookId) return <PlaybookName id={playbookId} tabIndex={tabIndex} />;
  const list = v.safeParse(services, rule.custom_services);
  const [first, ...others] = list.success ? list.output : [];
  if (first) return <Services first={first} others={others} tabIndex={tabIndex} />;
  // An older backend does not say which playbook.
  return playbookId === undefined ? <span className={styles["faint"]}>A playbook</span> : null;
}

function Named({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={styles["resource"]}>
      {icon}
      <span className={styles["text"]}>{children}</span>
    </span>
  );
}

function PlaybookName({ id, tabIndex }: { id: string; tabIndex: number }) {
  const { data } = useQuery(playbookNamesOptions({}));
  const playbook = data?.rows.find((row) => row.id === id);
  return (
    <Named icon={<Play size={14} aria-hidden />}>
      <BuiltLink path={`/playbooks/${id}`} tabIndex={tabIndex}>
        {playbook?.title || playbook?.name || "A playbook"}
      </BuiltLink>
    </Named>
  );
}

interface ServicesProps {
  first: Service;
  others: readonly Service[];
  tabIndex: number;
}

function Services({ first, others, tabIndex }: ServicesProps) {
  const access = useAccess();
  const { data } = useQuery({
    ...connectionNamesOptions({}),
    enabled: access.can("read", "connections"),
  });
  const nameOf = ({ name, connection, url }: Service) =>
    data?.rows.find(({ id }) => id === connection)?.name ||
    name ||
    (connection && !isRecordId(connection) ? connection : url) ||
    "A connection";
  const { connection } = first;
  return (
    <Named icon={<Send size={14} aria-hidden />}>
      <span title={[first, ...others].map(nameOf).join(", ")}>
        <BuiltLink
          path={
            connection && isRecordId(connection)
              ? `/settings/connections?id=${connection}`
              : undefined
          }
          tabIndex={tabIndex}
        >
          {nameOf(first)}
        </BuiltLink>
        {others.length > 0 ? ` +${others.length}` : null}
      </span>
    </Named>
  );
}
