import type { PlaybookRunRequest } from "~generated/playbook/types.gen";
import { shellQuoted } from "~/lib/text/shellQuoted";
import { targetIn, targetKeys } from "./runDraft";

/** Kept out of what is copied. */
type Secrets = ReadonlySet<string>;

/** The address that opens the dialog with the same resource and parameters; secrets are left out. */
export function runLink(origin: string, request: PlaybookRunRequest, secrets: Secrets): string {
  const search = new URLSearchParams({ playbook: request.id, run: "true" });
  const target = targetIn({ ...request });
  if (target) search.set(targetKeys[target.kind], target.id);
  for (const [name, value] of Object.entries(request.params ?? {}))
    if (!secrets.has(name)) search.set(`params.${name}`, value);
  return `${origin}/playbooks/runs?${search}`;
}

/** Name of the shell's variable that stands for a secret. */
const variableOf = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "_")
    .replace(/^(?=\d)/, "_");

/** The call as a curl command; a secret is left as a variable of the shell. */
export function runCurl(address: string, request: PlaybookRunRequest, secrets: Secrets): string {
  // Where a secret belongs the quoted text ends, and goes on behind the variable.
  const mark = (name: string) => `\u0000${name}\u0000`;
  const params = Object.fromEntries(
    Object.entries(request.params ?? {}).map(([name, value]) => [
      name,
      secrets.has(name) ? mark(variableOf(name)) : value,
    ]),
  );
  const quoted = JSON.stringify({ ...request, params })
    .split(/(?<=")\\u0000(\w+)\\u0000(?=")/)
    .map((part, place) => (place % 2 === 1 ? `"$${part}"` : shellQuoted(part)))
    .join("");
  return `curl -X POST -H 'Content-Type: application/json' --data ${quoted} ${shellQuoted(address)}`;
}
