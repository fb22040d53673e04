import { expect, it } from "vitest";
import { knownSchema } from "./parameterSchema";

const published = "https://raw.githubusercontent.com/acme/schemas/main/openapi";

it.each([
  [`${published}/playbook-spec.schema.json`, "playbook"],
  [`${published}/notification-spec.schema.json?ref=main`, "notification"],
  [`${published}/canary.spec.schema.json`, "canaries/canary"],
  [`${published}/scrape_config.spec.schema.json`, "scrapers/scrape-config"],
])("%s is a schema that the console has", (url, known) => expect(knownSchema(url)).toBe(known));

it.each([
  "",
  "https://example.com/acme.schema.json",
  // A whole document: its spec alone would be the wrong one.
  `${published}/playbook.schema.json`,
  `${published}/constructor-spec.schema.json`,
])("%s stays a name", (url) => expect(knownSchema(url)).toBeUndefined());
