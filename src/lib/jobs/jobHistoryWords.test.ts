import { expect, test } from "vitest";
import { jobDetails, jobName, resourcePath } from "./jobHistoryWords";

test.each([
  ["ConfigScraper", "Config Scraper"],
  ["PushToUpstream", "Push To Upstream"],
  ["SyncAWSCosts", "Sync AWS Costs"],
  ["cleanup_checks", "cleanup checks"],
  [null, "Unnamed job"],
])("%j reads %j", (name, words) => expect(jobName(name)).toBe(words));

test.each([
  ["no such host", "no such host"],
  [
    ["a", { error: "b" }],
    [{ error: "a" }, { error: "b" }],
  ],
  [
    { Payments: { error: { error: "matches nothing" } } },
    [{ key: "Payments", error: "matches nothing" }],
  ],
])("reads errors %j", (errors, rows) => expect(jobDetails({ errors })?.errors).toEqual(rows));

test("parts without data are missing, and details without parts are none", () => {
  expect(jobDetails({ errors: [], scrape_summary: {}, summary: { created: 1 } })).toEqual({
    summary: { created: 1 },
  });
  expect(jobDetails({ errors: [] })).toBeUndefined();
  expect(jobDetails(null)).toBeUndefined();
});

test("knows the page of a resource", () => {
  expect(resourcePath("config_scraper", "1")).toBe("/catalog/scrapers/1");
  expect(resourcePath("upstream", "https://a")).toBeUndefined();
  expect(resourcePath("canary", null)).toBeUndefined();
});
