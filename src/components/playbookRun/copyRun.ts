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

/** The call as a curl command; a secret is left as a variable of the shell. */
export function runCurl(address: string, request: PlaybookRunRequest, secrets: Secrets): string {
  const params = Object.fromEntries(
    Object.entries(request.params ?? {}).map(([name, value]) => [
      name,
      secrets.has(name) ? `$${name.toUpperCase().replaceAll(/[^A-Z0-9]+/g, "_")}` : value,
    ]),
  );
  const body = JSON.stringify({ ...request, params });
  // In double quotes the shell puts the variables in.
  const quoted =
    secrets.size === 0
      ? shellQuoted(body)
      : `"${body.replaceAll(/["`\\]/g, "\\$&").replaceAll(/\$(?![A-Z])/g, "\\$")}"`;
  return `curl -X POST -H 'Content-Type: application/json' --data ${quoted} ${shellQuoted(address)}`;
}
