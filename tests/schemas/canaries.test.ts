import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { compileSchemas, examplesOf, problems, readSchema } from "./compile";
import { toWire } from "~/lib/wire/wireMapping";
import { formOf, schemaPathsOf } from "./wire";

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const recordAt = (value: unknown, key: string): Json => {
  const found = isRecord(value) ? value[key] : undefined;
  return isRecord(found) ? found : {};
};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const ajv = compileSchemas();
const files = schemaPathsOf("canaries");
const types = files
  .filter((path) => !path.endsWith("/canary.json"))
  .map((path) => ({ path, id: basename(path), schema: readSchema(path) }))
  .map((type) => ({ ...type, x: recordAt(type.schema, "x-type") }));
const checks = types.filter(({ id }) => id !== "canary-custom.json");

/** Types as the specification lists them, in its words. */
const labels =
  "HTTP, AWS Config Rule, AWS Config, GitHub, EC2, LDAP, Pod, Exec, Alert Manager, Cloud Watch, Elasticsearch, Redis, " +
  "Mongo DB, DNS, ICMP Ping, GCS, AWS S3, SMB, SFTP, Folder, Prometheus, Kubernetes, SQL Query, Catalog, " +
  "Azure DevOps, JMeter, JUnit, Dynatrace, Kubernetes Namespace, TCP, Custom";

const forms = [
  ["HTTP", "url"],
  ["Exec", "script"],
  ["Alert Manager", "host"],
  ["Elasticsearch", "url", "index", "query"],
  ["Redis", "addr"],
  ["Mongo DB"],
  ["ICMP Ping", "endpoint"],
  ["Folder", "path"],
  ["TCP", "endpoint"],
];

describe("schema files of canaries and what they share", () => {
  it.each([...schemaPathsOf("common"), ...files])(
    "%s compiles and fits its own examples",
    (path) => {
      const schema = readSchema(path);
      expect(schema.$id).toBe(basename(path));
      expect(ajv.getSchema(schema.$id)).toBeTypeOf("function");
      const examples = listOf(schema["examples"]);
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) expect(problems(ajv, schema.$id, example)).toEqual([]);
    },
  );

  it("gives every object schema its own title", () => {
    const titles = [...schemaPathsOf("common"), ...files].flatMap((path) => {
      const { title } = readSchema(path);
      return title === undefined ? [] : [title];
    });
    expect(new Set(titles).size).toBe(titles.length);
    for (const { schema } of types) expect(schema["title"]).toMatch(/^[A-Z][A-Za-z0-9]+$/);
  });
});

describe("types of health checks", () => {
  it("are those of the specification, and others of our own", () => {
    const shown = types.filter(({ x }) => x["hidden"] !== true);
    const inOrder = shown.toSorted((a, b) => Number(a.x["order"]) - Number(b.x["order"]));
    const specified = labels.split(", ");
    const asSpecified = inOrder.map(({ x }) => String(x["label"]));
    expect(asSpecified.filter((label) => specified.includes(label))).toEqual(specified);
    expect(new Set(shown.map(({ x }) => x["tile"])).size).toBe(shown.length);
  });

  it("have a form where the specification has one", () => {
    const withForm = types.filter(({ x }) => x["form"] === true).map(({ x }) => x["label"]);
    expect(forms.filter(([label]) => !withForm.includes(label))).toEqual([]);
    for (const { path, x } of types) expect(formOf(path) !== undefined, path).toBe(x["form"]);
  });

  it("have their keys in a canary", () => {
    const keys = Object.keys(recordAt(readSchema("canaries/canary.json"), "properties"));
    for (const { id, x } of checks) {
      expect(x["kind"]).toBe("Canary");
      for (const key of [x["key"], ...listOf(x["keys"])]) expect(keys, id).toContain(key);
    }
  });

  it.each(checks)("$id refuses what is wrong in its examples", ({ id, schema }) => {
    for (const example of listOf(schema["examples"]).filter(isRecord)) {
      for (const key of ["name", ...listOf(schema["required"]).map(String)]) {
        const { [key]: _, ...rest } = example;
        expect(problems(ajv, id, rest).join("\n")).toContain(
          `must have required property '${key}'`,
        );
      }
      expect(problems(ajv, id, { ...example, nmae: "x" }).join("\n")).toContain(
        "additional properties nmae",
      );
      expect(problems(ajv, id, { ...example, name: 5 }).join("\n")).toContain(
        "/name must be string",
      );
      expect(problems(ajv, id, { ...example, labels: ["x"] }).join("\n")).toContain(
        "/labels must be object",
      );
    }
  });
});

describe("forms of health checks", () => {
  it.each(forms)("%s asks for name and its own fields", (label, ...fields) => {
    const path = types.find(({ x }) => x["label"] === label)?.path ?? "";
    const { form, examples } = formOf(path) ?? { form: {}, examples: [] };
    const id = `${basename(path)}#/$defs/form`;
    expect(form["required"]).toEqual(["name", ...fields]);
    expect(Object.keys(recordAt(form, "properties"))).toEqual(
      expect.arrayContaining([
        "name",
        "icon",
        "schedule",
        "description",
        "display",
        "transform",
        "test",
      ]),
    );
    for (const [key, property] of Object.entries(recordAt(form, "properties"))) {
      const { order, label: shown } = recordAt(property, "x-ui");
      expect(order, key).toBeTypeOf("number");
      expect(shown, key).toBeTypeOf("string");
    }
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(problems(ajv, id, example)).toEqual([]);
      expect(problems(ajv, basename(path), toWire(form, example))).toEqual([]);
      expect(problems(ajv, id, { ...example, other: 1 }).join("\n")).toContain(
        "additional properties other",
      );
    }
  });

  it("keeps what is written where the backend reads it", () => {
    const wireOf = (path: string, value: Json) => toWire(formOf(path)?.form ?? {}, value);
    const username = { value: "probe" };
    expect(
      wireOf("canaries/canary-http.json", {
        name: "a",
        schedule: "@hourly",
        url: "https://example.com",
        authentication: { method: "NTLM", username },
      }),
    ).toEqual({ name: "a", url: "https://example.com", ntlm: true, username });
    expect(wireOf("canaries/canary-alertmanager.json", { name: "a", host: "http://am" })).toEqual({
      name: "a",
      url: "http://am",
    });
    expect(
      wireOf("canaries/canary-folder.json", {
        name: "a",
        path: "smb://s",
        smbConnection: { sharename: "s", auth: { username } },
      }),
    ).toEqual({ name: "a", path: "smb://s", smbConnection: { share: "s", username } });
  });

  it("takes one connection of a folder at most", () => {
    const two = { name: "a", path: "/", awsConnection: {}, smbConnection: {} };
    expect(problems(ajv, "canary-folder.json#/$defs/form", two)).not.toEqual([]);
  });

  it("takes a canary of its own", () => {
    const { form, examples } = formOf("canaries/canary.json") ?? { form: {}, examples: [] };
    for (const example of examples) {
      expect(problems(ajv, "canary.json#/$defs/form", example)).toEqual([]);
      expect(problems(ajv, "canary.json", toWire(form, example)["spec"])).toEqual([]);
    }
  });
});

describe("documents of canaries", () => {
  const documents = examplesOf("canary");
  const reasons = (value: unknown) => [
    ...problems(ajv, "object-meta.json", recordAt(value, "metadata")),
    ...problems(ajv, "canary.json", isRecord(value) ? value["spec"] : undefined),
  ];

  it.each(documents.filter(({ good }) => good))("$name is accepted", ({ value }) => {
    expect(reasons(value)).toEqual([]);
  });

  it.each(documents.filter(({ good }) => !good))(
    "$name fails: $expect",
    ({ value, expect: reason }) => {
      expect(reason).not.toBe("");
      expect(reasons(value).join("\n")).toContain(reason);
    },
  );

  it("cover every key of a canary", () => {
    const used = new Set(
      documents
        .filter(({ good }) => good)
        .flatMap(({ value }) => Object.keys(recordAt(value, "spec"))),
    );
    const keys = Object.keys(recordAt(readSchema("canaries/canary.json"), "properties"));
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });
});
