import { CircleQuestionMark } from "lucide-react";
import { listPeopleRoles } from "~generated/access";
import type { NavItem } from "~/components/page/navItem";

export const nav: readonly NavItem[] = [
  {
    title: "Why may I, why not",
    path: "/why",
    group: "palette",
    icon: CircleQuestionMark,
    resource: listPeopleRoles.resource,
  },
];
