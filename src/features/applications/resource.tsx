import { pathTo } from "~/components/links/path";
import { BuiltLink } from "~/components/links/BuiltLink";
import { resource } from "~/components/resource/resource";
import { applicationList } from "./list";
import styles from "./applications.module.css";

/** The applications: each opens its editor, and leads to its audit report (spec 1 §2). */
export const applications = resource(applicationList, {
  noun: "Application",
  about: "An application says what belongs together, so that a report on it can be handed over.",
  searchLabel: "Search by name or description",
  href: ({ id }) => pathTo("/applications/$id", { id }),
  addHref: pathTo("/applications/add", {}),
  columns: [
    "name",
    { like: "namespace", width: 130 },
    "source",
    "creator",
    "created",
    "updated",
    {
      id: "report",
      header: "Action",
      width: 90,
      isHideable: false,
      cell: ({ name, namespace }, { tabIndex }) => (
        <BuiltLink
          path={pathTo("/applications/$namespace/$name", {
            namespace: namespace ?? "default",
            name,
          })}
          tabIndex={tabIndex}
          className={styles["view"]}
        >
          <span aria-label={`View the report of ${name}`}>View</span>
        </BuiltLink>
      ),
    },
  ],
});
