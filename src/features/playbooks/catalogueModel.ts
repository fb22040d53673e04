import type { PlaybookName, PlaybookRunOutcome } from "~generated/db/reads";

interface PlaybookGroup {
  category: string;
  playbooks: PlaybookName[];
}

const otherCategory = "Other";

const categoryOf = ({ category }: PlaybookName): string => category?.trim() || otherCategory;

/** Categories in use, sorted; what has none comes last. */
export const categoriesOf = (playbooks: readonly PlaybookName[]): string[] =>
  [...new Set(playbooks.map(categoryOf))].toSorted(
    (a, b) => Number(a === otherCategory) - Number(b === otherCategory) || a.localeCompare(b),
  );

/** Playbooks that the text is found in, by category. */
export function groupsOf(
  playbooks: readonly PlaybookName[],
  { query = "", category }: { query?: string | undefined; category?: string | undefined },
): PlaybookGroup[] {
  const wanted = query.trim().toLowerCase();
  const found = playbooks.filter(
    (one) =>
      (category === undefined || categoryOf(one) === category) &&
      [one.title, one.name, one.description, one.category].some((text) =>
        (text ?? "").toLowerCase().includes(wanted),
      ),
  );
  return categoriesOf(found).map((name) => ({
    category: name,
    playbooks: found
      .filter((one) => categoryOf(one) === name)
      .toSorted((a, b) => (a.title || a.name).localeCompare(b.title || b.name)),
  }));
}

const shown = 8;

/** The newest runs of each playbook, the oldest of them first. */
export function lastRuns(runs: readonly PlaybookRunOutcome[]): Map<string, PlaybookRunOutcome[]> {
  const found = new Map<string, PlaybookRunOutcome[]>();
  for (const run of runs) {
    const own = found.get(run.playbook_id) ?? [];
    if (own.length < shown) found.set(run.playbook_id, [run, ...own]);
  }
  return found;
}
