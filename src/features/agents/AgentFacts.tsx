import { useQuery } from "@tanstack/react-query";
import { jobHistoryOptions, type AgentListEntry, type JobHistory } from "~generated/db/reads";
import { QueryError } from "~/components/errors/QueryError";
import { jobDetails, jobName } from "~/lib/jobs/jobHistoryWords";
import { BuiltLink } from "~/components/links/BuiltLink";
import { PersonCell } from "~/components/people/PersonCell";
import { Fact, Facts, Moment } from "~/components/sheet/Fact";
import { Age } from "~/ui/time/Age";
import { AgentStatus } from "./AgentStatus";
import styles from "./agents.module.css";

const figure = (count: number | null) => (count ?? 0).toLocaleString("en");

/** How an agent is doing, what it has pushed, and what went wrong there. */
export function AgentFacts({ agent }: { agent: AgentListEntry }) {
  const { hostname, ip, version, username, description, creator } = agent;
  return (
    <>
      <div className={styles["facts"]}>
        <Facts>
          <Fact label="Status">
            {agent.last_seen === null ? "Never seen" : <AgentStatus lastSeen={agent.last_seen} />}
          </Fact>
          <Fact label="Last seen">
            <Moment value={agent.last_seen} />
          </Fact>
          <Fact label="Last Pushed">
            <Moment value={agent.last_received} />
          </Fact>
          <Fact label="Configs">
            <BuiltLink path={`/catalog?agent=${encodeURIComponent(`${agent.id}:1`)}`}>
              {figure(agent.config_count)}
            </BuiltLink>
          </Fact>
          <Fact label="Checks">{figure(agent.checks_count)}</Fact>
          <Fact label="Scrapers">{figure(agent.config_scrapper_count)}</Fact>
          <Fact label="Playbook Runs">{figure(agent.playbook_runs_count)}</Fact>
          {version ? <Fact label="Version">{version}</Fact> : null}
          {hostname ? <Fact label="Host">{hostname}</Fact> : null}
          {ip ? <Fact label="Address">{ip}</Fact> : null}
          {username ? <Fact label="User">{username}</Fact> : null}
          {description ? <Fact label="Description">{description}</Fact> : null}
          <Fact label="Created">
            <Moment value={agent.created_at} />
          </Fact>
          {creator ? (
            <Fact label="Created By">
              <PersonCell person={creator} />
            </Fact>
          ) : null}
        </Facts>
      </div>
      <Errors agentId={agent.id} />
    </>
  );
}

/** The first words of what went wrong in a run. */
function wordsOf({ details, status, error_count: count }: JobHistory): string {
  const errors = jobDetails(details)?.errors;
  const first = typeof errors === "string" ? errors : errors?.[0]?.error;
  return first ?? `${status ?? "Failed"} with ${figure(count)} errors`;
}

/** The newest runs of the agent's jobs that failed; nothing where all went well. */
function Errors({ agentId }: { agentId: string }) {
  const query = useQuery(
    jobHistoryOptions({ agentId, statuses: "FAILED,WARNING", limit: 5, offset: 0 }),
  );
  if (query.error)
    return <QueryError title="The errors of the agent could not be loaded" query={query} />;
  const runs = query.data?.rows ?? [];
  if (runs.length === 0) return null;
  return (
    <section className={styles["errors"]} aria-label="Errors">
      <h3>Errors</h3>
      <ul>
        {runs.map((run) => (
          <li key={run.id}>
            <span>
              {jobName(run.name)} {run.resource_name ?? ""} <Age value={run.created_at} suffix />
            </span>
            <span className={styles["failed"]}>{wordsOf(run)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
