import { createFileRoute, redirect } from "@tanstack/react-router";
import { recordListSearch } from "~/features/records/search";

/** The name that links elsewhere give the list of log backends; it is one of the generic settings tables. */
export const Route = createFileRoute("/_app/settings/log-backends")({
  validateSearch: recordListSearch,
  beforeLoad: ({ search }) => {
    throw redirect({
      to: "/settings/$table",
      params: { table: "logging_backends" },
      search,
      replace: true,
    });
  },
});
