import { useQuery } from "@tanstack/react-query";
import { whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { rolesOfPeopleOptions } from "~generated/db/reads";
import type { Action } from "~/api/access";
import type { SearchChange } from "~/components/address/useSearchChange";
import { QueryError } from "~/components/errors/QueryError";
import { PageHeader } from "~/components/page/PageHeader";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { Segmented } from "~/ui/field/Segmented";
import { SelectField } from "~/ui/field/SelectField";
import { callsOf, explain, resourceNames, type Explanation } from "./explain";
import type { WhySearch } from "./search";
import styles from "./WhyPage.module.css";

interface Props {
  search: WhySearch;
  onSearch: SearchChange<WhySearch>;
}

const list = new Intl.ListFormat("en", { type: "conjunction" });
const either = new Intl.ListFormat("en", { type: "disjunction" });

/** Whether somebody may read or write a resource: by which role, which would grant it, and in which calls. */
export function WhyPage({ search, onSearch }: Props) {
  const action = search.action ?? "write";
  const resource = resourceNames.find((name) => name === search.resource) ?? "canaries";
  const whoami = useQuery(whoamiOptions());
  const other = useQuery({
    ...rolesOfPeopleOptions({ ids: [search.person ?? ""] }),
    enabled: search.person !== undefined,
  });
  const me = whoami.data?.payload;
  const [row] = other.data?.rows ?? [];
  const isMe = search.person === undefined || search.person === me?.user?.id;
  const name = isMe ? "You" : (row?.name ?? "This person");
  const roles = isMe ? me?.roles : other.isSuccess ? (row?.roles ?? []) : undefined;
  const failed = isMe ? whoami : other;
  return (
    <>
      <PageHeader title="Why may I, why not" />
      <div className={styles["page"]}>
        <div className={styles["fields"]}>
          <ResourcePicker
            kind="person"
            label="Person"
            value={search.person ?? me?.user?.id ?? ""}
            onChange={(person) => onSearch({ person: person === "" ? undefined : person })}
          />
          <SelectField
            label="Resource"
            value={resource}
            options={resourceNames.map((value) => ({ value, label: value }))}
            onChange={(value) => onSearch({ resource: value })}
          />
          <div className={styles["action"]}>
            <Segmented
              label="Action"
              items={[
                { value: "read", label: "Read" },
                { value: "write", label: "Write" },
              ]}
              value={action}
              onChange={(value) => onSearch({ action: value })}
            />
          </div>
        </div>
        {search.resource !== undefined && search.resource !== resource && (
          <p className={styles["note"]}>
            There is no resource “{search.resource}”; {resource} is shown instead.
          </p>
        )}
        {roles ? (
          <Answer name={name} roles={roles} action={action} resource={resource} />
        ) : failed.error ? (
          <QueryError title="The roles could not be loaded" query={failed} />
        ) : (
          <Skeleton rows={4} label="Loading the roles" />
        )}
      </div>
    </>
  );
}

interface AnswerProps {
  name: string;
  roles: readonly string[];
  action: Action;
  resource: string;
}

function Answer({ name, roles, action, resource }: AnswerProps) {
  const told = explain(roles, { resource, action });
  const calls = callsOf(resource, action);
  return (
    <>
      <section aria-label="Answer" className={styles["answer"]}>
        <p className={styles["verdict"]}>
          <StatusDot tone={told.isAllowed ? "good" : "bad"} label="" />
          {name} {told.isAllowed ? "may" : "may not"} {action} {resource}.
        </p>
        <p>{reasonOf(name, roles, told)}</p>
        {told.unknown.length > 0 && (
          <p className={styles["note"]}>
            {list.format(told.unknown)} {told.unknown.length === 1 ? "is a role" : "are roles"} that
            the console does not know: nothing is granted by{" "}
            {told.unknown.length === 1 ? "it" : "them"} here.
          </p>
        )}
        <p className={styles["note"]}>
          Permissions can allow or deny single playbooks, views and connections beyond that, and an
          access token may do less than its person.
        </p>
      </section>
      {calls.length > 0 && (
        <section aria-label="Calls">
          <h2 className={styles["heading"]}>Calls that ask for it</h2>
          <table className={styles["calls"]}>
            <thead>
              <tr>
                <th scope="col">Call</th>
                <th scope="col">Address</th>
                <th scope="col">{name === "You" ? "You" : name}</th>
                <th scope="col">Roles that may</th>
              </tr>
            </thead>
            <tbody>
              {calls.map(({ id, method, path, access }) => {
                const { isAllowed, holders } = explain(roles, access);
                return (
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
                    <td>{holders.join(", ")}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}

function reasonOf(name: string, roles: readonly string[], { isAllowed, by, holders }: Explanation) {
  const has = name === "You" ? "You have" : `${name} has`;
  if (isAllowed)
    return `${has} the ${by.length === 1 ? "role" : "roles"} ${list.format(by)}, which ${by.length === 1 ? "grants" : "grant"} it.`;
  const own =
    roles.length === 0
      ? "no role"
      : `${list.format(roles)}, which ${roles.length === 1 ? "does" : "do"} not grant it`;
  return `${has} ${own}. An administrator can change that with the role ${either.format(holders)}.`;
}
