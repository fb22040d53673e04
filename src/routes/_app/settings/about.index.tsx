import { createFileRoute, redirect } from "@tanstack/react-router";

export const Route = createFileRoute("/_app/settings/about/")({
  beforeLoad: () => {
    throw redirect({ to: "/settings/about/contract", replace: true });
  },
});
