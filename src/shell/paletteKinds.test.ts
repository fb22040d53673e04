import { expect, it } from "vitest";
import { subjectAt } from "./paletteKinds";

const id = "0192f0a4-7c1e-7000-8000-0000000000a1";

it.each([
  ["/health", `?checkId=${id}&timeRange=1h`, "check"],
  [`/catalog/${id}`, "", "config"],
  [`/catalog/${id}/changes`, "?severity=high", "config"],
  [`/catalog/scrapers/${id}`, "", "scraper"],
  [`/playbooks/${id}`, "", "playbook"],
  [`/playbooks/runs/${id}`, "", "run"],
  ["/settings/connections", `?id=${id}`, "connection"],
  [`/settings/teams/${id}`, "", "team"],
])("knows what %s%s shows: a %s", (pathname, search, kind) =>
  expect(subjectAt(pathname, search)).toEqual({ kind, id }),
);

it.each([
  ["/health", "?tab=default"],
  ["/catalog", ""],
  ["/catalog/changes", ""],
  ["/topology/all", ""],
  ["/settings/scopes", `?id=${id}`],
])("sees no record in %s%s", (pathname, search) =>
  expect(subjectAt(pathname, search)).toBeUndefined(),
);
