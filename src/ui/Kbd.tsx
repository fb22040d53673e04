import styles from "./Kbd.module.css";

/** A key, or keys pressed together, as printed on the keyboard. */
export function Kbd({ keys }: { keys: string }) {
  return <kbd className={styles["key"]}>{keys}</kbd>;
}
