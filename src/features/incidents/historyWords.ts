import type { IncidentHistoryEntry } from "~generated/db/reads";
import { hypothesisStatuses, optionOf, statusWord } from "~/components/incident/incidentWords";
import { mentionsAsNames } from "~/ui/text/mentions";
import { evidenceKind, evidenceName } from "./evidenceWords";

/** A line of the changelog in words. */
interface HistoryWords {
  /** Who did it; undefined where the backend does not note that. */
  who: string | undefined;
  text: string;
}

type Entry = Pick<
  IncidentHistoryEntry,
  "type" | "description" | "creator" | "evidence" | "hypothesis" | "responder" | "comment"
>;

const hypothesisWord = (status: string | null | undefined): string =>
  hypothesisStatuses.find(({ value }) => value === optionOf(hypothesisStatuses, status))?.label ??
  statusWord(status);

/**
 * What a line of the changelog says (facts 1.11). What it speaks of may be gone, and a type may be new: neither leaves an
 * empty line. Who changed a state the backend does not note: it names who made the record.
 */
export function historyWords(entry: Entry): HistoryWords {
  const { type, description, evidence, hypothesis, responder, comment } = entry;
  const who = entry.creator?.name ?? "Someone";
  const about = evidence ? ` ${evidenceName(evidence)}` : description ? ` ${description}` : "";
  const kind = evidence ? evidenceKind(evidence.type).label.toLowerCase() : "evidence";
  const title = hypothesis?.title ?? "a hypothesis that is gone";
  const called = responder?.team?.name ?? responder?.person?.name ?? "somebody who is gone";
  switch (type) {
    case "incident.created":
      return { who, text: "created Incident" };
    case "incident.status_updated":
      return { who: undefined, text: `Incident marked as: ${statusWord(description)}` };
    case "responder.created":
      return { who, text: `added responder ${called}` };
    case "responder.commented":
      return {
        who: undefined,
        text: `${mentionsAsNames(comment?.comment ?? description ?? "")} - ${called}`,
      };
    case "person.mentioned":
      return { who, text: `mentioned ${description ?? "somebody"}` };
    case "evidence.created":
      return { who, text: `added ${kind}${about}` };
    case "evidence.done_definition_added":
      return { who, text: `added DoD for ${kind}${about}` };
    case "hypothesis.created":
      return { who, text: `added ${title}, status is ${hypothesisWord(description)}` };
    case "hypothesis.status_updated":
      return { who: undefined, text: `Marked ${title} as: ${hypothesisWord(description)}` };
    default:
      return { who, text: [type ?? "did something", description].filter(Boolean).join(": ") };
  }
}
