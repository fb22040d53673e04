import { useQuery } from "@tanstack/react-query";
import { scraperDetailOptions } from "~generated/db/reads";
import { createConfigScraperMutation, updateConfigScraperMutation } from "~generated/db/writes";
import { useCreate } from "~/components/people/author";
import { useRecordWrites } from "~/components/conflict/useRecordWrites";
import { ScraperActions, ScraperTrail } from "./scraperHeader";
import { recordLabels, type RecordKind } from "~/components/recordEditor/recordKind";

/** Catalog scrapers; their table has no labels. */
export const scraperKind = {
  id: "config_scrapers",
  one: "Catalog Scraper",
  resource: "config_scrapers",
  home: { path: "/catalog/scrapers", title: "Catalog Scraper" },
  fields: ["namespace"],
  defaults: { namespace: "default" },
  schema: { name: "scrapers/scrape-config", kind: "ScrapeConfig" },
  types: {
    kind: "ScrapeConfig",
    label: "Catalog scraper types",
    schema: "scrapers/scrape-config",
    isNamed: false,
    examples: "kubernetes, aws or sql",
  },
  hasJobs: true,
  Actions: ScraperActions,
  Trail: ScraperTrail,
  after: { update: "stay" },
  Store: ({ id = "", children }) => {
    const detail = scraperDetailOptions({ id });
    const create = useCreate(createConfigScraperMutation());
    const { save, ...writes } = useRecordWrites({
      noun: "catalog scraper",
      labels: recordLabels,
      where: { id },
      detail,
      update: updateConfigScraperMutation(),
    });
    return children({
      query: useQuery({ ...detail, enabled: id !== "" }),
      create: ({ name, namespace, spec }) => create({ name, namespace, spec }),
      save: (record, { spec }) => save(record, spec ? { spec } : {}),
      ...writes,
    });
  },
} satisfies RecordKind;
