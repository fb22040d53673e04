import type { Case } from "./case";

/** One case of PostgREST's published specification: what it says, in our words, and requests that ask it of our rows. */
export type Published = readonly [says: string, ...asks: Case[]];

/** What the published cases of one subject are and which of them the layer meets. */
export interface Subject {
  title: string;
  /** Files of PostgREST's `test/spec/Feature/Query`. */
  files: readonly string[];
  met: readonly Published[];
  /** Cases that the layer does not meet, and why. */
  unmet: readonly (readonly [says: string, why: string])[];
  /** Cases that the contract cannot pose, by kind and number. */
  aside: readonly (readonly [kind: string, cases: number])[];
}

/** Cases that count, those met, and those that the contract cannot pose. */
export function countOf({ met, unmet, aside }: Subject): {
  counted: number;
  met: number;
  aside: number;
} {
  return {
    counted: met.length + unmet.length,
    met: met.length,
    aside: aside.reduce((sum, [, cases]) => sum + cases, 0),
  };
}

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ["", title, "", ...lines.map((line) => `- ${line}`)];

/** What `README.md` says after its first words: a table, what is not met, what is not asked. */
export function countsOf(subjects: readonly Subject[]): string {
  const rows = subjects.map((subject) => {
    const { counted, met, aside } = countOf(subject);
    const share = Math.floor((met / counted) * 100);
    const files = subject.files.map((file) => `\`${file}\``).join(" ");
    return `| ${subject.title} | ${files} | ${met} of ${counted} (${share} %) | ${aside} |`;
  });
  return [
    "| Subject | Files | Met | Not asked |",
    "| --- | --- | --- | --- |",
    ...rows,
    ...listed(
      "Not met:",
      subjects.flatMap(({ title, unmet }) =>
        unmet.map(([says, why]) => `${title}: ${says} (${why})`),
      ),
    ),
    ...listed(
      "Not asked:",
      subjects.flatMap(({ title, aside }) =>
        aside.map(([kind, cases]) => `${title}: ${kind} (${cases})`),
      ),
    ),
    "",
  ].join("\n");
}
