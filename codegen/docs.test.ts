import { existsSync, readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { readModel, documentFile, type DocModel } from "./docsModel";
import { documentPage } from "./docsPages";
import { samplesOf, samplesOfRead, type Samples } from "./docsSamples";
import { searchIndex } from "./docsSearch";

let model: DocModel;
let samples: [name: string, samples: Samples][];
beforeAll(async () => {
  model = await readModel(".");
  samples = [
    ...model.documents.flatMap((holder) =>
      holder.operations.map((entry): [string, Samples] => [
        entry.operation.operationId,
        samplesOf(holder, entry, model.reads),
      ]),
    ),
    ...model.reads.map((read): [string, Samples] => [read.read.name, samplesOfRead(read)]),
  ];
});

const sample = (name: string, kind: string) =>
  samples.find(([known]) => known === name)?.[1].find(([title]) => title === kind)?.[1] ?? "";

const texts = new Map<string, string>();

/** A generated module with what it passes on. */
function generatedText(module: string): string {
  const folder = `generated/${module}`;
  const files = existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : [];
  const text =
    texts.get(module) ??
    [`${folder}.ts`, ...files].map((file) => readFileSync(file, "utf8")).join("\n");
  texts.set(module, text);
  return text;
}

describe("request samples", () => {
  it("import what is generated", () => {
    const missing = samples.flatMap(([name, list]) => {
      const [, text = ""] = list.find(([kind]) => kind === "generated client") ?? [];
      const [, symbol, from] = /import \{ (\w+) \} from "~generated\/([^"]+)";/.exec(text) ?? [];
      if (symbol === undefined) return text.startsWith("// No screen reads") ? [] : [name];
      const isThere = generatedText(from ?? "").includes(`export const ${symbol} =`);
      return isThere ? [] : [`${name}: ${symbol} of ${from}`];
    });
    expect(missing).toEqual([]);
  });

  it("fill in what the contract has examples of", () => {
    expect(sample("runCheck", "curl")).toBe(
      `curl -X POST "$CONSOLE"'/api/canary/run/check/01900000-0004-7000-8000-0000000000c9' \\\n  -H "Authorization: Bearer $TOKEN"`,
    );
    expect(sample("checkDetail", "fetch")).toContain("&id=eq.{id}");
    expect(sample("createCanary", "fetch")).toContain("body: JSON.stringify({");
  });
});

it("leads from what a call makes stale to where that is described", () => {
  const pages = new Map(
    model.pages.map((entry) => [documentFile(entry.page), documentPage(model, entry).text]),
  );
  const links = model.documents.flatMap(({ operations }) =>
    operations.flatMap(({ operation }) => operation["x-invalidates"] ?? []),
  );
  const broken = [...new Set(links)].filter((name) => {
    const [file = "", anchor = ""] = (model.places.get(name) ?? "").split("#");
    return pages.get(file)?.includes(`id="${anchor}"`) !== true;
  });
  expect(broken).toEqual([]);
  expect(pages.get("canary.html")).toContain('<a href="db-health.html#checkDetail">');
});

it("no link leads nowhere, also from one page of /db to another", () => {
  const pages = new Map(
    model.pages.map((entry) => [documentFile(entry.page), documentPage(model, entry).text]),
  );
  const anchors = new Map(
    [...pages].map(([file, text]) => [
      file,
      new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)),
    ]),
  );
  const broken = [...pages].flatMap(([file, text]) =>
    [...text.matchAll(/href="([\w-]+\.html)?#([^"]+)"/g)].flatMap(([, other = file, anchor]) =>
      anchors.has(other) && anchors.get(other)?.has(anchor) !== true
        ? [`${file}: ${other}#${anchor}`]
        : [],
    ),
  );
  expect([...new Set(broken)]).toEqual([]);
  expect(pages.get("db-incidents.html")).toContain('href="db-access.html#schema-PersonRef"');
  expect(pages.get("db.html")).toContain('href="db-health.html#listChecks"');
});

it("can be searched for fields, statuses, headers and roles", () => {
  const index = searchIndex(model);
  const entry = (name: string) => index.find(({ at }) => at === model.places.get(name));
  expect(entry("runCheck")).toMatchObject({ status: expect.arrayContaining(["404", "500"]) });
  expect(entry("runCheck")?.role).toEqual(["admin", "editor", "responder", "commander"]);
  expect(entry("getHealthSummary")?.field).toContain("runnerName");
  expect(entry("listChecks")?.header).toEqual(expect.arrayContaining(["Prefer", "Content-Range"]));
  expect(entry("listConnections")?.role).toEqual(["admin", "editor"]);
  expect(index.find(({ at }) => at === "schema-canary-http.html")?.field).toContain(
    "thresholdMillis",
  );
});
