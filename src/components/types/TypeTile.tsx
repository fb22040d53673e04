import type { ReactNode } from "react";
import { TechIcon } from "~/components/icons/TechIcon";
import styles from "./TypeTile.module.css";

/** Tiles side by side, as many as have room, under one accessible name. */
export function TypeTiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles["tiles"]} aria-label={label}>
      {children}
    </ul>
  );
}

interface TileProps {
  label: string;
  icon: string | undefined;
  onPick?: () => void;
  /** Shows the tile as a link to the page that it leads to. */
  link?: (props: { className: string | undefined; children: ReactNode }) => ReactNode;
}

/** One tile: an icon above its name. */
export function TypeTile({ label, icon, onPick, link }: TileProps) {
  const content = (
    <>
      <TechIcon name={icon} size={28} />
      <span className={styles["name"]}>{label}</span>
    </>
  );
  return (
    <li>
      {link ? (
        link({ className: styles["tile"], children: content })
      ) : (
        <button type="button" className={styles["tile"]} onClick={onPick}>
          {content}
        </button>
      )}
    </li>
  );
}
