import { Heading } from "@radix-ui/themes";
import { config } from "~/api/config";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./PageSkeleton.module.css";

/** The outline of a page's content while it loads; of its final size, so that nothing jumps. */
export function ContentSkeleton({ label = "Loading the page" }: { label?: string }) {
  return (
    <output className={styles["content"]} aria-label={label}>
      {[38, 92, 86, 90, 78, 88, 70, 84].map((width) => (
        <i key={width} className={styles["bone"]} style={{ width: `${width}%` }} />
      ))}
    </output>
  );
}

/** The outline of the whole console while nobody is known yet (spec 1 §2). */
export function PageSkeleton({ hasSidebar }: { hasSidebar: boolean }) {
  return (
    <div className={styles["page"]} data-bare={!hasSidebar || undefined}>
      {hasSidebar && (
        <div className={styles["side"]} aria-hidden>
          {[70, 60, 64, 52, 58, 66, 74].map((width) => (
            <i key={width} className={styles["bone"]} style={{ width: `${width}%` }} />
          ))}
        </div>
      )}
      <div className={styles["top"]} aria-hidden />
      <main>
        <Heading as="h1">
          <VisuallyHidden>{config().productName}</VisuallyHidden>
        </Heading>
        <ContentSkeleton label="Loading the console" />
      </main>
    </div>
  );
}
