import type { EditorKind } from "./editorTypes";

/** Health checks. A new one shows among the checks, passing or not. */
export const canaryKind: EditorKind = {
  kind: "Canary",
  one: "Health Check",
  types: "Health check types",
  resource: "canaries",
  schema: "canaries/canary",
  hasLabels: true,
  isNamed: true,
  list: "/settings/canaries",
  afterCreate: "/health?hidePassing=false",
  created: (name) => `${name} created; its first run is on its way`,
  afterDelete: "/health",
};

/** Catalog scrapers; their table has no labels. */
export const scraperKind: EditorKind = {
  kind: "ScrapeConfig",
  one: "Catalog Scraper",
  types: "Catalog scraper types",
  resource: "config_scrapers",
  schema: "scrapers/scrape-config",
  hasLabels: false,
  isNamed: false,
  list: "/catalog/scrapers",
  afterCreate: "/catalog/scrapers",
  created: (name) => `${name} created successfully`,
  afterDelete: "/catalog/scrapers",
};
