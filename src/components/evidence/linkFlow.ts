import * as v from "valibot";
import type { components } from "~generated/db/types";
import { createOnce } from "~/api/createOnce";
import { Rehearsed } from "~/api/rehearsal";
import { newHypothesis, newIncident } from "~/components/incident/incidentWords";
import { newId } from "~/lib/text/newId";
import type { EvidenceSubject } from "./evidenceSubject";

type Schemas = components["schemas"];

/** Values of the form, as a draft keeps them too. */
export const linkForm = v.object({
  /** Id of the incident that was chosen; empty for a new one, whose title stands in `newIncident`. */
  incident: v.string(),
  newIncident: v.string(),
  description: v.string(),
  type: v.string(),
  severity: v.string(),
  /** Id of the hypothesis that was chosen; empty for a new one. */
  hypothesis: v.string(),
  newHypothesis: v.string(),
  /** Ids that the new records get, so that nothing is entered twice when an answer is lost. */
  ids: v.object({ incident: v.string(), hypothesis: v.string(), evidence: v.string() }),
});

export type LinkForm = v.InferOutput<typeof linkForm>;

/** What the form starts with (spec 3 §5). */
export const emptyLink = (): LinkForm => ({
  incident: "",
  newIncident: "",
  description: "",
  type: newIncident.type,
  severity: newIncident.severity,
  hypothesis: "",
  newHypothesis: "",
  ids: { incident: newId(), hypothesis: newId(), evidence: newId() },
});

export type LinkIssues = Partial<Record<"incident" | "type" | "severity" | "hypothesis", string>>;

/** What keeps the form from being sent, in the words of spec 3 §5; undefined when nothing does. */
export function linkIssues(form: LinkForm): LinkIssues | undefined {
  const isNew = form.incident === "";
  const issues: LinkIssues = {
    ...(isNew &&
      form.newIncident.trim() === "" && { incident: "Must select or create an incident" }),
    ...(isNew && form.severity === "" && { severity: "Please select incident severity" }),
    ...(isNew && form.type === "" && { type: "Please select an incident type" }),
    ...(!isNew &&
      form.hypothesis === "" &&
      form.newHypothesis.trim() === "" && { hypothesis: "Must select or create a hypothesis" }),
  };
  return Object.keys(issues).length > 0 ? issues : undefined;
}

type Unsigned<Body> = Omit<Body, "created_by">;

/** The three calls; who calls them says in whose name. */
export interface LinkCalls {
  incident: (body: Unsigned<Schemas["IncidentInsert"]>) => Promise<unknown>;
  hypothesis: (body: Unsigned<Schemas["HypothesisInsert"]>) => Promise<unknown>;
  evidence: (body: Unsigned<Schemas["EvidenceInsert"]>) => Promise<unknown>;
}

/** Which step failed, with what was thrown. */
export class LinkFailed extends Error {
  override name = "LinkFailed";
  constructor(
    readonly step: keyof LinkCalls,
    override readonly cause: unknown,
  ) {
    super(`The ${step} could not be created.`);
  }
}

/** @returns what held it back where the call is only looked at: then the steps after it are to be seen too. */
async function step(
  name: keyof LinkCalls,
  call: () => Promise<unknown>,
): Promise<Rehearsed | undefined> {
  try {
    await createOnce(call);
    return undefined;
  } catch (error) {
    if (error instanceof Rehearsed) return error;
    throw new LinkFailed(name, error);
  }
}

/**
 * Links evidence: the incident first where it is new, then the hypothesis where it is new or none is given, then the
 * evidence (spec 3 §4). After each step `onMade` gets what the form is then, so that sending it again goes on there.
 * @param subject what is attached; without it an incident is made with its hypothesis alone.
 * @returns the id of the incident.
 * @throws LinkFailed, and Rehearsed where nothing was sent.
 */
export async function linkEvidence(
  form: LinkForm,
  subject: EvidenceSubject | undefined,
  calls: LinkCalls,
  onMade: (form: LinkForm) => void,
): Promise<string> {
  let now = form;
  let held: Rehearsed | undefined;
  const goOn = (next: Partial<LinkForm>) => {
    now = { ...now, ...next };
    if (!held) onMade(now);
  };
  const description = form.description.trim();
  if (now.incident === "") {
    const title = now.newIncident.trim();
    const { incident: id } = now.ids;
    held = await step("incident", () =>
      calls.incident({
        id,
        title,
        severity: now.severity,
        type: now.type,
        description: "",
        status: newIncident.status,
      }),
    );
    goOn({
      incident: id,
      newIncident: "",
      newHypothesis: now.newHypothesis.trim() || description || title,
    });
  }
  if (now.hypothesis === "") {
    const { hypothesis: id } = now.ids;
    held = await step("hypothesis", () =>
      calls.hypothesis({
        id,
        incident_id: now.incident,
        title: now.newHypothesis.trim(),
        ...newHypothesis,
      }),
    );
    goOn({ hypothesis: id, newHypothesis: "" });
  }
  if (subject !== undefined) {
    const { name: _, ...columns } = subject;
    held = await step("evidence", () =>
      calls.evidence({
        ...columns,
        id: now.ids.evidence,
        hypothesis_id: now.hypothesis,
        description,
      }),
    );
  }
  if (held) throw held;
  return now.incident;
}
