import { createElement, type ReactNode, useMemo } from "react";

/** Elements that say how a text is made up; any other leaves its text alone. */
const shown = new Set(
  "p br b strong i em u s code pre kbd ul ol li dl dt dd blockquote h1 h2 h3 h4 h5 h6 table thead tbody tr th td hr sub sup".split(
    " ",
  ),
);
/** Elements whose content is no text. */
const dropped = new Set(
  "script style template iframe object embed noscript head title svg math".split(" "),
);
const empty = new Set(["br", "hr"]);

function nodeOf(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  const name = node.localName;
  if (dropped.has(name)) return null;
  const children = [...node.childNodes].map(nodeOf);
  if (name === "a") {
    const href = node.getAttribute("href") ?? "";
    return /^https?:\/\//i.test(href) ? (
      <a key={key} href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    ) : (
      children
    );
  }
  if (empty.has(name)) return createElement(name, { key });
  return shown.has(name) ? createElement(name, { key }, ...children) : children;
}

/** HTML that somebody else wrote: its text and how it is made up, without anything that acts, loads or styles. */
export function SafeHtml({ html }: { html: string }) {
  const nodes = useMemo(
    () => [...new DOMParser().parseFromString(html, "text/html").body.childNodes].map(nodeOf),
    [html],
  );
  return <>{nodes}</>;
}
