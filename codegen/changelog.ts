import type { Signature } from "./signature";

/** A commit's subject, `area: what`. */
export interface Change {
  area: string;
  what: string;
}

/** Areas of those who build the console; a reader of the changes sees nothing of them. */
const inside = /^(?:tests?|house|lint|bench|check|ci|types|src|package|deps|codegen|docs)$/;

/** Subjects as changes; those without an area, or of an area that only builders see, are left out. */
export function changesOf(subjects: readonly string[]): Change[] {
  return subjects.flatMap((subject) => {
    const [, areas = "", what = ""] = /^([\w, -]{2,40}): (.+)$/.exec(subject) ?? [];
    const area = areas.split(/, | and /)[0] ?? "";
    return area === "" || inside.test(area) ? [] : [{ area, what }];
  });
}

/** Operations and documents of a signature: `listChecks` with `GET /api/db/checks`. */
const operationsOf = (signature: Signature) =>
  new Map(
    [...signature].filter(([name, place]) => !name.includes(" ") && place !== "shared answer"),
  );

/** What the contract has now and had not, and what it had. */
export function contractChanges(released: Signature, present: Signature) {
  const before = operationsOf(released);
  const now = operationsOf(present);
  const list = (some: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
    [...some].filter(([name]) => !other.has(name)).map(([name, place]) => `\`${name}\` (${place})`);
  return { added: list(now, before), gone: list(before, now) };
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? "" : `\n### ${title}\n\n${lines.map((line) => `- ${line}\n`).join("")}`;

/**
 * The changes since the contract was last released, as Markdown.
 * @param breaks lines of `openapi/CHANGES.md`.
 */
export function changelog(
  version: string,
  contract: ReturnType<typeof contractChanges>,
  breaks: readonly string[],
  changes: readonly Change[],
): string {
  const areas = [...new Set(changes.map(({ area }) => area))].toSorted();
  const parts = areas.map((area) =>
    section(
      area,
      changes.filter((one) => one.area === area).map(({ what }) => what),
    ),
  );
  return `# Changes

Written by \`npm run changelog\` from the contract, the lines of \`openapi/CHANGES.md\` and the commits since the contract was
last released (\`npm run contract:release\`).

## ${version}, not released yet
${section("Contract: new calls", contract.added)}${section("Contract: calls that are gone", contract.gone)}${section("Contract: promises that changed", breaks)}${parts.join("")}`;
}
