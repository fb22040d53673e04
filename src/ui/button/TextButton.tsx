import type { ComponentProps } from "react";
import styles from "./TextButton.module.css";

/** A small button of words alone, for what a part offers about itself: another form of it, a file of it. */
export const TextButton = ({ className = "", ...rest }: ComponentProps<"button">) => (
  <button type="button" className={`${styles["button"]} ${className}`.trim()} {...rest} />
);
