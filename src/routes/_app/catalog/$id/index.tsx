import { createFileRoute, redirect } from "@tanstack/react-router";

/** An item without a tab leads to its first one. */
export const Route = createFileRoute("/_app/catalog/$id/")({
  beforeLoad: ({ params: { id } }) => {
    throw redirect({ to: "/catalog/$id/spec", params: { id }, replace: true });
  },
});
