import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { StatusDot } from "~/ui/feedback/StatusDot";

interface Props {
  isDenial: boolean;
  /** Whether its condition holds; "maybe" where only the server can tell. */
  held: boolean | "maybe";
  /** Id of the permission that it is; none for a role's. */
  permission: string | undefined;
  /** What it says. */
  children: ReactNode;
}

/** One rule of an explanation: whether it allows or denies, and the way to its permission. */
export const Rule = ({ isDenial, held, permission, children }: Props) => (
  <li>
    <StatusDot
      tone={held === "maybe" ? "mixed" : isDenial ? "bad" : "good"}
      label={isDenial ? "denies" : "allows"}
      showLabel
    />{" "}
    {children}{" "}
    {permission === undefined ? null : (
      <Link to="/settings/permissions" search={{ id: permission }}>
        The permission
      </Link>
    )}
  </li>
);
