import { Activity, CircleEllipsis, HardDrive, Search, Shield, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Bars } from "~/ui/chart/Bars";
import { StatusDot } from "~/ui/feedback/StatusDot";
import { toneColor, wordTone } from "./reportFigures";
import styles from "./applications.module.css";

/** A heading with what belongs below it. */
export function Section({
  title,
  count,
  children,
}: {
  title: string;
  count?: number | undefined;
  children: ReactNode;
}) {
  return (
    <section className={styles["section"]} aria-label={title}>
      <h2>
        {title}
        {count === undefined ? null : <span className={styles["count"]}> {count}</span>}
      </h2>
      {children}
    </section>
  );
}

/** Figures in a row, each under its name. */
export function Tiles({
  tiles,
}: {
  tiles: readonly { label: string; value: ReactNode; note?: string }[];
}) {
  return (
    <dl className={styles["tiles"]}>
      {tiles.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value} {note ? <span>{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shares of a whole as bars, each with its count; words with a meaning have its colour. */
export function Shares({ title, counts }: { title: string; counts: readonly [string, number][] }) {
  const most = Math.max(1, ...counts.map(([, count]) => count));
  return (
    <div className={styles["shares"]}>
      <h3>{title}</h3>
      <Bars
        bars={counts.map(([label, count]) => ({
          label,
          percent: (count / most) * 100,
          text: String(count),
          color: toneColor(wordTone(label)),
        }))}
      />
    </div>
  );
}

/** A status or severity: a mark of its meaning, and the word. */
export const StatusWord = ({ word }: { word: string }) =>
  word === "" ? <>-</> : <StatusDot tone={wordTone(word)} label={word} showLabel />;

const findingIcons: Readonly<Record<string, LucideIcon>> = {
  security: Shield,
  compliance: Search,
  performance: Activity,
  reliability: HardDrive,
};

/** A type of finding in words, such as "Technical debt", with its icon. */
export function FindingType({ type }: { type: string }) {
  const Icon = findingIcons[type.toLowerCase()] ?? CircleEllipsis;
  const word = type.replaceAll("_", " ");
  return (
    <span className={styles["provider"]}>
      <Icon size={14} aria-hidden />
      <span className={styles["whole"]}>{word.charAt(0).toUpperCase() + word.slice(1)}</span>
    </span>
  );
}

/** An e-mail address, which goes on in the next line before its domain and nowhere else. */
export function Address({ email }: { email: string }) {
  const [who = "", domain] = email.split("@");
  if (domain === undefined) return <>{email || "-"}</>;
  return (
    <span className={styles["address"]}>
      {who}
      <wbr />@{domain}
    </span>
  );
}

/** A link out of the console; any other scheme stays text. */
export function Web({ url, label }: { url: string; label?: string }) {
  if (!/^https?:\/\//i.test(url)) return <>{url || "-"}</>;
  return (
    <a href={url} target="_blank" rel="noreferrer" aria-label={label} className={styles["view"]}>
      {url.replace(/^https?:\/\//, "")}
    </a>
  );
}
