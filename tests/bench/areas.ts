import type { Browser } from "@playwright/test";
import { title } from "./line";
import { firstRow, openedLines } from "./opened";

const bars = { there: 500, nodes: 2_500, blocking: 100 };

/** The lists that no part of their own measures. */
const lists: readonly [name: string, path: string][] = [
  ["rules of notifications", "/notifications/rules"],
  ["silences", "/notifications/silences"],
  ["applications", "/applications"],
  ["scrapers", "/catalog/scrapers"],
  ["insights", "/catalog/insights"],
  ["canaries", "/settings/canaries"],
  ["connections", "/settings/connections"],
  ["people", "/settings/users"],
  ["permissions", "/settings/permissions"],
  ["scopes", "/settings/scopes"],
  ["job history", "/settings/jobs"],
  ["agents", "/settings/agents"],
  ["integrations", "/settings/integrations"],
  ["feature flags", "/settings/feature-flags"],
];

/** What opening each of the remaining lists costs in an empty browser. */
export async function areas(browser: Browser, url: string): Promise<void> {
  title("Other lists, first row");
  for (const [name, path] of lists) await openedLines(browser, name, url + path, firstRow, bars);
}
