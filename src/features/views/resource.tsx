import { pathTo } from "~/components/links/path";
import { BuiltLink } from "~/components/links/BuiltLink";
import { resource } from "~/components/resource/resource";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { DateTime } from "~/ui/time/Age";
import { viewList } from "./list";
import styles from "./views.module.css";

/** The custom views, with how each last ran (spec 1 §2). */
export const viewsResource = resource(viewList, {
  noun: "View",
  about: "A view is a page of panels and a table over the catalog, defined by queries in YAML.",
  searchLabel: "Search by name or namespace",
  href: ({ id }) => pathTo("/settings/views/$id", { id }),
  addHref: pathTo("/settings/views/add", {}),
  columns: [
    "name",
    { like: "namespace", width: 120 },
    "source",
    {
      id: "last_ran",
      header: "Last Ran",
      width: 120,
      isMoment: true,
      cell: ({ last_ran: ran }) => (ran ? <DateTime value={ran} /> : "-"),
    },
    {
      id: "error",
      header: "Status",
      minWidth: 180,
      phone: "end",
      cell: ({ error, last_ran: ran }) =>
        error ? (
          <span className={styles["problem"]} title={error}>
            <StatusDot tone="bad" label="" />
            <span>{error}</span>
          </span>
        ) : ran ? (
          <StatusDot tone="good" label="OK" showLabel />
        ) : (
          "-"
        ),
    },
    {
      id: "open",
      header: "Page",
      width: 70,
      isHideable: false,
      cell: ({ id, name }, { tabIndex }) => (
        <BuiltLink path={`/views/${id}`} tabIndex={tabIndex} className={styles["open"]}>
          <span aria-label={`Open the view ${name}`}>Open</span>
        </BuiltLink>
      ),
    },
    "created",
    "updated",
    "creator",
  ],
});
