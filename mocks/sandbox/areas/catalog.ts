import type { Area } from "../area";
import { httpError } from "../answers";
import { signedIn } from "../context";
import { idOf } from "../requestBody";
import { runScraper } from "../scrapers/runScraper";
import { ScrapeError } from "../scrapers/scrapeError";
import { insertRows, insertTables } from "../db/insert";
import { configRows } from "./catalogItems";
import { LARGE_CATALOG } from "./catalogLarge";
import { queryConfigs } from "./catalogQuery";
import { catalogTables } from "./catalogSeed";
import { summarizeCatalog } from "./catalogSummary";

export const area: Area = {
  handlers: {
    queryConfigs,
    runScraper: signedIn(async ({ request, db, filesDir }) => {
      const id = idOf(request);
      if (id instanceof Response) return id;
      try {
        const outcome = await runScraper(id, { db, filesDir });
        if (!outcome) return httpError(404, "there is no such scraper");
        return outcome.status === "FAILED"
          ? httpError(500, outcome.errors.join("\n"))
          : Response.json(outcome.details);
      } catch (error) {
        if (error instanceof ScrapeError) return httpError(400, error.message);
        throw error;
      }
    }),
    summarizeCatalog: signedIn(({ request, db }) => summarizeCatalog(request, db)),
  },
  async seed(tx, { ago, scale }) {
    await insertRows(tx, "config_items", configRows(ago));
    await insertTables(tx, catalogTables(ago));
    if (scale === "large") await tx.query(LARGE_CATALOG);
  },
  after: ["integrations", "topology"],
};
