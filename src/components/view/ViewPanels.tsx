import { memo, useState } from "react";
import type { ViewPanel } from "~generated/view/types.gen";
import { PanelBoundary } from "~/components/crash/PanelBoundary";
import { Deferred } from "~/ui/layout/Deferred";
import { panelKinds, RowsTable } from "./PanelBody";
import { rowsOf } from "./figures";
import { TextButton } from "~/ui/button/TextButton";
import styles from "./view.module.css";

/** The panels of a view, each with its own trouble. Order and filters of the table below them draw none anew. */
export const ViewPanels = memo(function ViewPanels({ panels }: { panels: readonly ViewPanel[] }) {
  if (panels.length === 0) return null;
  return (
    <div className={styles["panels"]}>
      {panels.map((panel, at) => (
        <PanelFrame key={`${panel.name} ${at}`} panel={panel} />
      ))}
    </div>
  );
});

function PanelFrame({ panel }: { panel: ViewPanel }) {
  const [isTable, setIsTable] = useState(false);
  const kind = panelKinds[panel.type];
  const hasRows = rowsOf(panel).length > 0;
  return (
    <section
      className={styles["panel"]}
      aria-label={panel.name}
      data-wide={kind?.isWide || undefined}
    >
      <header className={styles["head"]}>
        <h2 title={panel.name}>{panel.name}</h2>
        {kind?.isChart && hasRows ? (
          <TextButton onClick={() => setIsTable(!isTable)}>
            {isTable ? "Show as chart" : "Show as table"}
          </TextButton>
        ) : null}
      </header>
      {panel.description ? <p className={styles["about"]}>{panel.description}</p> : null}
      <PanelBoundary resetKey={panel}>
        <Deferred>
          <PanelContent panel={panel} isTable={isTable} />
        </Deferred>
      </PanelBoundary>
    </section>
  );
}

function PanelContent({ panel, isTable }: { panel: ViewPanel; isTable: boolean }) {
  if (panel.error !== undefined)
    return (
      <p className={styles["trouble"]} role="alert">
        {panel.error}
      </p>
    );
  if (rowsOf(panel).length === 0) return <p className={styles["empty"]}>No data</p>;
  const kind = panelKinds[panel.type];
  if (!kind)
    return (
      <>
        <p className={styles["about"]}>
          A panel of type {panel.type} is newer than this console; these are its rows.
        </p>
        <RowsTable panel={panel} />
      </>
    );
  return isTable ? <RowsTable panel={panel} /> : <kind.Body panel={panel} />;
}
