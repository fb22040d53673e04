import { createFileRoute, redirect } from "@tanstack/react-router";

/** The catalog's older address (spec 1 §2); what it asks for goes along. */
export const Route = createFileRoute("/_app/configs")({
  beforeLoad: ({ location }) => {
    throw redirect({ href: `/catalog${location.searchStr}`, replace: true });
  },
});
