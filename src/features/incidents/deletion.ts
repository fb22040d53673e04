import { branchMembers, type Branch, type CommentDetail } from "./incident";

/** One call of a deletion. */
export interface DeletionStep {
  kind: "comment" | "evidence" | "hypothesis";
  id: string;
}

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/**
 * What it takes to delete a hypothesis: nothing may refer to what goes, so leaves go first, and of each its comments and
 * its evidence before itself. In words: "it, 2 hypotheses below it, 3 comments and 1 piece of evidence".
 */
export function deletionOf(
  branch: Branch,
  comments: readonly Pick<CommentDetail, "id" | "hypothesis_id">[],
): { steps: DeletionStep[]; words: string } {
  const members = branchMembers(branch).toReversed();
  const steps = members.flatMap(({ id, evidences }): DeletionStep[] => [
    ...comments
      .filter((comment) => comment.hypothesis_id === id)
      .map((comment) => ({ kind: "comment" as const, id: comment.id })),
    ...evidences.map((evidence) => ({ kind: "evidence" as const, id: evidence.id })),
    { kind: "hypothesis", id },
  ]);
  const count = (kind: DeletionStep["kind"]) => steps.filter((step) => step.kind === kind).length;
  const parts = [
    "it",
    ...counted(members.length - 1, "hypothesis below it", "hypotheses below it"),
    ...counted(count("comment"), "comment", "comments"),
    ...counted(count("evidence"), "piece of evidence", "pieces of evidence"),
  ];
  const last = parts.pop() ?? "it";
  return { steps, words: parts.length > 0 ? `${parts.join(", ")} and ${last}` : last };
}
