/** What a seeded artifact is about. */
export interface ArtifactFacts {
  filename: string;
  contentType: string | null;
  size: number;
  action: string;
  status: string;
  playbook: string;
  startedAt: Date;
  stdout: string;
}

function linesOf(facts: ArtifactFacts): (index: number) => string {
  const { action, playbook, startedAt, status } = facts;
  const at = (index: number) => new Date(startedAt.getTime() + index * 250).toISOString();
  if (facts.contentType?.includes("json"))
    return (index) =>
      JSON.stringify({ timestamp: at(index), level: "info", action, message: `step ${index + 1}` });
  if (facts.contentType === "text/markdown")
    return (index) =>
      index === 0
        ? `# ${action}`
        : index === 1
          ? `Playbook ${playbook}, ${status}.`
          : `- step ${index - 1}`;
  return (index) => `${at(index)} INFO ${playbook}/${action}: step ${index + 1}`;
}

/**
 * Text of exactly the artifact's size, in whole lines: the output of its action where there is one, then steps. The
 * rest is line breaks. Seeded artifacts have a size and no file behind them.
 */
export function artifactText(facts: ArtifactFacts): string {
  const line = linesOf(facts);
  const isPlain = !facts.contentType?.includes("json");
  const lines = isPlain ? facts.stdout.split("\n").filter((text) => text !== "") : [];
  let text = "";
  for (let index = 0; ; index += 1) {
    const next = `${lines[index] ?? line(index - lines.length)}\n`;
    if (Buffer.byteLength(text + next) > facts.size) break;
    text += next;
  }
  return text + "\n".repeat(facts.size - Buffer.byteLength(text));
}
