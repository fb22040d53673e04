import * as v from "valibot";
import { listNotificationSilences } from "~generated/access";
import { silenceListOptions, silenceListSortKeys } from "~generated/db/reads";
import { flag, listEntries, optionalText } from "~/components/address/searchParts";
import { pagedList } from "~/components/resource/list";

/** What the list of silences keeps in its address: links from messages name a resource to silence (facts 5.10). */
export const silencesSearch = v.object({
  ...listEntries,
  id: optionalText,
  add: flag,
  config_id: optionalText,
  component_id: optionalText,
  check_id: optionalText,
  canary_id: optionalText,
  /** Silence that the new one begins as a copy of. */
  clone: optionalText,
});
export type SilencesSearch = v.InferOutput<typeof silencesSearch>;

/** The list of silences: its address, who sees it, and how it is read. */
export const silenceList = pagedList({
  title: "Silences",
  access: listNotificationSilences.resource,
  search: silencesSearch,
  read: silenceListOptions,
  sortKeys: silenceListSortKeys,
  sort: { by: "created_at", desc: true },
});
