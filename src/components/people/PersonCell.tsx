import type { PersonRef } from "~generated/db/reads";
import { Avatar } from "~/ui/text/Avatar";
import styles from "./PersonCell.module.css";

/** A person in a table: picture and name; a dash where nobody is named. */
export function PersonCell({
  person,
}: {
  person: Pick<PersonRef, "name" | "avatar"> | null | undefined;
}) {
  if (!person) return <span className={styles["none"]}>-</span>;
  return (
    <span className={styles["person"]}>
      <Avatar name={person.name} src={person.avatar ?? undefined} size={16} isDecorative />
      <span className={styles["name"]} title={person.name}>
        {person.name}
      </span>
    </span>
  );
}
