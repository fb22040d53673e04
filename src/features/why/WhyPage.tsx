import { useQuery } from "@tanstack/react-query";
import { listTokensOptions, whoamiOptions } from "~generated/auth/@tanstack/react-query.gen";
import { ReasonText } from "~/components/access/ReasonText";
import type { SearchChange } from "~/components/address/useSearchChange";
import { QueryError } from "~/components/errors/QueryError";
import { PageHeader } from "~/components/page/PageHeader";
import { ResourcePicker } from "~/components/pickers/ResourcePicker";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Segmented } from "~/ui/field/Segmented";
import { SelectField } from "~/ui/field/SelectField";
import { resourceNames } from "./explain";
import { recordKinds } from "./explainRecord";
import { PlaybookAnswer } from "./PlaybookAnswer";
import { ResourceAnswer } from "./ResourceAnswer";
import { RecordAnswer } from "./RecordAnswer";
import { kinds, rights, type WhySearch } from "./search";
import { useHolder } from "./useHolder";
import styles from "./WhyPage.module.css";

interface Props {
  search: WhySearch;
  onSearch: SearchChange<WhySearch>;
}

const rightLabels = {
  "playbook:run": "Run",
  "playbook:approve": "Approve",
  "playbook:cancel": "Cancel",
} as const;

const nothing = {
  action: undefined,
  resource: undefined,
  kind: undefined,
  id: undefined,
  right: undefined,
  playbook: undefined,
} as const;

/** What each question begins with. */
const starts = {
  resource: {},
  record: { kind: "config", action: "read" },
  playbook: { right: "playbook:run" },
} as const;

/** Whether somebody, or an access token, may do something: by what, and what would change it. */
export function WhyPage({ search, onSearch }: Props) {
  const action = search.action ?? "write";
  const resource = resourceNames.find((name) => name === search.resource) ?? "canaries";
  const { right, kind } = search;
  const { holder, denied, failed, isMissing } = useHolder(
    search,
    right !== undefined || kind !== undefined,
  );
  return (
    <>
      <PageHeader title="Why may I, why not" />
      <div className={styles["page"]}>
        <div className={styles["fields"]}>
          <Who search={search} onSearch={onSearch} />
          <div className={styles["action"]}>
            <Segmented
              label="What about"
              items={[
                { value: "resource", label: "All of a kind" },
                { value: "record", label: "One record" },
                { value: "playbook", label: "One playbook" },
              ]}
              value={right !== undefined ? "playbook" : kind !== undefined ? "record" : "resource"}
              onChange={(value) => onSearch({ ...nothing, ...starts[value] })}
            />
          </div>
          {right === undefined ? (
            <>
              {kind === undefined ? (
                <SelectField
                  label="Resource"
                  value={resource}
                  options={resourceNames.map((value) => ({ value, label: value }))}
                  onChange={(value) => onSearch({ resource: value })}
                />
              ) : (
                <>
                  <SelectField
                    label="Kind"
                    value={kind}
                    options={kinds.map((value) => ({ value, label: recordKinds[value].label }))}
                    onChange={(value) =>
                      onSearch({ kind: kinds.find((one) => one === value), id: undefined })
                    }
                  />
                  <ResourcePicker
                    kind={kind}
                    label={recordKinds[kind].label}
                    value={search.id ?? ""}
                    onChange={(id) => onSearch({ id: id === "" ? undefined : id })}
                  />
                </>
              )}
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
            </>
          ) : (
            <>
              <ResourcePicker
                kind="playbook"
                label="Playbook"
                value={search.playbook ?? ""}
                onChange={(id) => onSearch({ playbook: id === "" ? undefined : id })}
              />
              <div className={styles["action"]}>
                <Segmented
                  label="Right"
                  items={rights.map((value) => ({ value, label: rightLabels[value] }))}
                  value={right}
                  onChange={(value) => onSearch({ right: value })}
                />
              </div>
            </>
          )}
        </div>
        {right === undefined &&
          kind === undefined &&
          search.resource !== undefined &&
          search.resource !== resource && (
            <p className={styles["note"]}>
              There is no resource “{search.resource}”; {resource} is shown instead.
            </p>
          )}
        {asksToken(search) && search.token === undefined ? (
          <p className={styles["note"]}>Choose an access token.</p>
        ) : denied !== undefined ? (
          <p className={styles["note"]}>
            <ReasonText reason={denied} />
          </p>
        ) : isMissing ? (
          <p className={styles["note"]}>There is no access token with this id any more.</p>
        ) : failed && !holder ? (
          <QueryError title="The roles could not be loaded" query={failed} />
        ) : !holder ? (
          <Skeleton rows={4} label="Loading the roles" />
        ) : right === undefined && kind !== undefined ? (
          <RecordAnswer holder={holder} kind={kind} action={action} id={search.id} />
        ) : right === undefined ? (
          <ResourceAnswer holder={holder} action={action} resource={resource} />
        ) : (
          <PlaybookAnswer holder={holder} right={right} playbookId={search.playbook} />
        )}
      </div>
    </>
  );
}

const asksToken = ({ who, token }: WhySearch): boolean => who === "token" || token !== undefined;

/** Person or access token. */
function Who({ search, onSearch }: Props) {
  const me = useQuery(whoamiOptions()).data?.payload.user.id;
  const isToken = asksToken(search);
  const tokens = useQuery({ ...listTokensOptions(), enabled: isToken });
  const list = tokens.data?.payload ?? [];
  return (
    <>
      <div className={styles["action"]}>
        <Segmented
          label="Who"
          items={[
            { value: "person", label: "Person" },
            { value: "token", label: "Access token" },
          ]}
          value={isToken ? "token" : "person"}
          onChange={(value) =>
            onSearch(
              value === "token"
                ? { who: "token", person: undefined }
                : { who: undefined, token: undefined },
            )
          }
        />
      </div>
      {isToken ? (
        <SelectField
          label="Access token"
          placeholder="Select a token..."
          value={search.token ?? ""}
          options={list.map(({ id, name, person }) => ({
            value: id,
            label: `${name} (${person.name})`,
          }))}
          onChange={(token) => onSearch({ token })}
        />
      ) : (
        <ResourcePicker
          kind="person"
          label="Person"
          value={search.person ?? me ?? ""}
          onChange={(person) => onSearch({ person: person === "" ? undefined : person })}
        />
      )}
    </>
  );
}
