import { existsSync, readFileSync } from "node:fs";
import type { PublicConfig } from "./app";
import type { RouteFiles } from "./routeFiles";

/** Answers what every page of the frame asks first; a sign-in has to come before them where there is one. */
const firstReads = ["/api/properties", "/api/auth/whoami"];

/**
 * Puts into the page what it would otherwise ask for one after the other: the console's configuration, and hints for
 * the files and the first answers of the address that is opened.
 * @param file what the build wrote about the routes; it need not be there.
 */
export function createPageHead(
  config: PublicConfig,
  file: string,
): (html: string, path: string) => string {
  const routes = (existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as RouteFiles[]) : [])
    .map((route) => ({ ...route, pattern: patternOf(route.path) }))
    .toSorted((left, right) => weightOf(right.path) - weightOf(left.path));
  // A script of the page cannot end early by a text in it.
  const data = JSON.stringify(config).replaceAll("<", String.raw`\u003c`);
  const asksAtOnce = config.auth === "none" || config.auth === "basic";
  return (html, path) => {
    const own = routes.find(({ pattern }) => pattern.test(path));
    const parts = own
      ? routes.filter(
          (route) => route === own || (route.isFrame && own.path.startsWith(route.path)),
        )
      : [];
    const hints = [
      ...unique(parts.flatMap(({ styles }) => styles)).map(
        (href) => `<link rel="preload" as="style" crossorigin href="${href}">`,
      ),
      ...unique(parts.flatMap(({ scripts }) => scripts)).map(
        (href) => `<link rel="modulepreload" crossorigin href="${href}">`,
      ),
      ...(asksAtOnce && own !== undefined && !outsideFrame.test(path) ? firstReads : []).map(
        (href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`,
      ),
    ];
    const words = [
      `<script type="application/json" id="console-config">${data}</script>`,
      ...hints,
    ].join("\n    ");
    return html.replace("</head>", () => `  ${words}\n  </head>`);
  };
}

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
