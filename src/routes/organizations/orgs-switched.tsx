import { createFileRoute } from "@tanstack/react-router";
import { fallback, object, optional, string } from "valibot";
import { OrganizationSwitched } from "~/features/hosted/OrganizationSwitched";

export const Route = createFileRoute("/organizations/orgs-switched")({
  validateSearch: object({ return_to: fallback(optional(string()), undefined) }),
  component: Switched,
});

function Switched() {
  return <OrganizationSwitched returnTo={Route.useSearch().return_to} />;
}
