import { createElement, type ComponentProps, type ReactNode } from "react";
import ReactMarkdown, { type Components, defaultUrlTransform } from "react-markdown";
import remarkGfm from "remark-gfm";
import styles from "./Markdown.module.css";
import { scrollRegion } from "~/ui/layout/scrollRegion";
import { mentionsAsLinks, personOf } from "./mentions";

interface Props {
  text: string;
  topHeading?: 2 | 3 | 4 | 5;
}

const addressOf = (url: string): string =>
  personOf(url) === undefined ? defaultUrlTransform(url) : url;

function Anchor({ href = "", children }: { href?: string | undefined; children?: ReactNode }) {
  if (personOf(href) !== undefined) return <span className={styles["person"]}>{children}</span>;
  if (href === "") return <>{children}</>;
  return /^(?:[a-z]+:|\/\/)/i.test(href) ? (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ) : (
    <a href={href}>{children}</a>
  );
}

const heading = (rank: number) =>
  function Heading({ children }: { children?: ReactNode }) {
    return createElement(`h${Math.min(6, rank)}`, {}, children);
  };

const componentsFrom = (top: number): Components => ({
  a: ({ href, children }) => <Anchor href={href}>{children}</Anchor>,
  // A picture would tell its server who reads the text, and when.
  img: ({ src, alt }) => (
    <Anchor href={typeof src === "string" ? src : ""}>{alt === "" ? "picture" : alt}</Anchor>
  ),
  pre: ({ children }) => <pre {...scrollRegion("Code")}>{children}</pre>,
  table: ({ children }) => (
    <div className={styles["table"]} {...scrollRegion("Table")}>
      <table>{children}</table>
    </div>
  ),
  h1: heading(top),
  h2: heading(top + 1),
  h3: heading(top + 2),
  h4: heading(top + 3),
  h5: heading(top + 4),
  h6: heading(top + 5),
});

const byTop = {
  2: componentsFrom(2),
  3: componentsFrom(3),
  4: componentsFrom(4),
  5: componentsFrom(5),
};
const plugins: ComponentProps<typeof ReactMarkdown>["remarkPlugins"] = [remarkGfm];

/** What `Markdown` shows once its part has come; not for use beside it. */
export function MarkdownBody({ text, topHeading = 3 }: Props) {
  return (
    <ReactMarkdown components={byTop[topHeading]} remarkPlugins={plugins} urlTransform={addressOf}>
      {mentionsAsLinks(text)}
    </ReactMarkdown>
  );
}
