import { useQuery } from "@tanstack/react-query";
import { checkDetailOptions } from "~generated/db/reads";
import type { Action } from "~/api/access";
import { QueryError } from "~/components/errors/QueryError";
import { KnownRecord } from "~/components/recordNames/KnownRecord";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { explainRecord, recordKinds } from "./explainRecord";
import { Rule } from "./Rule";
import { reasonOf } from "./roleWords";
import type { RecordKind } from "./search";
import type { Holder } from "./useHolder";
import { UncountedRules } from "./UncountedRules";
import styles from "./WhyPage.module.css";

interface Props {
  holder: Holder;
  kind: RecordKind;
  action: Action;
  id: string | undefined;
}

/** Whether somebody may read or change one record, and the permissions that name it. */
export function RecordAnswer({ holder, kind, action, id }: Props) {
  const isCheck = kind === "check" && id !== undefined;
  const check = useQuery({ ...checkDetailOptions({ id: id ?? "" }), enabled: isCheck });
  const { label } = recordKinds[kind];
  if (id === undefined) return <p className={styles["note"]}>Choose a {label.toLowerCase()}.</p>;
  if (check.error) return <QueryError title="The health check could not be loaded" query={check} />;
  if (isCheck && check.isPending) return <Skeleton rows={4} label="Loading the health check" />;
  // Rules name the canary of a check.
  const named = isCheck ? (check.data?.rows[0]?.canary_id ?? id) : id;
  const { call, isAllowed, told, token, rules } = explainRecord(holder, kind, action, named);
  const { name, roles } = holder;
  const verb = action === "read" ? "read" : "change";
  return (
    <section aria-label="Answer" className={styles["answer"]}>
      <p className={styles["verdict"]}>
        <StatusDot tone={isAllowed ? "good" : "bad"} label="" />
        <span>
          {call === undefined ? "Nobody" : name}{" "}
          {isAllowed || call === undefined ? "may" : "may not"} {verb}{" "}
          <KnownRecord kind={kind} id={id} />.
        </span>
      </p>
      {call === undefined ? (
        <p>
          {kind === "config"
            ? "Catalog items are made by scrapers: no call changes one."
            : "Components are made by their topology: no call changes one."}
        </p>
      ) : null}
      {told ? <p>{reasonOf(token ? "Its owner" : name, roles, told)}</p> : null}
      {token?.refusedBy === "limits" ? (
        <p>
          The token is limited: its scope does not hold {token.need?.action} on {token.need?.object}
          . The scope of a token cannot be changed: make another one that holds it.
        </p>
      ) : null}
      {token?.refusedBy === "agent" ? <p>The rules of agents alone count for it.</p> : null}
      {rules.length === 0 ? (
        <p className={styles["note"]}>No permission names this record.</p>
      ) : (
        <>
          <ul className={styles["reasons"]} aria-label="Permissions that name it">
            {rules.map(({ permission, isDenial, actions, held }) => (
              <Rule key={permission} {...{ permission, isDenial, held }}>
                {actions.join(", ")}.
                {held === "maybe"
                  ? " It selects records: whether this is one of them, the server knows."
                  : ""}
              </Rule>
            ))}
          </ul>
          <p className={styles["note"]}>
            The role decides who reads and changes it. What names single records counts for
            playbooks that run on it or use it, and for guests where the backend narrows rows.
          </p>
        </>
      )}
      <UncountedRules holder={holder} />
    </section>
  );
}
