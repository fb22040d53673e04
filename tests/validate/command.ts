import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { validateCommand } from "../../codegen/validate";

/** A document that is right. */
export const playbook = `apiVersion: mission-control.flanksource.com/v1
kind: Playbook
metadata: { name: restart }
spec:
  actions:
    - { name: restart, exec: { script: date } }
`;

/** Runs the command as the terminal does; `input` is standard input. */
export async function run(
  args: string[],
  input: string | Uint8Array = "",
  edit: (changed: (file: string) => Promise<void>) => Promise<void> = () => Promise.resolve(),
) {
  const lines: string[] = [];
  const code = await validateCommand(args, {
    read: (file) => readFile(file),
    stdin: () =>
      Promise.resolve(typeof input === "string" ? new TextEncoder().encode(input) : input),
    print: (line) => lines.push(line),
    watch: (_files, changed) => edit(changed),
  });
  for (const line of lines) expect(line).not.toMatch(/[\n\r]/);
  return { code, lines };
}

/** What it says of standard input. */
export const check = (input: string | Uint8Array) => run(["-"], input);
