import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import styles from "./Trail.module.css";

/** Pages above this one in the area of playbooks. */
export function Trail({ runs = false }: { runs?: boolean }) {
  return (
    <nav className={styles["trail"]} aria-label="Breadcrumb">
      <Link to="/playbooks" className={styles["step"]}>
        Playbooks
      </Link>
      <ChevronRight size={14} aria-hidden />
      {runs && (
        <>
          <Link to="/playbooks/runs" className={styles["step"]}>
            Runs
          </Link>
          <ChevronRight size={14} aria-hidden />
        </>
      )}
    </nav>
  );
}
