import { useLayoutEffect, useRef, type ReactNode } from "react";
import styles from "./DataTable.module.css";

interface Props {
  top: number;
  columns: number;
  /** Hears how high it is, whenever that changes. */
  onHeight: (height: number) => void;
  children: ReactNode;
}

/** What a row shows in full, below it and as wide as the table. */
export function UnfoldedRow({ top, columns, onHeight, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const tell = () => onHeight(element.offsetHeight);
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => observer.disconnect();
  }, [onHeight]);
  return (
    <div ref={box} role="row" className={styles["unfolded"]} style={{ top }}>
      <div role="gridcell" aria-colspan={columns}>
        {children}
      </div>
    </div>
  );
}
