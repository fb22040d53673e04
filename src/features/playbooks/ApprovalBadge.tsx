import type { NavBadgeProps } from "~/components/page/navItem";
import { useApprovalCount } from "./useApprovals";

/** How many runs wait for the reader's approval, for the entry of the area. */
export function ApprovalBadge({ children }: NavBadgeProps) {
  const value = useApprovalCount();
  return children({
    value,
    label: value === 1 ? "run waits for your approval" : "runs wait for your approval",
  });
}
