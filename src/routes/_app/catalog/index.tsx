import { createFileRoute, redirect } from "@tanstack/react-router";

/** The catalog leads to its scrapers, the part of it that there is. */
export const Route = createFileRoute("/_app/catalog/")({
  beforeLoad: () => {
    throw redirect({ to: "/catalog/scrapers", replace: true });
  },
});
