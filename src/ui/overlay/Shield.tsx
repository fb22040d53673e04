import { useLayoutEffect, useRef } from "react";
import styles from "./Shield.module.css";

/**
 * Stands under an open menu or popover and over the page: a press beside it closes the panel and does not reach what
 * lies beneath. Outside of React's tree, so that Radix takes a press on it for one outside of the panel.
 */
export function Shield() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const panel = mark.current?.closest("[data-radix-popper-content-wrapper]");
    const shield = document.createElement("div");
    shield.className = styles["shield"] ?? "";
    shield.dataset["shield"] = "";
    // What closes it takes a moment to fade; the next press is meant for the page.
    shield.addEventListener("click", () => shield.remove());
    panel?.before(shield);
    return () => shield.remove();
  }, []);
  return <span ref={mark} hidden />;
}
