import { Link } from "@tanstack/react-router";
import { Tabs } from "~/ui/layout/Tabs";
import { useApprovalCount } from "./useApprovals";

/** The pages of the area: playbooks, their runs, and what waits for the reader's approval. */
export function PlaybookTabs({ value }: { value: "playbooks" | "runs" | "approvals" }) {
  const waiting = useApprovalCount();
  const items = [
    { id: "playbooks", label: "Playbooks", href: "/playbooks" },
    { id: "runs", label: "Runs", href: "/playbooks/runs" },
    {
      id: "approvals",
      label: "Approvals",
      href: "/playbooks/approvals",
      ...(waiting > 0 ? { count: waiting, countTone: "mixed" as const } : {}),
    },
  ];
  return (
    <Tabs
      label="Playbooks and runs"
      items={items}
      value={value}
      renderLink={({ href = "" }, { href: _same, ...props }) => <Link to={href} {...props} />}
    />
  );
}
