import type { ReactNode } from "react";
import type { ChangeDetail } from "~generated/db/reads";
import { TechIcon } from "~/components/icons/TechIcon";
import { PersonCell } from "~/components/people/PersonCell";
import { tagsOf } from "~/lib/labels/tags";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { TagList } from "~/ui/text/TagList";
import { toInstant } from "~/lib/time/instant";
import { formatTimestamp } from "~/lib/time/datetime";
import { Age } from "~/ui/time/Age";
import { useDateTimeSettings } from "~/ui/time/dateTimeContext";
import { Repeats } from "./changeColumns";
import styles from "./ChangeDialog.module.css";
import { sourceIcon } from "./changeSource";
import { useAuthors } from "./useAuthors";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles["fact"]}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function From({ source, text }: { source: string | null; text: string | null }) {
  if (!text) return <>-</>;
  return (
    <span className={styles["from"]}>
      <TechIcon name={sourceIcon(source)} /> <span title={text}>{text}</span>
    </span>
  );
}

/** How long ago, and when to the second. */
function Moment({ value }: { value: string }) {
  const { timeZone } = useDateTimeSettings();
  const date = toInstant(value);
  if (!date) return null;
  return (
    <>
      <Age value={date} suffix />{" "}
      <span className={styles["faint"]}>
        {formatTimestamp(date, timeZone).replace(/\.\d+$/, "")}
      </span>
    </>
  );
}

/** When a change was seen, how bad it is, who made it and what it says. */
export function ChangeFacts({ change }: { change: ChangeDetail }) {
  const authors = useAuthors([change.created_by]);
  const tags = tagsOf(change.config?.tags);
  return (
    <>
      <dl className={styles["facts"]}>
        <Fact label="Last seen">
          <Moment value={change.created_at} />
        </Fact>
        <Fact label="First seen">
          <Moment value={change.first_observed} /> <Repeats change={change} />
        </Fact>
        <Fact label="Severity">
          <SeverityMark severity={change.severity} showLabel />
        </Fact>
        <Fact label="Created By">
          {change.created_by ? (
            <PersonCell person={authors.get(change.created_by)} />
          ) : (
            <From source={change.source} text={change.external_created_by ?? change.source} />
          )}
        </Fact>
        <Fact label="Source">
          <From source={change.source} text={change.source} />
        </Fact>
        {tags.length > 0 ? (
          <Fact label="Tags">
            <TagList tags={tags} />
          </Fact>
        ) : null}
      </dl>
      {change.summary ? <p className={styles["summary"]}>{change.summary}</p> : null}
    </>
  );
}
