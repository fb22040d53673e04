import { lazy, Suspense } from "react";
import styles from "./Markdown.module.css";

interface Props {
  text: string;
  /** Rank of the text's first headings, so that they follow the page's own (default 3). */
  topHeading?: 2 | 3 | 4 | 5;
}

const Plain = ({ text }: Props) => <span className={styles["plain"]}>{text}</span>;

/** A part that cannot be fetched costs the make-up of the text, never the text. */
const Body = lazy(async () => {
  try {
    return { default: (await import("./MarkdownBody")).MarkdownBody };
  } catch {
    return { default: Plain };
  }
});

/**
 * Markdown that somebody wrote, with tables, lists and code. HTML in it stays text, pictures become links, and a link
 * goes nowhere but to a web page, a mail address or a place in this console. `@[Name](user:id)` is shown as a person.
 */
export function Markdown(props: Props) {
  return (
    <div className={styles["markdown"]}>
      <Suspense fallback={<Plain {...props} />}>
        <Body {...props} />
      </Suspense>
    </div>
  );
}
