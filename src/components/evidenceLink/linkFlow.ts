import * as v from "valibot";
import type { components } from "~generated/db/types";
import { createOnce } from "~/api/createOnce";
import { inTurn, Rehearsed } from "~/api/rehearsal";
import { newHypothesis, newIncident } from "~/components/incident/incidentWords";
import { newId } from "~/lib/text/newId";
import type { EvidenceSubject } from "~/components/evidence/evidenceSubject";

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

type LinkIssues = Partial<Record<"incident" | "type" | "severity" | "hypothesis", string>>;

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

async function take(name: keyof LinkCalls, call: () => Promise<unknown>): Promise<void> {
  try {
    await createOnce(call);
  } catch (error) {
    throw error instanceof Rehearsed ? error : new LinkFailed(name, error);
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
  const description = form.description.trim();
  function* steps() {
    if (now.incident === "") {
      const title = now.newIncident.trim();
      const { incident: id } = now.ids;
      const next = {
        ...now,
        incident: id,
        newIncident: "",
        newHypothesis: now.newHypothesis.trim() || description || title,
      };
      yield async () => {
        const { severity, type } = now;
        const { status } = newIncident;
        await take("incident", () =>
          calls.incident({ id, title, severity, type, description: "", status }),
        );
        onMade(next);
      };
      now = next;
    }
    if (now.hypothesis === "") {
      const { hypothesis: id } = now.ids;
      const next = { ...now, hypothesis: id, newHypothesis: "" };
      yield async () => {
        const title = now.newHypothesis.trim();
        await take("hypothesis", () =>
          calls.hypothesis({ id, incident_id: now.incident, title, ...newHypothesis }),
        );
        onMade(next);
      };
      now = next;
    }
    if (subject === undefined) return;
    const { name: _, ...columns } = subject;
    const { evidence: id } = now.ids;
    yield () =>
      take("evidence", () =>
        calls.evidence({ ...columns, id, hypothesis_id: now.hypothesis, description }),
      );
  }
  await inTurn(steps());
  return now.incident;
}
