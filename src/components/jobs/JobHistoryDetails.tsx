import { useState } from "react";
import { stringify } from "yaml";
import { Code } from "~/ui/text/Code";
import { Dialog } from "~/ui/overlay/Dialog";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Tabs } from "~/ui/layout/Tabs";
import styles from "./JobHistoryDetails.module.css";
import { jobDetails, jobName, type JobDetails } from "~/lib/jobs/jobHistoryWords";
import { notifyCopy } from "~/components/messages/notify";

interface Props {
  /** Name of the job, as the backend calls it. */
  name: string | null;
  details: unknown;
  onClose: () => void;
}

const tabsOf = (details: JobDetails) =>
  [
    { id: "errors", label: "Errors", isThere: details.errors !== undefined },
    { id: "scrape", label: "Scrape Summary", isThere: details.scrapeSummary !== undefined },
    { id: "reconcile", label: "Reconcile Summary", isThere: details.summary !== undefined },
  ].filter(({ isThere }) => isThere);

/** What a run of a job left behind: its errors and its summaries, each a tab where there is one (spec 3 §2). */
export function JobHistoryDetails({ name, details, onClose }: Props) {
  const found = jobDetails(details);
  const tabs = found ? tabsOf(found) : [];
  const [wanted, setWanted] = useState<string>();
  const tab = tabs.find(({ id }) => id === wanted)?.id ?? tabs[0]?.id ?? "";
  return (
    <Dialog open onOpenChange={onClose} title={`Details for job ${jobName(name)}`} size="medium">
      {found === undefined ? (
        <EmptyState title="No details" text="This run left no errors and no summary." />
      ) : (
        <div className={styles["details"]}>
          <Tabs label="Details of the run" items={tabs} value={tab} onChange={setWanted}>
            {tab === "errors" && found.errors !== undefined && <Errors errors={found.errors} />}
            {tab === "scrape" && <Summary label="Scrape Summary" value={found.scrapeSummary} />}
            {tab === "reconcile" && <Summary label="Reconcile Summary" value={found.summary} />}
          </Tabs>
        </div>
      )}
    </Dialog>
  );
}

/** An error that is a text is read as one; several stand in a table. */
function Errors({ errors }: { errors: NonNullable<JobDetails["errors"]> }) {
  if (typeof errors === "string") return <Code label="Errors" text={errors} onCopy={notifyCopy} />;
  const isKeyed = errors.some(({ key }) => key !== undefined);
  return (
    <table className={styles["errors"]}>
      <thead>
        <tr>
          {isKeyed && <th scope="col">Key</th>}
          <th scope="col">Error</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ key, error }, index) => (
          // Errors have no identity of their own, and the list never changes.
          <tr key={index}>
            {isKeyed && <th scope="row">{key}</th>}
            <td>{error}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Summary({ label, value }: { label: string; value: unknown }) {
  return (
    <Code
      label={label}
      language={typeof value === "string" ? "text" : "yaml"}
      text={typeof value === "string" ? value : stringify(value, { lineWidth: 0 })}
      onCopy={notifyCopy}
    />
  );
}
