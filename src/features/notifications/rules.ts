import type * as v from "valibot";
import { listNotificationsSummary } from "~generated/access";
import { notificationRulesOptions, notificationRulesSortKeys } from "~generated/db/reads";
import { listSearch, pagedList } from "~/components/resource/list";
import { LIVE_MS } from "./list";

export type RulesSearch = v.InferOutput<typeof listSearch>;

/** The list of rules: its address, who sees it, and how it is read. */
export const ruleList = pagedList({
  title: "Notification rules",
  access: listNotificationsSummary.resource,
  search: listSearch,
  read: (page) => ({ ...notificationRulesOptions(page), refetchInterval: LIVE_MS }),
  sortKeys: notificationRulesSortKeys,
  sort: { by: "created_at", desc: true },
});
