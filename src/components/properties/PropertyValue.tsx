import { ExternalLink } from "lucide-react";
import type { ResourceProperty } from "~generated/canary/types.gen";
import { TechIcon } from "~/components/icons/TechIcon";
import { toInstant } from "~/lib/time/instant";
import { DateTime } from "~/ui/time/Age";
import styles from "./properties.module.css";
import { propertyView, type OutLink, type PropertyShare } from "./propertyView";

interface Props {
  property: ResourceProperty;
  /** The figure of a header: bold, as its share where it has a limit. */
  isHeadline?: boolean;
}

const tones: Readonly<Record<string, string>> = {
  red: "bad",
  orange: "mixed",
  yellow: "mixed",
  green: "good",
};

/** The value of a property (facts 1.6). */
export function PropertyValue({ property, isHeadline = false }: Props) {
  const view = propertyView(property);
  if (view.kind === "moment")
    return toInstant(view.at) ? <DateTime value={view.at} /> : <>{view.at}</>;
  if (view.kind === "links") return <OutLinks links={view.links} />;
  if (view.kind === "badge")
    return <img className={styles["badge"]} src={view.url} alt={view.alt} height={20} />;
  const { text, share } = view;
  const title = share
    ? `${text} of ${share.of} (${share.percent}%)`
    : [text, property.tooltip].filter(Boolean).join("\n");
  const tone = share && share.tone !== "good" ? share.tone : tones[property.color ?? ""];
  return (
    <span className={styles["value"]} title={title}>
      {property.icon ? <TechIcon name={property.icon} size={14} /> : null}
      <span className={styles["text"]}>
        <span
          className={styles["figure"]}
          data-tone={tone}
          data-share={share ? "" : undefined}
          data-headline={isHeadline || undefined}
        >
          {share && (isHeadline || !share.hasBar) ? `${share.percent}%` : text}
        </span>
        {share ? <span className={styles["of"]}> of {share.of}</span> : null}
      </span>
      {share?.hasBar ? <Bar share={share} /> : null}
    </span>
  );
}

function Bar({ share: { percent, tone } }: { share: PropertyShare }) {
  return (
    <span className={styles["bar"]} aria-hidden>
      <span
        className={styles["fill"]}
        data-tone={tone}
        style={{ width: `${Math.min(100, Math.max(5, percent))}%` }}
      />
    </span>
  );
}

function OutLinks({ links }: { links: readonly OutLink[] }) {
  return (
    <span className={styles["links"]}>
      {links.map(({ url, text }) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noreferrer"
          className={styles["link"]}
          title={url}
        >
          <span className={styles["linkText"]}>{text}</span>
          <ExternalLink size={12} aria-label="(opens a new tab)" />
        </a>
      ))}
    </span>
  );
}
