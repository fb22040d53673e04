import { expect, test } from "vitest";
import type { IncidentDetail } from "~generated/db/reads";
import { readYaml, type DbExamples } from "../../../codegen/document";
import { isSameAs, type Look } from "./incidentMark";

const { incidentDetail } = await readYaml<DbExamples>("openapi/examples/db.yaml");
const [incident] = (incidentDetail ?? []) as readonly IncidentDetail[];
if (!incident) throw new Error("no example of an incident");

const at = (second: string) => `2026-11-22T08:46:${second}+00:00`;
const row = (id: string, second: string) => ({ id, updated_at: at(second) });
const [hypothesis] = incident.hypotheses;
const [evidence] = incident.hypotheses.flatMap(({ evidences }) => evidences);
const [comment] = incident.comments;
if (!hypothesis || !evidence || !comment) throw new Error("the example is too small");

const known: IncidentDetail = {
  ...incident,
  updated_at: at("10"),
  hypotheses: [
    {
      ...hypothesis,
      ...row("h", "11"),
      evidences: [
        { ...evidence, ...row("e1", "12") },
        { ...evidence, ...row("e2", "12.5") },
      ],
    },
  ],
  comments: [
    { ...comment, ...row("c1", "20.75") },
    { ...comment, ...row("c2", "20.7") },
  ],
  responders: [],
};
const look: Look = {
  incident: { id: incident.id, updated_at: at("10"), hypotheses: [row("h", "11")], responders: [] },
  comments: { rows: [row("c1", "20.75")], total: 2 },
  evidences: { rows: [row("e2", "12.5")], total: 2 },
};

test("what nobody touched is the same", () => {
  expect(isSameAs(known, look)).toBe(true);
});

test("an incident without comments and evidence is the same while none come", () => {
  const bare = { ...known, comments: [], hypotheses: [] };
  const none = { rows: [], total: 0 };
  const seen = look.incident && { ...look.incident, hypotheses: [] };
  expect(isSameAs(bare, { incident: seen, comments: none, evidences: none })).toBe(true);
  expect(isSameAs(bare, { incident: seen, comments: look.comments, evidences: none })).toBe(false);
});

const seen = (change: Partial<NonNullable<Look["incident"]>>): Look => ({
  ...look,
  incident: look.incident && { ...look.incident, ...change },
});

test.each<[string, Look]>([
  ["the incident was changed", seen({ updated_at: at("30") })],
  ["the incident is gone", { ...look, incident: undefined }],
  ["a hypothesis was changed", seen({ hypotheses: [row("h", "11.5")] })],
  ["a hypothesis came", seen({ hypotheses: [row("h", "11"), row("h2", "09")] })],
  ["somebody was called", seen({ responders: [row("r", "09")] })],
  ["a comment came", { ...look, comments: { rows: [row("c3", "40")], total: 3 } }],
  ["a comment was changed", { ...look, comments: { rows: [row("c2", "40")], total: 2 } }],
  ["an old comment went", { ...look, comments: { rows: [row("c1", "20.75")], total: 1 } }],
  ["the newest comment went", { ...look, comments: { rows: [row("c2", "20.7")], total: 1 } }],
  ["all comments went", { ...look, comments: { rows: [], total: 0 } }],
  ["evidence was judged", { ...look, evidences: { rows: [row("e1", "41")], total: 2 } }],
  ["evidence went", { ...look, evidences: { rows: [row("e2", "12.5")], total: 1 } }],
  [
    "one comment went and another came",
    { ...look, comments: { rows: [row("c4", "42")], total: 2 } },
  ],
])("%s: it is another", (_what, changed) => {
  expect(isSameAs(known, changed)).toBe(false);
});
