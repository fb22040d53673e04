import * as v from "valibot";
import {
  flag,
  listEntries,
  oneOf,
  optionalText,
  timeRangeEntries,
} from "~/components/address/searchParts";
import type { SearchChange } from "~/components/address/useSearchChange";

/** What the list of incidents keeps in its address (facts 1.2); `all` stands for no filter. */
export const incidentsSearch = v.object({
  ...listEntries,
  /** Only those that were made in this time. */
  ...timeRangeEntries,
  type: optionalText,
  severity: optionalText,
  /** Open ones where nothing is said. */
  status: optionalText,
  /** Id of the person who made it. */
  owner: optionalText,
  /** Id of a component that evidence is about. */
  component: optionalText,
  /** Id of the component that a new incident starts with. */
  topology: optionalText,
  add: flag,
});

export type IncidentsSearch = v.InferOutput<typeof incidentsSearch>;

const incidentTabs = ["comments", "plan", "timeline"] as const;

/** What an incident's page keeps in its address (facts 1.4). */
export const incidentSearch = v.object({
  tab: oneOf(incidentTabs),
  /** Every hypothesis of the action plan is unfolded. */
  comments: flag,
  /** Disproven hypotheses are left out of the action plan. */
  hideDisproven: flag,
  /** Dialog that is open. */
  dialog: oneOf([
    "done",
    "definition",
    "define",
    "script",
    "responder",
    "called",
    "child",
    "evidence",
  ]),
  /** What it is about: a state that is wanted, or the id of evidence, a responder or a hypothesis. */
  about: optionalText,
  /** Text that is being changed: the title, the description, or a comment or hypothesis by its id. */
  edit: optionalText,
  /** Kinds that the timeline leaves out, separated by commas. */
  without: optionalText,
});

export type IncidentSearch = v.InferOutput<typeof incidentSearch>;
export type ChangeIncident = SearchChange<IncidentSearch>;
