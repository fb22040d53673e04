import { createFileRoute, redirect } from "@tanstack/react-router";
import { silencesSearch } from "~/features/notifications/silences";

/** Links in messages lead here (spec 1 §2): the list with the form open, filled with the resource that they name. */
export const Route = createFileRoute("/_app/notifications/silences/add")({
  validateSearch: silencesSearch,
  beforeLoad: ({ search }) => {
    throw redirect({
      to: "/notifications/silences",
      search: { ...search, add: true },
      replace: true,
    });
  },
});
