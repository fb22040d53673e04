import type { ReactNode } from "react";
import { FaultLine } from "~/ui/feedback/FaultLine";
import styles from "./FilterBoundary.module.css";
import { PanelBoundary } from "./PanelBoundary";

const instead = (onRetry: () => void) => (
  <div className={styles["line"]}>
    <FaultLine
      fault={{
        text: "The filters cannot be shown: their choices are not what the contract promises.",
        isRetrying: false,
        onRetry,
      }}
    />
  </div>
);

/** Around the filters of a list: choices that are none of the contract's take the filters, not the list below them. */
export const FilterBoundary = ({ children }: { children: ReactNode }) => (
  <PanelBoundary fallback={instead}>{children}</PanelBoundary>
);
