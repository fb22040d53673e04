import { ChevronDown } from "lucide-react";
import styles from "./ComponentCard.module.css";

interface Props {
  /** How many are not shown at first. */
  count: number;
  /** What they are: "properties". */
  of: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Unfolds the rest of a list; nothing where there is no rest. */
export function ShowMore({ count, of, isOpen, onToggle }: Props) {
  if (count <= 0) return null;
  const words = isOpen ? "Show less" : `Show ${count} more`;
  return (
    <button
      type="button"
      className={styles["more"]}
      aria-expanded={isOpen}
      aria-label={`${words} ${of}`}
      onClick={onToggle}
    >
      {words} <ChevronDown size={12} aria-hidden data-open={isOpen || undefined} />
    </button>
  );
}
