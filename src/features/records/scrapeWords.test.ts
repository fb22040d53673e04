import { expect, it } from "vitest";
import { scrapeWords } from "./scrapeWords";

it("adds up what a scrape did with the items of each type", () => {
  const scrape_summary = {
    "Kubernetes::Pod": { added: 2, updated: 5, unchanged: 40, warnings: [] },
    "Kubernetes::Deployment": { added: 0, updated: 1, unchanged: 11 },
  };
  expect(scrapeWords({ scrape_summary })).toBe("2 added, 6 changed, 51 unchanged");
  expect(scrapeWords({ scrape_summary: {} })).toBe("nothing found");
  expect(scrapeWords({ errors: ["x"] })).toBeUndefined();
  expect(scrapeWords(null)).toBeUndefined();
});
