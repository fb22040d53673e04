import type { Holder } from "./useHolder";
import styles from "./WhyPage.module.css";

/** Says which rules an answer about somebody could not count. */
export function UncountedRules({ holder: { rules, uncounted } }: { holder: Holder }) {
  if (rules !== undefined && uncounted === undefined) return null;
  return (
    <p className={styles["note"]}>
      {rules === undefined
        ? "You may not see the rules of others: only the role counts here."
        : uncounted}
    </p>
  );
}
