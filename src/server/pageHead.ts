import { existsSync, readFileSync } from "node:fs";
import type { PublicConfig } from "./app";
import pageReads from "./firstReads.json" with { type: "json" };
import type { RouteFiles } from "./routeFiles";

/** Addresses that every page of the frame asks first; a sign-in has to come before them where there is one. */
export const frameReads: readonly string[] = ["/api/properties", "/api/auth/whoami"];

interface PageReads {
  reads: readonly object[];
  /** Whether the page asks for the same whatever its address says more. */
  isAlways: boolean;
}

/** What each page reads by itself when its address says nothing more (tests/screens/firstReads.ui.test.tsx writes it). */
const readsOfPages = new Map<string, PageReads>(Object.entries(pageReads));

/**
 * Puts into the page what it would otherwise ask for one after the other: the console's configuration, and hints for
 * the files and the first answers of the address that is opened.
 * @param file what the build wrote about the routes; it need not be there.
 */
export function createPageHead(
  config: PublicConfig,
  file: string,
): (html: string, path: string, query: string) => string {
  const routes = (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as RouteFiles[]) : [])
    .map((route) => ({ ...route, pattern: patternOf(route.path) }))
    .toSorted((left, right) => weightOf(right.path) - weightOf(left.path));
  const data = dataText(config);
  const asksAtOnce = config.auth === "none" || config.auth === "basic";
  return (html, path, query) => {
    const own = routes.find(({ pattern }) => pattern.test(path));
    const parts = own
      ? routes.filter(
          (route) => route === own || (route.isFrame && own.path.startsWith(route.path)),
        )
      : [];
    const isAsked = asksAtOnce && own !== undefined && !outsideFrame.test(path);
    const known = isAsked ? readsOfPages.get(own.path) : undefined;
    // What a longer address asks for is known to the console alone, unless it is the same.
    const reads = query === "" || known?.isAlways ? known?.reads : undefined;
    const hints = [
      ...unique(parts.flatMap(({ styles }) => styles)).map(
        (href) => `<link rel="preload" as="style" crossorigin href="${href}">`,
      ),
      ...unique(parts.flatMap(({ scripts }) => scripts)).map(
        (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
      ),
      ...(isAsked ? frameReads : []).map(
        (href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`,
      ),
    ];
    const words = [
      `<script type="application/json" id="console-config">${data}</script>`,
      ...hints,
    ].join("\n    ");
    const page = html.replace("</head>", () => `  ${words}\n  </head>`);
    // Before the script that reads them (public/first-reads.js).
    return reads === undefined
      ? page
      : page.replace(
          "<title>",
          () =>
            `<script type="application/json" id="first-reads">${dataText(reads)}</script>\n    <title>`,
        );
  };
}

/** Data for a script element: no text in it can end the element early. */
const dataText = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

/** Pages that stand alone ask for neither flags nor people. */
const outsideFrame =
  /^\/(?:view|login|registration|recovery|verification|error|organizations)(?:\/|$)/;

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)];

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split("/")
      .map((word) => (word === "$" ? ".+" : word.startsWith("$") ? "[^/]+" : escapeText(word)))
      .join("/")}/?$`,
  );

const escapeText = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Plain words before parameters, parameters before the rest of a path. */
const weightOf = (path: string): number =>
  path
    .split("/")
    .reduce((sum, word) => sum * 3 + (word === "$" ? 0 : word.startsWith("$") ? 1 : 2), 1);
