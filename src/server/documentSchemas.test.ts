import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parseAllDocuments } from "yaml";
import { start } from "./testConsole";

interface Catalog {
  version: number;
  schemas: { name: string; description: string; fileMatch?: string[]; url: string }[];
}

/** What an editor does: takes the list, and from it the schema of each. */
async function fetched() {
  const { url } = await start();
  const answer = await fetch(`${url}/schemas/index.json`);
  const catalog = (await answer.json()) as Catalog;
  const ajv = new Ajv2020({ strict: false, logger: false, validateFormats: false });
  for (const { url: place } of catalog.schemas)
    ajv.addSchema((await (await fetch(place)).json()) as object);
  return { url, answer, catalog, ajv };
}

const good = (kind: string, file: string): unknown[] =>
  parseAllDocuments(readFileSync(`tests/schemas/documents/${kind}/${file}`, "utf8"), {
    merge: true,
  }).map((document): unknown => document.toJS());

describe("schemas for other editors", () => {
  it("are listed as schemastore.org lists them, with an address for each", async () => {
    const { url, answer, catalog } = await fetched();
    expect(answer.headers.get("content-type")).toContain("application/json");
    expect(catalog.version).toBe(1);
    expect(catalog.schemas).toContainEqual({
      name: "ScrapeConfig",
      description: "ScrapeConfig of configs.flanksource.com/v1",
      fileMatch: [
        "scrape-config.yaml",
        "*.scrape-config.yaml",
        "scrape-config.yml",
        "*.scrape-config.yml",
      ],
      url: `${url}/schemas/scrape-config.json`,
    });
  });

  it("take the documents that the console takes, each alone and all by their kind", async () => {
    const { url, ajv } = await fetched();
    const documents = [
      ...good("playbook", "good-operations.yaml").map((value) => ["playbook", value] as const),
      ...good("canary", "good-form-checks.yaml").map((value) => ["canary", value] as const),
    ];
    expect(documents.length).toBeGreaterThan(5);
    for (const [name, value] of documents)
      for (const schema of [name, "document"]) {
        const check = ajv.getSchema(`${url}/schemas/${schema}.json`);
        expect(check?.(value), JSON.stringify(check?.errors)).toBe(true);
      }
    const wrong = { ...(documents[0]?.[1] as object), spec: { actions: "none" } };
    for (const schema of ["playbook", "document"])
      expect(ajv.getSchema(`${url}/schemas/${schema}.json`)?.(wrong)).toBe(false);
  });

  it("are read by anybody, and a name that is none is not there", async () => {
    const { url } = await start({ AUTH: "kratos", BACKEND_URL: "http://127.0.0.1:1" });
    const answer = await fetch(`${url}/schemas/playbook.json`);
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
    expect(((await answer.json()) as { $id: string }).$id).toBe(`${url}/schemas/playbook.json`);
    for (const name of ["pod.json", "toString", "playbook"])
      expect((await fetch(`${url}/schemas/${name}`)).status).toBe(404);
  });
});
