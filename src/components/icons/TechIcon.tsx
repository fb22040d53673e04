import { Box } from "lucide-react";
import { useState, type CSSProperties, type ReactNode } from "react";
import { iconName, iconUrl, useIconIndex } from "./iconIndex";
import styles from "./TechIcon.module.css";

interface TechIconProps {
  /** Icon name that a check, component, config type or view carries, or an http(s) address of a picture. */
  name: string | null | undefined;
  /** Pixels; the place is kept while the icon loads. */
  size?: number;
  /** Shown for names that nobody knows. */
  fallback?: ReactNode;
  /** Says what the icon means where no text stands beside it. */
  label?: string;
}

const sized = (size: number): CSSProperties => ({ width: size, height: size });

/** A technology's icon, loaded on demand from the console's server. */
export function TechIcon({ name, size = 16, fallback, label }: TechIconProps) {
  const index = useIconIndex();
  const glyph = fallback ?? <Box size={size} strokeWidth={1.6} />;
  const role = label === undefined ? undefined : "img";
  const picture = (content: ReactNode) => (
    <span
      className={styles["icon"]}
      style={sized(size)}
      role={role}
      aria-label={label}
      aria-hidden={!label}
    >
      {content}
    </span>
  );
  if (name && /^https?:\/\//i.test(name))
    return picture(<Picture key={name} url={name} size={size} glyph={glyph} />);
  if (index === undefined) return picture(null);
  const found = name ? iconName(name, index.names) : undefined;
  if (found === undefined) return picture(glyph);
  const url = iconUrl(found);
  return picture(
    index.mono.has(found) ? (
      <span className={styles["mono"]} style={{ ...sized(size), maskImage: `url("${url}")` }} />
    ) : (
      <Picture key={url} url={url} size={size} glyph={glyph} isDeep={index.deep.has(found)} />
    ),
  );
}

interface PictureProps {
  url: string;
  size: number;
  glyph: ReactNode;
  /** True where a dark theme would swallow parts of it. */
  isDeep?: boolean;
}

function Picture({ url, size, glyph, isDeep = false }: PictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return glyph;
  return (
    <img
      src={url}
      data-deep={isDeep || undefined}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
    />
  );
}
