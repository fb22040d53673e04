import { expect, test } from "vitest";
import { deletionOf } from "./deletion";
import type { Branch } from "./incident";

const branch = (id: string, evidences: string[], children: Branch[] = []) =>
  ({ hypothesis: { id, evidences: evidences.map((one) => ({ id: one })) }, children }) as Branch;

test("leaves go first, and of each what refers to it before itself", () => {
  const tree = branch("root", ["e1"], [branch("factor", [], [branch("solution", ["e2"])])]);
  const comments = [
    { id: "c1", hypothesis_id: "factor" },
    { id: "c2", hypothesis_id: "other" },
  ];
  const { steps, words } = deletionOf(tree, comments);
  expect(steps.map(({ id }) => id)).toEqual(["e2", "solution", "c1", "factor", "e1", "root"]);
  expect(words).toBe("it, 2 hypotheses below it, 1 comment and 2 pieces of evidence");
});

test("one with nothing below it", () => {
  expect(deletionOf(branch("a", []), []).words).toBe("it");
});
