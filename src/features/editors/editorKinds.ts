import type { EditorKind } from "./editorTypes";
import { typeKeysOf } from "./specType";

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
  created: (name, spec) => {
    if (typeKeysOf("Canary", spec).length === 0)
      return `${name} created. It has no check yet, so nothing runs`;
    const isPaused = spec["replicas"] === 0 || spec["schedule"] === "@never";
    const isScheduled = Boolean(spec["schedule"]) || Number(spec["interval"]) > 0;
    return isScheduled && !isPaused
      ? `${name} created; its first run is on its way`
      : `${name} created. It has no schedule, so it does not run by itself`;
  },
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
