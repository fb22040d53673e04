import { createFileRoute } from "@tanstack/react-router";
import { fallback, object, optional, string } from "valibot";
import { config } from "~/api/config";
import { OrganizationsPage } from "~/features/hosted/OrganizationsPage";
import { NoSignIn } from "~/features/identity/NoSignIn";

export const Route = createFileRoute("/organizations/")({
  validateSearch: object({ return_to: fallback(optional(string()), undefined) }),
  component: Organizations,
});

function Organizations() {
  const { return_to } = Route.useSearch();
  if (config().auth !== "clerk") return <NoSignIn title="Organizations" />;
  return <OrganizationsPage returnTo={return_to} />;
}
