import { createFileRoute, redirect } from "@tanstack/react-router";
import { fallback, object, optional, string } from "valibot";
import { ErrorPage } from "~/features/identity/FlowErrorPage";

const text = fallback(optional(string()), undefined);

export const Route = createFileRoute("/error/")({
  validateSearch: object({ error_code: text, id: text }),
  beforeLoad: ({ search }) => {
    // The identity server sends people here with the id as a parameter.
    if (search.id !== undefined)
      throw redirect({ to: "/error/$id", params: { id: search.id }, replace: true });
  },
  component: ErrorRoute,
});

function ErrorRoute() {
  return <ErrorPage code={Route.useSearch().error_code} />;
}
