import { describe, expect, test, vi } from "vitest";
import { Rehearsed } from "~/api/rehearsal";
import { Conflict, ServerFailed } from "~/api/errors";
import { checkEvidence, configEvidence } from "~/components/evidence/evidenceSubject";
import { emptyLink, type LinkForm, LinkFailed, linkEvidence, linkIssues } from "./linkFlow";

const form = (values: Partial<LinkForm>): LinkForm => ({
  ...emptyLink(),
  ids: { incident: "i-new", hypothesis: "h-new", evidence: "e-new" },
  ...values,
});
const subject = checkEvidence({ id: "c-1", name: "create order" }, "1h");

/** Calls that are noted; one of them may fail once. */
function calls(fails?: { step: string; error: Error }) {
  const made: [string, object][] = [];
  let left = fails;
  const call = (step: string) => (body: object) => {
    if (left?.step === step) {
      const { error } = left;
      left = undefined;
      return Promise.reject(error);
    }
    made.push([step, body]);
    return Promise.resolve(body);
  };
  return {
    made,
    calls: {
      incident: call("incident"),
      hypothesis: call("hypothesis"),
      evidence: call("evidence"),
    },
  };
}

test("defaults: availability and low", () => {
  expect(emptyLink()).toMatchObject({ type: "availability", severity: "low", description: "" });
});

test.each<[string, Partial<LinkForm>, object | undefined]>([
  ["nothing", {}, { incident: "Must select or create an incident" }],
  ["blanks", { newIncident: "  " }, { incident: "Must select or create an incident" }],
  ["a new incident", { newIncident: "Down" }, undefined],
  [
    "no severity",
    { newIncident: "Down", severity: "" },
    { severity: "Please select incident severity" },
  ],
  ["no type", { newIncident: "Down", type: "" }, { type: "Please select an incident type" }],
  ["an incident alone", { incident: "i-1" }, { hypothesis: "Must select or create a hypothesis" }],
  ["an incident, whatever its type", { incident: "i-1", type: "", hypothesis: "h-1" }, undefined],
  ["an incident and a new hypothesis", { incident: "i-1", newHypothesis: "Why" }, undefined],
])("%s", (_, values, issues) => {
  expect(linkIssues(form(values))).toEqual(issues);
});

describe("the order of calls", () => {
  test("a new incident: incident, hypothesis with its title, evidence", async () => {
    const { made, calls: all } = calls();
    expect(await linkEvidence(form({ newIncident: " Down " }), subject, all, () => {})).toBe(
      "i-new",
    );
    expect(made).toEqual([
      [
        "incident",
        {
          id: "i-new",
          title: "Down",
          severity: "low",
          type: "availability",
          description: "",
          status: "open",
        },
      ],
      [
        "hypothesis",
        { id: "h-new", incident_id: "i-new", title: "Down", status: "possible", type: "root" },
      ],
      [
        "evidence",
        {
          id: "e-new",
          hypothesis_id: "h-new",
          type: "check",
          check_id: "c-1",
          evidence: { check_id: "c-1", includeMessages: true, start: "1h" },
          description: "",
        },
      ],
    ]);
  });

  test("the description names the hypothesis before the incident does", async () => {
    const { made, calls: all } = calls();
    const values = form({ newIncident: "Down", description: "502 since noon" });
    await linkEvidence(values, subject, all, () => {});
    expect(made[1]?.[1]).toMatchObject({ title: "502 since noon" });
    expect(made[2]?.[1]).toMatchObject({ description: "502 since noon" });
  });

  test("an incident that is there, with a new hypothesis", async () => {
    const { made, calls: all } = calls();
    await linkEvidence(form({ incident: "i-1", newHypothesis: "Why" }), subject, all, () => {});
    expect(made.map(([step]) => step)).toEqual(["hypothesis", "evidence"]);
    expect(made[0]?.[1]).toMatchObject({ incident_id: "i-1", title: "Why" });
  });

  test("both are there: the evidence alone", async () => {
    const { made, calls: all } = calls();
    await linkEvidence(form({ incident: "i-1", hypothesis: "h-1" }), subject, all, () => {});
    expect(made).toEqual([["evidence", expect.objectContaining({ hypothesis_id: "h-1" })]]);
  });
});

describe.each(["incident", "hypothesis", "evidence"] as const)("a failure at the %s", (step) => {
  const error = new ServerFailed("boom", "POST /db", 500);

  test("says which, and sending again goes on there", async () => {
    const { made, calls: all } = calls({ step, error });
    let now = form({ newIncident: "Down" });
    const keep = (next: LinkForm) => (now = next);
    const failed = linkEvidence(now, subject, all, keep);
    await expect(failed).rejects.toThrow(LinkFailed);
    await expect(failed).rejects.toMatchObject({ step, cause: error });
    await linkEvidence(now, subject, all, keep);
    expect(made.map(([name]) => name)).toEqual(["incident", "hypothesis", "evidence"]);
    expect(made[1]?.[1]).toMatchObject({ incident_id: "i-new", title: "Down" });
  });

  test("whose answer was lost: it was made, so the next step follows", async () => {
    const lost = new Conflict("exists", "POST /db", 409, `{"message":"…\\"${step}s_pkey\\""}`);
    const { made, calls: all } = calls({ step, error: lost });
    expect(await linkEvidence(form({ newIncident: "Down" }), subject, all, () => {})).toBe("i-new");
    expect(made.map(([name]) => name)).toEqual(
      ["incident", "hypothesis", "evidence"].filter((name) => name !== step),
    );
  });
});

test("while it is only looked at, each call is shown and nothing counts as made", async () => {
  const shown: unknown[] = [];
  const hold = (name: string) => (body: object) => {
    shown.push([name, body]);
    return Promise.reject(new Rehearsed("only looked at"));
  };
  const held = {
    incident: hold("incident"),
    hypothesis: hold("hypothesis"),
    evidence: hold("evidence"),
  };
  const onMade = vi.fn<(next: LinkForm) => void>();
  await expect(linkEvidence(form({ newIncident: "Down" }), subject, held, onMade)).rejects.toThrow(
    Rehearsed,
  );
  expect(shown).toMatchObject([
    ["incident", { id: "i-new", title: "Down" }],
    ["hypothesis", { id: "h-new", incident_id: "i-new", title: "Down" }],
    ["evidence", { id: "e-new", hypothesis_id: "h-new" }],
  ]);
  expect(onMade).not.toHaveBeenCalled();
});

test("another conflict is a failure", async () => {
  const error = new Conflict("exists", "POST /db", 409, '{"message":"…incidents_incident_id_key"}');
  const { calls: all } = calls({ step: "incident", error });
  await expect(
    linkEvidence(form({ newIncident: "Down" }), subject, all, () => {}),
  ).rejects.toMatchObject({ step: "incident" });
});

test("selected lines keep three lines around them", () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);
  const { evidence } = configEvidence({ id: "x", name: null, type: "Pod" }, lines, [2, 10]);
  expect(Object.keys((evidence as { lines: object }).lines).map(Number)).toEqual([
    1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13,
  ]);
  expect(evidence).toMatchObject({ selected_lines: { "2": "line 2", "10": "line 10" } });
});
