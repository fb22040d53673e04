import { ArrowDown } from "lucide-react";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { readSteps } from "./playbookSteps";
import styles from "./look.module.css";

/** What a playbook has, read from its spec without running it: what starts it, what it asks, who approves, its steps. */
export function PlaybookLook({ spec }: { spec: Readonly<Record<string, unknown>> }) {
  const { starts, accepts, parameters, approval, steps } = readSteps(spec);
  return (
    <div className={styles["look"]} {...scrollRegion("Steps")}>
      <ol className={styles["graph"]} aria-label="Steps of the playbook">
        <Box title="Starts" lines={starts} tone="edge" />
        {accepts.length > 0 && <Box title="For" lines={accepts} tone="edge" />}
        {parameters.length > 0 && (
          <Box
            title="Asks for"
            lines={parameters.map(({ name, note }) => `${name} (${note})`)}
            tone="edge"
          />
        )}
        {approval && <Box title="Waits for approval" lines={[approval]} tone="gate" />}
        {steps.map(({ name, kind, notes }, index) => (
          <Box key={`${index} ${name}`} title={name} kind={kind} lines={notes} tone="step" />
        ))}
      </ol>
    </div>
  );
}

/** What the spec being typed would do; says so while it cannot be read. */
export function PlaybookPreview({ spec }: { spec: Readonly<Record<string, unknown>> | undefined }) {
  return (
    <section className={styles["preview"]} aria-label="What it does">
      <h2>What it does</h2>
      {spec === undefined ? (
        <p className={styles["kind"]}>The spec cannot be read as it stands.</p>
      ) : (
        <PlaybookLook spec={spec} />
      )}
    </section>
  );
}

function Box({
  title,
  kind,
  lines,
  tone,
}: {
  title: string;
  kind?: string;
  lines: readonly string[];
  tone: "edge" | "gate" | "step";
}) {
  return (
    <li className={styles["item"]}>
      <ArrowDown size={14} aria-hidden className={styles["arrow"]} />
      <div className={styles["box"]} data-tone={tone}>
        <strong>{title}</strong> {kind && <span className={styles["kind"]}>{kind}</span>}
        {lines.map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    </li>
  );
}
