import { History } from "lucide-react";
import { listJobHistories } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Jobs History",
    path: "/settings/jobs",
    group: "settings",
    about: "What ran in the background, how long it took and what failed.",
    icon: History,
    feature: "settings.job_history",
    resource: listJobHistories.resource,
  },
];
