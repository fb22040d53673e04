import type { ReactNode } from "react";
import { SearchBox } from "~/ui/field/SearchBox";
import styles from "./HealthToolbar.module.css";
import type { ChangeSearch, HealthSearch } from "./search";

interface Props {
  search: HealthSearch;
  onSearch: ChangeSearch;
  /** The button that opens the filter panel, on screens where it is folded. */
  filters: ReactNode;
  settings: ReactNode;
}

/** Search and settings of the health list, in one line. */
export function HealthToolbar({ search, onSearch, filters, settings }: Props) {
  return (
    <div className={styles["bar"]} role="search">
      <span className={styles["search"]}>
        <SearchBox
          label="Search by name, description, or endpoint"
          value={search.query ?? ""}
          onChange={(query) => onSearch({ query: query.trim() === "" ? undefined : query })}
          hotkey
        />
      </span>
      {filters}
      <span className={styles["space"]} />
      {settings}
    </div>
  );
}
