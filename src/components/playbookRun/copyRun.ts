import type { PlaybookRunRequest } from "~generated/playbook/types.gen";
import { curlCommand } from "~/lib/text/curlCommand";
import { maskedSecrets } from "~/lib/wire/maskedSecrets";
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
  const { value } = maskedSecrets(request.params ?? {}, secrets);
  return curlCommand({
    method: "POST",
    address,
    headers: [["Content-Type", "application/json"]],
    body: JSON.stringify({ ...request, params: value }),
  });
}
