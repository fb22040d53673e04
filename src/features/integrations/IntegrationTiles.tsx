import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useAccess } from "~/api/access";
import { useFlags } from "~/api/flags";
import { TechIcon } from "~/components/icons/TechIcon";
import { chartOptions, directOptions } from "./integrationOptions";
import styles from "./IntegrationTiles.module.css";

interface Props {
  onPick: (option: string) => void;
}

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles["group"]}>
      <h3 className={styles["title"]}>{title}</h3>
      <p className={styles["text"]}>{text}</p>
      <ul className={styles["tiles"]} aria-label={title}>
        {children}
      </ul>
    </section>
  );
}

const content = ({ label, icon }: { label: string; icon: string }) => (
  <>
    <TechIcon name={icon} size={28} />
    <span className={styles["name"]}>{label}</span>
  </>
);

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
        {chartOptions.map((option) => (
          <li key={option.id}>
            <button type="button" className={styles["tile"]} onClick={() => onPick(option.id)}>
              {content(option)}
            </button>
          </li>
        ))}
      </Group>
      {direct.length > 0 && (
        <Group title="Add Directly" text="Makes the record here, and it is edited here.">
          {direct.map((option) => (
            <li key={option.id}>
              {option.id === "scraper" ? (
                <Link
                  to="/catalog/scrapers/add"
                  search={{ from: "integrations" }}
                  className={styles["tile"]}
                >
                  {content(option)}
                </Link>
              ) : (
                <button type="button" className={styles["tile"]} onClick={() => onPick(option.id)}>
                  {content(option)}
                </button>
              )}
            </li>
          ))}
        </Group>
      )}
    </div>
  );
}
