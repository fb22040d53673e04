import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./EmptyState.module.css";

type Props = {
  icon?: LucideIcon;
  title: string;
  /** What this is and why it is empty, in sentences. */
  text?: ReactNode;
  /** The next step, as a button or a link. */
  action?: ReactNode;
};

/** What stands where nothing is. */
export function EmptyState({ icon: Icon, title, text, action }: Props) {
  return (
    <div className={styles["empty"]}>
      {Icon && <Icon size={24} strokeWidth={1.5} className={styles["icon"]} aria-hidden />}
      <p className={styles["title"]}>{title}</p>
      {text && <p className={styles["text"]}>{text}</p>}
      {action && <div className={styles["action"]}>{action}</div>}
    </div>
  );
}
