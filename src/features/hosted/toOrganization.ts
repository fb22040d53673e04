import { redirect } from "@tanstack/react-router";
import { config } from "~/api/config";

/**
 * Leads to where the people of the organization are kept: with the hosted provider, or among the users.
 * @throws the redirect that the router follows.
 */
export function toOrganization(): never {
  const isHosted = config().auth === "clerk";
  throw redirect({ href: isHosted ? "/organizations" : "/settings/users", replace: true });
}
