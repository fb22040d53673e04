import type * as v from "valibot";
import { listNotificationsSummary } from "~generated/access";
import { notificationRulesOptions, notificationRulesSortKeys } from "~generated/db/reads";
import { listSearch, pagedList } from "~/components/resource/list";

export type RulesSearch = v.InferOutput<typeof listSearch>;

/** The list of rules: its address, who sees it, and how it is read. */
export const ruleList = pagedList({
  title: "Notification rules",
  access: listNotificationsSummary.resource,
  search: listSearch,
  read: notificationRulesOptions,
  sortKeys: notificationRulesSortKeys,
  sort: { by: "created_at", desc: true },
});
