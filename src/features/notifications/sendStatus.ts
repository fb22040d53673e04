import type { HealthTone } from "~/lib/health/health";

/** How a state of a notification reads (facts 5.3), and whether it kept the notification back. */
interface SendStatus {
  value: string;
  label: string;
  tone: HealthTone;
  isQuiet?: boolean;
}

export const sendStatuses: readonly SendStatus[] = [
  { value: "sent", label: "Sent", tone: "good" },
  { value: "error", label: "Error", tone: "bad" },
  { value: "sending", label: "Sending", tone: "running" },
  { value: "pending", label: "Pending", tone: "unknown" },
  { value: "pending_playbook_run", label: "Pending Playbook Run", tone: "unknown" },
  { value: "pending_playbook_completion", label: "Playbook In Progress", tone: "running" },
  { value: "evaluating-waitfor", label: "Evaluating WaitFor", tone: "unknown" },
  { value: "attempting_fallback", label: "Attempting Fallback", tone: "mixed" },
  { value: "grouped", label: "Grouped", tone: "unknown" },
  { value: "repeat-interval", label: "Repeated", tone: "unknown", isQuiet: true },
  { value: "silenced", label: "Silenced", tone: "unknown", isQuiet: true },
  { value: "skipped", label: "Skipped", tone: "unknown", isQuiet: true },
  { value: "inhibited", label: "Inhibited", tone: "unknown", isQuiet: true },
];

/** A state by its stored word; one that is not known reads as it is written, in words. */
export function sendStatus(value: string | null | undefined): SendStatus {
  const known = sendStatuses.find((one) => one.value === value);
  if (known) return known;
  const words = (value ?? "").replaceAll(/[-_]+/g, " ").trim();
  return {
    value: value ?? "",
    label: words === "" ? "Unknown" : words.charAt(0).toUpperCase() + words.slice(1),
    tone: "unknown",
  };
}
