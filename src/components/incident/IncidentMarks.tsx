import { ThumbsDown, ThumbsUp, type LucideIcon } from "lucide-react";
import { Badge } from "~/ui/feedback/Badge";
import type { Option } from "~/ui/field/OptionList";
import { SeverityMark } from "~/ui/feedback/SeverityMark";
import { hypothesisStatuses, incidentType, severityLevel, statusWord } from "./incidentWords";
import styles from "./incident.module.css";

/** Severity of an incident: its mark and level. What is stored stands in the tooltip, where it reads differently. */
export function IncidentSeverity({ severity }: { severity: string | null | undefined }) {
  const level = severityLevel(severity);
  const isOther = severity && severity.toLowerCase() !== level.toLowerCase();
  return (
    <span title={isOther ? `Stored as ${severity}` : undefined}>
      <SeverityMark severity={level} showLabel />
    </span>
  );
}

const tones: Readonly<Record<string, "good" | "unknown">> = { open: "good", closed: "unknown" };

/** State of an incident as a tag: open green, closed grey, all others in the accent's colour (facts 1.2). */
export const IncidentStatus = ({ status }: { status: string | null | undefined }) => (
  <Badge tone={tones[(status ?? "").toLowerCase()] ?? "accent"}>{statusWord(status)}</Badge>
);

/** Type of an incident: icon and word. */
export function IncidentType({
  type,
  isIconOnly = false,
}: {
  type: string | null | undefined;
  isIconOnly?: boolean;
}) {
  const { label, icon: Icon } = incidentType(type);
  return (
    <span className={styles["type"]} title={isIconOnly ? label : undefined}>
      <Icon size={14} aria-hidden={!isIconOnly} aria-label={isIconOnly ? label : undefined} />
      {isIconOnly ? null : label}
    </span>
  );
}

const thumbs: Readonly<Record<string, LucideIcon>> = {
  proven: ThumbsUp,
  likely: ThumbsUp,
  possible: ThumbsUp,
  unlikely: ThumbsDown,
  improbable: ThumbsDown,
  disproven: ThumbsDown,
};

/** How sure people are of a hypothesis: a thumb, filled at both ends of the scale, and the word. */
export function HypothesisStatus({ status }: { status: string | null | undefined }) {
  const key = (status ?? "").toLowerCase();
  const label = hypothesisStatuses.find(({ value }) => value === key)?.label ?? statusWord(status);
  return (
    <span className={styles["thumb"]} data-status={key}>
      <Thumb status={key} />
      {label}
    </span>
  );
}

function Thumb({ status }: { status: string }) {
  const Icon = thumbs[status];
  return Icon ? <Icon size={14} aria-hidden /> : null;
}

/** The states of a hypothesis to choose from, each with its thumb. */
export const hypothesisChoices: readonly Option[] = hypothesisStatuses.map((one) => ({
  ...one,
  icon: (
    <span className={styles["thumb"]} data-status={one.value}>
      <Thumb status={one.value} />
    </span>
  ),
}));
