import { Play, Send, Users } from "lucide-react";
import type { SendEntry } from "~generated/db/reads";
import { BuiltLink } from "~/components/links/BuiltLink";
import { PersonCell } from "~/components/people/PersonCell";
import styles from "./notifications.module.css";

/** Who or what a notification went to: a person, team, connection or playbook. */
export function Recipient({
  send,
  names,
}: {
  send: SendEntry;
  names: ReadonlyMap<string, string>;
}) {
  const { playbook_run: run, person, team_id: team, connection_id: connection } = send;
  if (run)
    return (
      <span className={styles["resource"]}>
        <Play size={14} aria-hidden />
        <BuiltLink path={`/playbooks/runs/${run.id}`}>{run.playbook_name}</BuiltLink>
        <span className={styles["faint"]}>{run.status}</span>
      </span>
    );
  if (person) return <PersonCell person={person} />;
  if (team)
    return (
      <span className={styles["resource"]}>
        <Users size={14} aria-hidden />
        <BuiltLink path={`/settings/teams/${team}`}>{names.get(team) ?? "Team"}</BuiltLink>
      </span>
    );
  if (connection)
    return (
      <span className={styles["resource"]}>
        <Send size={14} aria-hidden />
        <BuiltLink path={`/settings/connections?id=${connection}`}>
          {names.get(connection) ?? "Connection"}
        </BuiltLink>
      </span>
    );
  return <span className={styles["faint"]}>Nobody</span>;
}
