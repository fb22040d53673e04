import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAccess } from "~/api/access";
import { useFlags } from "~/api/flags";
import { TypeTile, TypeTiles } from "~/components/types/TypeTile";
import { chartOptions, directOptions } from "./integrationOptions";
import styles from "./IntegrationTiles.module.css";

interface Props {
  onPick: (option: string) => void;
}

const scraperLink = (props: { className: string | undefined; children: ReactNode }) => (
  <Link to="/catalog/scrapers/add" search={{ from: "integrations" }} {...props} />
);

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles["group"]}>
      <h3 className={styles["title"]}>{title}</h3>
      <p className={styles["text"]}>{text}</p>
      <TypeTiles label={title}>{children}</TypeTiles>
    </section>
  );
}

/** First step of Add Integration (spec 3 §2): what can be added, by the way in which it is added. */
export function IntegrationTiles({ onPick }: Props) {
  const access = useAccess();
  const flags = useFlags();
  const direct = directOptions.filter(
    ({ id, resource }) =>
      access.can("write", resource) && (id !== "log-backend" || flags?.("logs") === true),
  );
  return (
    <div className={styles["groups"]}>
      <Group
        title="Add via GitOps"
        text="Makes the manifests for Flux, or the commands for Helm, that install a chart in your cluster."
      >
        {chartOptions().map(({ id, label, icon }) => (
          <TypeTile key={id} label={label} icon={icon} onPick={() => onPick(id)} />
        ))}
      </Group>
      {direct.length > 0 && (
        <Group title="Add Directly" text="Makes the record here, and it is edited here.">
          {direct.map(({ id, label, icon }) =>
            id === "scraper" ? (
              <TypeTile key={id} label={label} icon={icon} link={scraperLink} />
            ) : (
              <TypeTile key={id} label={label} icon={icon} onPick={() => onPick(id)} />
            ),
          )}
        </Group>
      )}
    </div>
  );
}
