import { createFileRoute, redirect } from "@tanstack/react-router";

/** Older addresses of the catalog's pages: `/config/{id}/spec` is `/catalog/{id}/spec`. */
export const Route = createFileRoute("/_app/config/$")({
  beforeLoad: ({ location, params }) => {
    const path = (params._splat ?? "").split("/").map(encodeURIComponent).join("/");
    throw redirect({ href: `/catalog/${path}${location.searchStr}`, replace: true });
  },
});
