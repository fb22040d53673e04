import type { Action } from "~/api/access";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { callsOf, explain, type Explanation } from "./explain";
import { explainToken, isOfAgent, type TokenExplanation } from "./explainToken";
import { wordList } from "~/lib/text/wordList";
import { reasonOf } from "./roleWords";
import type { Holder } from "./useHolder";
import styles from "./WhyPage.module.css";

interface Props {
  holder: Holder;
  action: Action;
  resource: string;
}

/** Whether somebody may read or write a resource: by which role, which would grant it, and in which calls. */
export function ResourceAnswer({ holder, action, resource }: Props) {
  const { name, roles, token } = holder;
  const told = explain(roles, { resource, action });
  const rows = callsOf(resource, action).map((call) => ({
    ...call,
    ...explain(roles, call.access),
    ...(token && explainToken(token, call.id)),
  }));
  return (
    <>
      <section aria-label="Answer" className={styles["answer"]}>
        {token ? (
          <TokenVerdict holder={holder} told={told} rows={rows} what={`${action} ${resource}`} />
        ) : (
          <>
            <p className={styles["verdict"]}>
              <StatusDot tone={told.isAllowed ? "good" : "bad"} label="" />
              {name} {told.isAllowed ? "may" : "may not"} {action} {resource}.
            </p>
            <p>{reasonOf(name, roles, told)}</p>
          </>
        )}
        {told.unknown.length > 0 && (
          <p className={styles["note"]}>
            {wordList(told.unknown)} {told.unknown.length === 1 ? "is a role" : "are roles"} that
            the console does not know: nothing is granted by{" "}
            {told.unknown.length === 1 ? "it" : "them"} here.
          </p>
        )}
        {token ? null : (
          <p className={styles["note"]}>
            Permissions can allow or deny single records beyond that, and an access token may do
            less than its person: ask about one playbook or record, or about the token.
          </p>
        )}
      </section>
      {rows.length > 0 && (
        <section aria-label="Calls">
          <h2 className={styles["heading"]}>Calls that ask for it</h2>
          <table className={styles["calls"]}>
            <thead>
              <tr>
                <th scope="col">Call</th>
                <th scope="col">Address</th>
                <th scope="col">{name === "You" ? "You" : name}</th>
                <th scope="col">{token ? "Asks the token for" : "Roles that may"}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, method, path, isAllowed, holders, need }) => (
                <tr key={id}>
                  <th scope="row">{id}</th>
                  <td>
                    <code>
                      {method} {path}
                    </code>
                  </td>
                  <td>
                    <StatusDot
                      tone={isAllowed ? "good" : "bad"}
                      label={isAllowed ? "allowed" : "refused"}
                      showLabel
                    />
                  </td>
                  <td>
                    {token
                      ? need
                        ? `${need.action} on ${need.object}`
                        : "nothing"
                      : holders.join(", ")}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

type TokenRow = ReturnType<typeof explain> & Partial<TokenExplanation>;

/** What a token may do of the calls that ask for a resource, and who would have to change what. */
function TokenVerdict({
  holder: { name, roles, token },
  told,
  rows,
  what,
}: {
  holder: Holder;
  told: Explanation;
  rows: readonly TokenRow[];
  what: string;
}) {
  if (!token) return null;
  const allowed = rows.filter(({ isAllowed }) => isAllowed);
  const limited = rows.filter(({ refusedBy }) => refusedBy === "limits");
  const needs = [
    ...new Set(limited.flatMap(({ need }) => (need ? [`${need.action} on ${need.object}`] : []))),
  ];
  const isAll = allowed.length === rows.length;
  return (
    <>
      <p className={styles["verdict"]}>
        <StatusDot tone={allowed.length === 0 ? "bad" : isAll ? "good" : "mixed"} label="" />
        {name} may {isAll ? "" : allowed.length === 0 ? "not " : "only partly "}
        {what}: {allowed.length} of {rows.length} calls.
      </p>
      {isOfAgent(token.token) ? (
        <p>
          It is the token of an agent: the rules of agents alone count, and no role changes them.
        </p>
      ) : (
        <p>{reasonOf("Its owner", roles, told)} A token never does more than its owner.</p>
      )}
      {limited.length > 0 ? (
        <p>
          The token is limited: {limited.length} of the calls ask for {wordList(needs)}, which its
          scope does not hold. The scope of a token cannot be changed: make another one that holds
          it.
        </p>
      ) : null}
    </>
  );
}
