import { TechIcon } from "~/components/icons/TechIcon";
import styles from "./runs.module.css";

interface Props {
  icon: string | null | undefined;
  title: string;
}

/** Icon and title of a playbook in a row, cut where there is no room. */
export const PlaybookName = ({ icon, title }: Props) => (
  <span className={styles["name"]}>
    <TechIcon name={icon} />
    <span className={styles["ellipsis"]} title={title}>
      {title}
    </span>
  </span>
);
