import {
  FileDiff,
  FileText,
  HeartPulse,
  Lightbulb,
  ListTree,
  type LucideIcon,
  MessageSquare,
  Network,
  Paperclip,
} from "lucide-react";
import type { EvidenceDetail } from "./incident";

type Shown = Pick<
  EvidenceDetail,
  "type" | "description" | "config" | "component" | "check" | "change" | "insight"
>;

const kinds: Readonly<Record<string, { label: string; icon: LucideIcon }>> = {
  check: { label: "Check", icon: HeartPulse },
  config: { label: "Config", icon: FileText },
  config_change: { label: "Change", icon: FileDiff },
  config_analysis: { label: "Insight", icon: Lightbulb },
  topology: { label: "Component", icon: Network },
  log: { label: "Log", icon: ListTree },
  comment: { label: "Comment", icon: MessageSquare },
};

/** Word and icon of a kind of evidence; one that nobody knows keeps its own name. */
export const evidenceKind = (type: string): { label: string; icon: LucideIcon } =>
  kinds[type] ?? { label: type || "Evidence", icon: Paperclip };

/** What the evidence is about, in a word or a name; the description where nothing is named. */
export function evidenceName(evidence: Shown): string {
  const { config, component, check, change, insight, description } = evidence;
  const name =
    check?.name ??
    (change
      ? `${change.change_type || "change"}${config?.name ? ` of ${config.name}` : ""}`
      : undefined) ??
    (insight ? `${insight.analyzer}${config?.name ? ` about ${config.name}` : ""}` : undefined) ??
    component?.name ??
    config?.name;
  return name ?? (description || evidenceKind(evidence.type).label);
}

/** The columns that say what evidence of a kind is about. */
const subjects: Readonly<Record<string, keyof Shown>> = {
  check: "check",
  config: "config",
  config_change: "change",
  config_analysis: "insight",
  topology: "component",
};

/** Whether the record that it is about is gone. */
export function isGone(evidence: Shown): boolean {
  const subject = subjects[evidence.type];
  return subject !== undefined && evidence[subject] === null;
}
