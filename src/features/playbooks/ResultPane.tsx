import { Download } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { stringify } from "yaml";
import { QueryError } from "~/components/errors/QueryError";
import { LinePane } from "~/components/lines/LinePane";
import { saveText } from "~/ui/text/saveFile";
import { notifyCopy } from "~/components/messages/notify";
import { isFinalAction, RunStatus } from "~/components/playbookRun/runStatus";
import { formatBytes } from "~/lib/text/bytes";
import { formatDuration } from "~/lib/time/duration";
import { Button } from "~/ui/button/Button";
import { EmptyState } from "~/ui/feedback/EmptyState";
import { Skeleton } from "~/ui/feedback/Skeleton";
import { Toggle } from "~/ui/field/Toggle";
import { Later } from "~/ui/layout/Later";
import { Tabs } from "~/ui/layout/Tabs";
import { Code } from "~/ui/text/Code";
import { Markdown } from "~/ui/text/Markdown";
import { useNow } from "~/ui/time/now";
import { ArtifactView } from "./ArtifactView";
import { RowsTable } from "./RowsTable";
import { resultTabs, type ResultContent, type ResultTab } from "./resultTabs";
import { initialization, lastedOf, type Run, type StepLine } from "./runModel";
import type { RunSearch } from "./search";
import { useAction } from "./useRun";
import styles from "./run.module.css";

interface Props {
  line: StepLine | undefined;
  run: Run;
  tab: string | undefined;
  onTab: (tab: RunSearch["tab"]) => void;
  follows: boolean;
  onFollow: (follows: boolean) => void;
}

/** What the chosen action does and has left behind: output, result, files, and how it was meant to run. */
export function ResultPane(props: Props) {
  const { line, run } = props;
  if (line === undefined)
    return (
      <section className={styles["result"]} aria-label="Result">
        <EmptyState
          title="No action has begun"
          text={
            run.status === "pending_approval"
              ? "The run starts once it is approved."
              : "The first action shows here as soon as it begins."
          }
        />
      </section>
    );
  return (
    <section className={styles["result"]} aria-label={`Result of ${line.name}`}>
      <Head {...props} line={line} />
      {line.step ? (
        <Loaded key={line.id} {...props} line={line} id={line.step.id} />
      ) : (
        <Shown
          {...props}
          line={line}
          tabs={resultTabs("", {}, line.id === initialization ? run.error : null)}
          artifacts={[]}
        />
      )}
    </section>
  );
}

type Line = { line: StepLine };

function Head({ line, run, follows, onFollow }: Props & Line) {
  const now = useNow(line.step?.start_time ? Date.parse(line.step.start_time) : undefined);
  const lasted = line.step && lastedOf(line.step, now ?? 0);
  const retry: unknown = line.spec?.["retry"];
  const limit: unknown = Object(retry)["limit"];
  const tries = line.step?.retry_count ?? 0;
  return (
    <header className={styles["resultHead"]}>
      <h2 className={styles["resultTitle"]}>{line.name}</h2>
      <RunStatus status={line.status} />
      {lasted === undefined ? null : (
        <span className={styles["faint"]}>{formatDuration(lasted)}</span>
      )}
      {tries > 0 && (
        <span className={styles["faint"]}>
          attempt {tries + 1}
          {typeof limit === "number" ? ` of ${limit + 1}` : ""}
        </span>
      )}
      <span className={styles["space"]} />
      {run.actions.length > 1 && <Toggle label="Follow" checked={follows} onChange={onFollow} />}
    </header>
  );
}

const waiting = <Skeleton lines={8} />;

function Loaded(props: Props & Line & { id: string }) {
  const { line, id } = props;
  const query = useAction(id);
  const action = query.data?.rows[0];
  const tabs = useMemo(
    () => resultTabs(line.kind, action?.result, action?.error ?? null),
    [line.kind, action?.result, action?.error],
  );
  if (!action)
    return (
      <div className={styles["resultBody"]}>
        {query.error ? (
          <QueryError title={`The result of ${line.name} could not be loaded`} query={query} />
        ) : query.isPending ? (
          waiting
        ) : (
          <EmptyState title="No result" text="The action is not there any more." />
        )}
      </div>
    );
  return (
    <Later fallback={<div className={styles["resultBody"]}>{waiting}</div>}>
      <Shown
        {...props}
        tabs={tabs}
        artifacts={action.artifacts}
        isGrowing={!isFinalAction(action.status)}
        problem={
          query.error ? <QueryError title="The result is not renewed" query={query} /> : null
        }
      />
    </Later>
  );
}

interface ShownProps extends Omit<Props, "line">, Line {
  tabs: readonly ResultTab[];
  artifacts: readonly { id: string; filename: string; size: number; content_type: string | null }[];
  isGrowing?: boolean;
  problem?: ReactNode;
}

function Shown({ line, run, tab, onTab, tabs, artifacts, isGrowing = false, problem }: ShownProps) {
  const items = [
    ...tabs.map(({ id, label }) => ({ id, label })),
    ...artifacts.map(({ id, filename, size }) => ({
      id,
      label: (
        <>
          {filename} <span className={styles["faint"]}>{formatBytes(size)}</span>
        </>
      ),
    })),
    ...(line.spec ? [{ id: "action", label: "Action" }] : []),
  ];
  const shown = items.find(({ id }) => id === tab)?.id ?? items[0]?.id ?? "";
  const content = tabs.find(({ id }) => id === shown)?.content;
  const artifact = artifacts.find(({ id }) => id === shown);
  const isEmpty = tabs.length + artifacts.length === 0;
  return (
    <div className={styles["resultBody"]}>
      {problem}
      {isEmpty && (
        <EmptyState
          title="No result"
          text={
            isGrowing ? "What the action writes shows here." : "The action left nothing behind."
          }
        />
      )}
      <Tabs
        label={`Result of ${line.name}`}
        items={items}
        value={shown}
        onChange={onTab}
        panelClassName={styles["panel"]}
      >
        {content && <Content name={line.name} id={shown} content={content} isGrowing={isGrowing} />}
        {artifact && <ArtifactView artifact={artifact} />}
        {shown === "action" && <ActionSpec line={line} run={run} />}
      </Tabs>
    </div>
  );
}

const nothing = <p className={styles["note"]}>Nothing was written.</p>;

function Content({
  name,
  id,
  content,
  isGrowing,
}: {
  name: string;
  id: string;
  content: ResultContent;
  isGrowing: boolean;
}) {
  const label = `${id} of ${name}`;
  const fileName = `${name.replaceAll(/\W+/g, "-")}-${id}`;
  switch (content.kind) {
    case "lines":
      return (
        <LinePane
          label={label}
          text={content.text}
          fileName={`${fileName}.log`}
          isGrowing={isGrowing}
          empty={nothing}
        />
      );
    case "code":
      return (
        <>
          <Keep
            name={`${fileName}.${content.language === "text" ? "txt" : content.language}`}
            text={content.text}
          />
          <Code label={label} text={content.text} language={content.language} onCopy={notifyCopy} />
        </>
      );
    case "markdown":
      return (
        <>
          <Keep name={`${fileName}.md`} text={content.text} />
          <Markdown text={content.text} topHeading={2} />
        </>
      );
    case "rows":
      return (
        <RowsTable label={label} fileName={fileName} rows={content.rows} count={content.count} />
      );
    case "links":
      return (
        <ul className={styles["links"]}>
          {content.links.map(({ label: text, url }) => (
            <li key={url}>
              <Button asChild>
                <a href={url} target="_blank" rel="noreferrer">
                  {text || url}
                </a>
              </Button>{" "}
              <span className={styles["faint"]}>{url}</span>
            </li>
          ))}
        </ul>
      );
    default:
      return (
        <p role="alert" className={styles["error"]}>
          {content.text}
        </p>
      );
  }
}

const Keep = ({ name, text }: { name: string; text: string }) => (
  <div className={styles["keep"]}>
    <Button variant="quiet" icon={Download} onClick={() => saveText(name, text)}>
      Download
    </Button>
  </div>
);

/** How the action stood in the run's own spec: condition, templates, limits. */
function ActionSpec({ line, run }: { line: StepLine; run: Run }) {
  const { step, spec } = line;
  const text = useMemo(() => stringify(spec, { lineWidth: 0 }), [spec]);
  const facts = [
    ["Condition", typeof spec?.["if"] === "string" ? spec["if"] : "success() (default)"],
    [
      "Time limit",
      typeof spec?.["timeout"] === "string"
        ? spec["timeout"]
        : `of the run (${formatDuration(run.timeout / 1e6)})`,
    ],
    ["Delay", spec?.["delay"]],
    ["Retries", step?.retry_count ? String(step.retry_count) : undefined],
    ["Agent", step?.agent?.name],
  ] as const;
  return (
    <>
      <dl className={styles["actionFacts"]}>
        {facts.map(([name, value]) =>
          typeof value === "string" ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Code label={`${line.name} as it was run`} text={text} language="yaml" onCopy={notifyCopy} />
    </>
  );
}
