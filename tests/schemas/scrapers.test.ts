import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { fromWire, toWire } from "~/lib/wire/wireMapping";
import { isRecord } from "~/lib/wire/wirePath";
import { compileSchemas, examplesOf, problems, readSchema, schemaPaths } from "./compile";

const ajv = compileSchemas();
const files = schemaPaths().filter((path) => path.startsWith("scrapers/"));

/** Tiles of the specification in its order, each with what its form asks for; `!` marks what is required. */
const FORMS = {
  Azure: "connection! subscriptionID tags createFields deleteFields",
  AWS: "connection awsConnection cloudtrail trusted_advisor_check include exclude cost_reporting tags",
  "Azure DevOps": "name connection organization personalAccessToken pipelines projects tags",
  File: "name connection type url id format! icon! tags ignore paths createFields deleteFields timestampFormat items",
  "Github Actions": "name connection owner! repository! personalAccessToken workflows tags",
  HTTP: "name connection type! url! id! format icon tags ignore paths createFields deleteFields timestampFormat items",
  Kubernetes:
    "clusterName! schedule connection kubeconfig watch exclusions namespace scope since selector fieldSelector maxInFlight tags",
  "Kubernetes File": "type! id! selector container format files tags",
  SQL: "type! id! auth connection! driver format query! items timestampFormat createFields deleteFields tags",
  Trivy:
    "compliance ignoreUnfixed ignoredLicenses licenseFull scanners severity tags timeout timestampFormat version vulnType kubernetes",
};

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) throw new Error("no object");
  return value;
}

const types = files
  .map((path) => ({ path, schema: readSchema(path) }))
  .filter(({ schema }) => "x-type" in schema)
  .map(({ path, schema }) => ({ path, id: schema.$id, schema, type: recordOf(schema["x-type"]) }));
const forms = [...types, { path: "scrapers/scrape-config.json", id: "scrape-config.json" }].flatMap(
  ({ path, id }) => {
    const defs = readSchema(path)["$defs"];
    return isRecord(defs) && isRecord(defs["form"]) ? [{ id, form: defs["form"] }] : [];
  },
);

function formOf(id: string): Record<string, unknown> {
  const found = forms.find((entry) => entry.id === id);
  if (!found) throw new Error(`no form ${id}`);
  return found.form;
}

describe("schema files of scrapers", () => {
  it.each(files)("%s compiles and fits its own examples", (path) => {
    const schema = readSchema(path);
    expect(schema.$id).toBe(basename(path));
    const examples = listOf(schema["examples"]);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(problems(ajv, schema.$id, example)).toEqual([]);
  });

  it("describe every tile of the specification, in its order", () => {
    const tiles = types
      .filter(({ type }) => type["hidden"] !== true)
      .toSorted((a, b) => Number(a.type["order"]) - Number(b.type["order"]))
      .map(({ type }) => type["label"]);
    expect(tiles).toEqual([...Object.keys(FORMS), "Custom"]);
  });

  it("are the keys of a scraper", () => {
    const properties = recordOf(readSchema("scrapers/scrape-config.json")["properties"]);
    const lists = Object.keys(properties).filter(
      (key) => recordOf(properties[key])["type"] === "array",
    );
    const keys = types.filter(({ type }) => type["list"] === true).map(({ type }) => type["key"]);
    expect(new Set(keys)).toEqual(new Set(lists));
  });

  it.each(types.filter(({ type }) => type["list"] === true))(
    "$id refuses what is wrong",
    ({ id, schema }) => {
      const [example] = listOf(schema["examples"]).map(recordOf);
      for (const key of listOf(schema["required"]).map(String)) {
        const { [key]: _, ...rest } = example ?? {};
        expect(problems(ajv, id, rest)).toContain(`must have required property '${key}'`);
      }
      expect(problems(ajv, id, { ...example, nmae: "x" }).join("\n")).toContain(
        "additional properties nmae",
      );
      expect(problems(ajv, id, { ...example, createFields: "x" }).join("\n")).toContain(
        "/createFields must be array",
      );
    },
  );
});

describe("forms of scrapers", () => {
  it.each(Object.entries(FORMS))("%s asks for what the specification names", (label, fields) => {
    const form = formOf(types.find(({ type }) => type["label"] === label)?.id ?? label);
    const required = listOf(form["required"]);
    const asked = Object.keys(recordOf(form["properties"]));
    expect(asked.map((key) => (required.includes(key) ? `${key}!` : key)).join(" ")).toBe(fields);
  });

  it.each(forms)(
    "$id: what is filled in is stored and read back without a loss",
    ({ id, form }) => {
      const examples = listOf(form["examples"]).map(recordOf);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        expect(problems(ajv, `${id}#/$defs/form`, example)).toEqual([]);
        const item = toWire(form, example);
        const stored = id === "scrape-config.json" ? item["spec"] : item;
        expect(problems(ajv, id, stored)).toEqual([]);
        const around = toWire(form, example, {}, { part: "around" });
        expect({ ...fromWire(form, item), ...fromWire(form, around, { part: "around" }) }).toEqual(
          example,
        );
      }
    },
  );

  it.each(types.filter(({ type }) => type["form"] === true))(
    "$id: saving keeps what the form does not show",
    ({ id, schema }) => {
      const form = formOf(id);
      const hidden = { labels: { team: "ops" }, transform: { expr: "config" } };
      for (const example of listOf(schema["examples"]).map(recordOf)) {
        const item = { ...example, ...hidden };
        const saved = toWire(form, fromWire(form, item), item);
        expect(saved).toMatchObject(hidden);
        expect(problems(ajv, id, saved)).toEqual([]);
        expect(fromWire(form, saved)).toEqual(fromWire(form, item));
      }
    },
  );

  it("store older spellings where the backend reads them", () => {
    const resave = (id: string, item: Record<string, unknown>) =>
      toWire(formOf(id), fromWire(formOf(id), item), item);
    expect(
      resave("scraper-aws.json", {
        awsConnection: { region: ["eu-west-1"] },
        cloudtrail: { max_age: "7d" },
        cost_reporting: { s3_bucket_path: "s3://b" },
      }),
    ).toMatchObject({
      region: ["eu-west-1"],
      cloudtrail: { maxAge: "7d" },
      costReporting: { s3BucketPath: "s3://b" },
    });
    expect(
      resave("scraper-kubernetes.json", { clusterName: "a", maxInFlight: 3, exclusions: ["x"] }),
    ).toEqual({
      clusterName: "a",
      maxInflight: 3,
      exclusions: { name: ["x"] },
    });
    expect(
      resave("scrape-config.json", { name: "a", spec: { retention: { type: [{ name: "x" }] } } }),
    ).toEqual({
      name: "a",
      spec: { retention: { types: [{ name: "x" }] } },
    });
  });
});

describe("documents of scrapers", () => {
  const documents = examplesOf("scrape-config");

  it.each(documents)("$name", ({ good, expect: reason, value }) => {
    const found = problems(ajv, "scrape-config.json", recordOf(value)["spec"]);
    if (good) expect(found).toEqual([]);
    else expect(found.join("\n")).toContain(reason === "" ? "a reason" : reason);
  });

  it("cover every type", () => {
    const used = documents.flatMap(({ good, value }) =>
      good ? Object.keys(recordOf(recordOf(value)["spec"])) : [],
    );
    const keys = types.filter(({ type }) => type["list"] === true).map(({ type }) => type["key"]);
    expect(keys.filter((key) => !used.includes(String(key)))).toEqual([]);
  });
});
