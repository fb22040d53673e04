import { createFileRoute } from "@tanstack/react-router";
import { fallback, object, optional, string } from "valibot";
import { SessionCheck } from "~/shell/SessionCheck";

export const Route = createFileRoute("/auth-state-check")({
  validateSearch: object({ return_to: fallback(optional(string()), undefined) }),
  component: AuthStateCheck,
});

function AuthStateCheck() {
  return <SessionCheck returnTo={Route.useSearch().return_to} />;
}
