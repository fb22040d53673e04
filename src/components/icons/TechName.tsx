import type { ReactNode } from "react";
import { TechIcon } from "./TechIcon";
import styles from "./TechName.module.css";

interface Props {
  /** Icon name, as for TechIcon. */
  icon: string | null | undefined;
  /** The whole name; the tooltip. */
  title: string;
  /** What stands for the name: a shorter one, or a link. The name itself without it. */
  children?: ReactNode;
  /** Marks behind the name. */
  after?: ReactNode;
}

/** Icon and name on one line; a name without room is cut. */
export const TechName = ({ icon, title, children = title, after }: Props) => (
  <span className={styles["line"]}>
    <TechIcon name={icon} />
    <span className={styles["text"]} title={title}>
      {children}
    </span>
    {after}
  </span>
);
