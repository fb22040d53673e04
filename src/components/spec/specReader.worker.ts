import { documentChecks } from "~generated/schemas/index";
import { readBareSpec, specHints, unwrappedManifest } from "~/lib/yaml/specText";
import type { SpecAnswer, SpecQuestion } from "./specReader";

/** Reads big specs beside the page, which stays quick to type in. */
async function answer({
  id,
  text,
  schema,
  kind,
  wantsManifest,
  wantsSpec,
}: SpecQuestion): Promise<SpecAnswer> {
  if (wantsManifest) return { id, manifest: unwrappedManifest(text), issues: [], hints: [] };
  const reading = readBareSpec(text);
  const check = schema && (await documentChecks[schema]());
  const hints = check && kind !== undefined ? specHints(reading, kind, check) : [];
  return { id, issues: [...reading.issues], hints, ...(wantsSpec && { spec: reading.spec }) };
}

addEventListener("message", ({ data }: MessageEvent<SpecQuestion>) => {
  void answer(data).then((reply) => postMessage(reply));
});
