import type { ChangeDetail } from "~generated/db/reads";
import { TechIcon } from "~/components/icons/TechIcon";
import { PersonCell } from "~/components/people/PersonCell";
import { Fact, Facts, Moment } from "~/components/sheet/Fact";
import { tagsOf } from "~/lib/labels/tags";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { TagList } from "~/ui/text/TagList";
import { Repeats } from "./changeColumns";
import styles from "./ChangeDialog.module.css";
import { sourceIcon } from "./changeSource";
import { useAuthors } from "./useAuthors";

function From({ source, text }: { source: string | null; text: string | null }) {
  if (!text) return <>-</>;
  return (
    <span className={styles["from"]}>
      <TechIcon name={sourceIcon(source)} /> <span title={text}>{text}</span>
    </span>
  );
}

/** When a change was seen, how bad it is, who made it and what it says. */
export function ChangeFacts({ change }: { change: ChangeDetail }) {
  const authors = useAuthors([change.created_by]);
  const tags = tagsOf(change.config?.tags);
  return (
    <>
      <Facts>
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
      </Facts>
      {change.summary ? <p className={styles["summary"]}>{change.summary}</p> : null}
    </>
  );
}
