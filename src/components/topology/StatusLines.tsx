import { HeartPulse, Lightbulb, Siren } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { TopologyComponent } from "~generated/canary/types.gen";
import { insightType } from "~/components/insight/insightTypes";
import { TechIcon } from "~/components/icons/TechIcon";
import { BuiltLink } from "~/components/links/BuiltLink";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import styles from "./ComponentCard.module.css";
import {
  childrenInOrder,
  componentName,
  countsByHealth,
  countsBySeverity,
  insightsBySeverity,
  leavesByHealth,
} from "./componentFacts";
import { HealthMarks } from "./HealthMarks";
import { ShowMore } from "./ShowMore";

/** So many stand there before the rest is unfolded. */
export const linesAtFirst = 5;
/** From more types of insights on a line counts them by severity alone: it has no room for their icons. */
const typesAtMost = 2;

interface Line {
  id: string;
  icon: ReactNode;
  label: string;
  path: string;
  marks: ReactNode;
}

const query = (path: string, params: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(params).toString()}`;

const typeWords = (type: string) => {
  const words = type.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function insightLine(component: TopologyComponent): readonly Line[] {
  const { id, summary } = component;
  const types = Object.entries(summary?.insights ?? {});
  if (types.length === 0) return [];
  return [
    {
      id: "insights",
      icon: <Lightbulb size={14} aria-hidden />,
      label: "Insights",
      path: query("/catalog/insights", { component: id }),
      marks:
        types.length > typesAtMost
          ? insightsBySeverity(component).map(([severity, count]) => (
              <BuiltLink
                key={severity}
                path={query("/catalog/insights", { component: id, severity })}
                className={styles["mark"]}
              >
                <SeverityMark severity={severity} /> {count}
              </BuiltLink>
            ))
          : types.map(([type, counts]) => {
              const { label, icon: Icon } = insightType(type);
              return (
                <span key={type} className={styles["marks"]} title={label}>
                  <Icon size={14} aria-label={label} />
                  {countsBySeverity(counts).map(([severity, count]) => (
                    <BuiltLink
                      key={severity}
                      path={query("/catalog/insights", { component: id, type, severity })}
                      className={styles["mark"]}
                    >
                      <SeverityMark severity={severity} /> {count}
                    </BuiltLink>
                  ))}
                </span>
              );
            }),
    },
  ];
}

function checkLine({ id, summary }: TopologyComponent): readonly Line[] {
  const counts = countsByHealth(summary?.checks);
  if (counts.length === 0) return [];
  return [
    {
      id: "checks",
      icon: <HeartPulse size={14} aria-hidden />,
      label: "Health Checks",
      path: query("/health", { component: id, hidePassing: "false" }),
      marks: <HealthMarks counts={counts} />,
    },
  ];
}

const incidentLines = ({ id, summary }: TopologyComponent): readonly Line[] =>
  Object.entries(summary?.incidents ?? {}).map(([type, counts]) => ({
    id: `incidents ${type}`,
    icon: <Siren size={14} aria-hidden />,
    label: typeWords(type),
    path: query("/incidents", { type, component: id }),
    marks: countsBySeverity(counts).map(([severity, count]) => (
      <BuiltLink
        key={severity}
        path={query("/incidents", { type, component: id, severity })}
        className={styles["mark"]}
      >
        <SeverityMark severity={severity} /> {count}
      </BuiltLink>
    )),
  }));

const childLines = (component: TopologyComponent, pathOf: Props["pathOf"]): readonly Line[] =>
  childrenInOrder(component).map((child) => ({
    id: child.id,
    icon: <TechIcon name={child.icon} size={14} />,
    label: componentName(child),
    path: pathOf(child),
    marks: <HealthMarks counts={leavesByHealth(child)} />,
  }));

interface Props {
  component: TopologyComponent;
  /** Pages of what is directly below it. */
  pathOf: (child: TopologyComponent) => string;
}

/** What a component adds up to, one line each (facts 1.7): insights, checks, incidents, and what is directly below it. */
export function StatusLines({ component, pathOf }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const lines = [
    ...insightLine(component),
    ...checkLine(component),
    ...incidentLines(component),
    ...childLines(component, pathOf),
  ];
  if (lines.length === 0) return null;
  return (
    <div className={styles["column"]}>
      <ul className={styles["lines"]} data-open={isOpen || undefined}>
        {(isOpen ? lines : lines.slice(0, linesAtFirst)).map((line) => (
          <li key={line.id} className={styles["line"]}>
            <span className={styles["lineIcon"]}>{line.icon}</span>
            <span className={styles["lineLabel"]} title={line.label}>
              <BuiltLink path={line.path} className={styles["quietLink"]}>
                {line.label}
              </BuiltLink>
            </span>
            <span className={styles["lineMarks"]}>{line.marks}</span>
          </li>
        ))}
      </ul>
      <ShowMore
        count={lines.length - linesAtFirst}
        of="lines"
        isOpen={isOpen}
        onToggle={() => setIsOpen(!isOpen)}
      />
    </div>
  );
}
