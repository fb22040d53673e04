import { pickableTypes } from "~generated/schemas/index";
import { pathTo } from "~/components/links/path";
import { LastJobDialog, lastJobColumns } from "~/components/jobs/lastJob";
import { tagsOf } from "~/lib/labels/tags";
import { TagList } from "~/ui/text/TagList";
import { textCell } from "~/components/columns/columns";
import { resource } from "~/components/resource/resource";
import { recordLists, scraperList } from "./lists";
import { runColumn } from "./RunScraper";
import { ScraperListHeader } from "./scraperHeader";

const searchLabel = "Search by name";
const inTable = (table: keyof typeof recordLists) => ({
  searchLabel,
  href: ({ id }: { id: string }) => pathTo("/settings/$table/$id", { table, id }),
  addHref: pathTo("/settings/$table/add", { table }),
});

/** Kinds of what a health check checks, each once. */
const typesIn = (checks: readonly { type: string }[]) =>
  [...new Set(checks.map(({ type }) => type))].toSorted();

const { teams, incident_rules, topologies, canaries, logging_backends } = recordLists;

/** What the list of each generic settings table shows (spec 1 §2). */
export const recordResources = {
  teams: resource(teams, {
    ...inTable("teams"),
    noun: "Team",
    about: "Teams own components and are told about their incidents.",
    columns: ["name", "source", ...lastJobColumns, "created", "updated", "creator"],
    Dialogs: LastJobDialog,
  }),
  incident_rules: resource(incident_rules, {
    ...inTable("incident_rules"),
    noun: "Rule",
    about: "Rules open incidents for components that turn unhealthy, and close them again.",
    columns: ["name", "source", "created", "updated", "creator"],
  }),
  topologies: resource(topologies, {
    ...inTable("topologies"),
    noun: "Topology",
    about: "Topologies group what runs into components of the dashboard.",
    columns: [
      "name",
      "source",
      { like: "namespace", width: 110 },
      ...lastJobColumns,
      "tags",
      "created",
      "updated",
      "creator",
    ],
    Dialogs: LastJobDialog,
  }),
  canaries: resource(canaries, {
    ...inTable("canaries"),
    addHref: pathTo("/settings/canaries/add", {}),
    noun: "Health Check",
    about: "Health checks call what you run on a schedule and remember how it answered.",
    columns: [
      { like: "nameInNamespace", icon: ({ checks }) => typesIn(checks)[0] },
      {
        id: "type",
        header: "Type",
        width: 90,
        cell: ({ checks }) => textCell(typesIn(checks).join(", ")),
      },
      { like: "source", width: 95 },
      { like: "schedule", width: 100 },
      ...lastJobColumns,
      // There is room for their number alone.
      {
        like: "tags",
        width: 84,
        cell: ({ labels }) => <TagList tags={tagsOf(labels)} max={0} />,
      },
      { like: "created", width: 90 },
      { like: "creator", width: 115 },
    ],
    Dialogs: LastJobDialog,
  }),
  logging_backends: resource(logging_backends, {
    ...inTable("logging_backends"),
    noun: "Log Backend",
    about: "Log backends say where the logs of components are searched.",
    columns: ["name", "source", "created", "updated", "creator"],
  }),
};

const scraperTypes = pickableTypes.filter(({ kind }) => kind === "ScrapeConfig");

/** What the list of catalog scrapers shows. */
export const scrapers = resource(scraperList, {
  searchLabel,
  noun: "Catalog Scraper",
  about: "Catalog scrapers read clouds, clusters and files on a schedule, and keep what they find.",
  columns: [
    {
      like: "nameInNamespace",
      // What it reads: the first of its sections that is a type.
      icon: ({ spec }) => {
        const sections = Object.keys(spec);
        return scraperTypes.find(({ key }) => sections.includes(key))?.icon;
      },
    },
    {
      id: "schedule",
      header: "Schedule",
      width: 105,
      hideBelow: 1000,
      cell: ({ spec }) => textCell(typeof spec["schedule"] === "string" ? spec["schedule"] : null),
    },
    "source",
    ...lastJobColumns,
    { like: "created", hideBelow: 1400 },
    { like: "updated", hideBelow: 1500 },
    { like: "creator", hideBelow: 1100 },
  ],
  menu: runColumn,
  Header: ScraperListHeader,
  href: ({ id }) => pathTo("/catalog/scrapers/$id", { id }),
  addHref: pathTo("/catalog/scrapers/add", {}),
  Dialogs: LastJobDialog,
});
