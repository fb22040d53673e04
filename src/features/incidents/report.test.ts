import { expect, test } from "vitest";
import type { IncidentDetail } from "~generated/db/reads";
import { examples } from "../../../tests/screens/answers";
import { entriesOf, type HypothesisDetail, treeOf } from "./incident";
import { reportOf } from "./report";

const [example] = examples["incidentDetail"] as unknown as [IncidentDetail];

test("a title cannot start a heading, a table or HTML of the report", () => {
  const text = reportOf(
    { ...example, title: "# Down | <b>now</b>\n## Fake", description: "Nobody can pay." },
    [
      {
        id: "1",
        at: Date.UTC(2026, 0, 1, 12),
        kind: "comment",
        title: "Ada",
        detail: "On it\n# x",
      },
    ],
    ["Mei | Lin"],
  );
  const lines = text.split("\n");
  expect(lines[0]).toBe(`# ${example.incident_id}: \\# Down \\| \\<b\\>now\\</b\\> \\#\\# Fake`);
  expect(lines.filter((line) => /^#+ /.test(line)).slice(1)).toEqual([
    "## Summary",
    "## Causes and solutions",
    "## Definition of done",
    "## Timeline",
    "## Lessons",
  ]);
  expect(text).toContain("- 2026-01-01 12:00 **Ada** On it …");
  expect(text).toContain("| Responders | Mei \\| Lin |");
  expect(text).toContain("Nobody can pay.");
});

test("comments without a hypothesis stand among all entries, in the order of time", () => {
  const [first] = example.comments;
  if (!first) throw new Error("the example has no comment");
  const early = { ...first, id: "early", hypothesis_id: null, created_at: "2000-01-01T00:00:00Z" };
  const incident = { ...example, comments: [first, early] };
  expect(entriesOf(incident)[0]).toMatchObject({ id: "early", hypothesis: undefined });
  expect(entriesOf(incident, "other")).toEqual([]);
});

test("a tree with a missing parent or a circle loses nothing", () => {
  const one = (id: string, parent: string | null) =>
    ({ id, parent_id: parent }) as HypothesisDetail;
  const ids = (tree: ReturnType<typeof treeOf>): unknown[] =>
    tree.map(({ hypothesis, children }) => [hypothesis.id, ids(children)]);
  expect(ids(treeOf([one("a", null), one("b", "a"), one("c", "b"), one("d", "gone")]))).toEqual([
    ["a", [["b", [["c", []]]]]],
    ["d", []],
  ]);
  expect(ids(treeOf([one("x", "y"), one("y", "x"), one("z", "z")]))).toEqual([
    ["x", []],
    ["y", []],
    ["z", []],
  ]);
});
