import type { ComponentProps } from "react";
import styles from "./TextBox.module.css";

/** A bare text of several lines that looks like every other; its size and its place are its owner's. */
export const TextBox = ({ className = "", ...rest }: ComponentProps<"textarea">) => (
  <textarea {...rest} className={`${styles["box"]} ${className}`} />
);
