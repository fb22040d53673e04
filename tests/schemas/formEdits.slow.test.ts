import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  Document,
  isMap,
  isScalar,
  isSeq,
  parseAllDocuments,
  parseDocument,
  stringify,
} from "yaml";
import { formChecks, formSchemas, pickableTypes } from "~generated/schemas/index";
import { loadFormParts } from "~/components/schemaForm/schemaFormState";
import { type SpecForm, specEdited, specForm, specValues } from "~/components/typedSpec/specForm";
import { typeOfSpec } from "~/components/typedSpec/specType";
import { isSameValue } from "~/lib/json/sameValue";
import { filledValues, startValues } from "~/lib/wire/formValues";
import { withAt } from "~/lib/wire/valuesAt";
import { type Leaf, leavesOf } from "~/lib/wire/wireLeaves";
import { isRecord, valueAt } from "~/lib/wire/wirePath";
import { mergeYaml } from "~/lib/yaml/yamlMerge";
import { randomValues } from "./randomValues";

type Json = Record<string, unknown>;
type Name = keyof typeof formSchemas;

const isName = (name: string): name is Name => name in formSchemas && name in formChecks;
const kinds = [
  { kind: "Canary", folder: "canary", whole: "canaries/canary" },
  { kind: "ScrapeConfig", folder: "scrape-config", whole: "scrapers/scrape-config" },
] as const;

/** Specs of documents as somebody wrote them, one for each entry whose type has a form. */
function specsOf({ kind, folder }: (typeof kinds)[number]) {
  const root = new URL(`documents/${folder}/`, import.meta.url);
  const files = readdirSync(root).filter((file) => file.startsWith("good-"));
  return files.flatMap((file) =>
    parseAllDocuments(readFileSync(new URL(file, root), "utf8")).flatMap((document, at) => {
      const spec: unknown = "get" in document ? document.get("spec", true) : undefined;
      if (!isMap(spec)) return [];
      return spec.items.flatMap((pair) => {
        const key = isScalar(pair.key) ? String(pair.key.value) : "";
        const { type } = typeOfSpec(kind, { [key]: [] });
        const { schema } = type;
        if (!isName(schema) || type.list !== true || !isSeq(pair.value)) return [];
        const { items } = pair.value;
        return items.map((_, index) => {
          const whole = new Document(parseDocument(stringify(spec, { lineWidth: 0 })).contents);
          const list = whole.get(key);
          // The form shows the first entry.
          if (isSeq(list)) list.items.unshift(...list.items.splice(index, 1));
          const text = whole.toString({ lineWidth: 0 });
          return { name: `${file} ${at + 1} ${key} ${index + 1}`, text, key, schema };
        });
      });
    }),
  );
}

/** Older and odd spellings that working documents hold, each in a text of its own. */
const odd = {
  Canary: [
    `http:
  - name: a # whose
    url: https://example.com
    responseContent: ""
    method: GET
    body: "{}"
    headers:
      - name: X
        value: ""
      - {name: Y, value: b}
    authentication: {username: {value: a}, password: {value: b}}
`,
    `http:
  - name: by-connection
    connection: connection://a/b
    maxSSLExpiry: 7
    labels: {}
schedule: "@hourly"
`,
    `folder:
  - name: f
    path: /x
    sftpConnection:
      host: h
      auth:
        username: {value: a}
        password: {valueFrom: {secretKeyRef: {name: a, key: b}}}
    filter: {}
`,
  ],
  ScrapeConfig: [
    `trivy:
  - kubernetes: {}
    vulnType: os, library
    timeout: ""
`,
    `aws:
  - region: eu-west-1
    awsConnection: {accessKey: {value: a}}
    cost_reporting: {s3_bucket_path: s3://a, table: b}
    include: []
`,
    `kubernetes:
  - clusterName: a
    exclusions:
      - x # mine
    maxInFlight: 3
full: true
`,
    `file:
  - url: https://example.com/x
    items: $.x
    paths:
      - a
      - ""
`,
  ],
} as const;

const documents = kinds.flatMap((kind) => [
  ...specsOf(kind).map((one) => ({ ...one, kind })),
  ...odd[kind.kind].map((text, index) => {
    const { type, key } = typeOfSpec(kind.kind, parseDocument(text).toJS() as Json);
    return { name: `odd ${index + 1} as ${key}`, text, key, schema: type.schema as Name, kind };
  }),
]);

/** Lines (from 0) of the text that hold a path, together with parents that hold nothing else. */
function linesAt(text: string, path: readonly (string | number)[]): Set<number> {
  const document = parseDocument(text, { keepSourceTokens: true });
  let at = [...path];
  const parentOf = () => document.getIn(at.slice(0, -1), true);
  let parent = parentOf();
  while (at.length > 1 && isMap(parent) && parent.items.length === 1) {
    at = at.slice(0, -1);
    parent = parentOf();
  }
  const node: unknown = document.getIn(at, true);
  const last = at.at(-1);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === last)
    : undefined;
  const from = pair && isScalar(pair.key) ? pair.key.range?.[0] : undefined;
  const range =
    typeof node === "object" && node !== null && "range" in node ? node.range : undefined;
  const to = Array.isArray(range) ? Number(range[1]) : undefined;
  if (from === undefined || to === undefined) return new Set();
  const line = (offset: number) => text.slice(0, offset).split("\n").length - 1;
  const [first, end] = [line(from), line(Math.max(from, to - 1))];
  return new Set(Array.from({ length: end - first + 1 }, (_, index) => first + index));
}

function without(value: unknown, path: readonly (string | number)[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return undefined;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === step ? without(item, rest) : item));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([key, child]) => {
    if (key !== step) return [[key, child] as const];
    const kept = without(child, rest);
    const isGone = kept === undefined || (isRecord(kept) && Object.keys(kept).length === 0);
    return isGone ? [] : [[key, kept] as const];
  });
  return Object.fromEntries(entries);
}

const filled = new Map<string, unknown>();

/** All values of a form by a seed, made once. */
function filledBy(schema: Name, { form }: SpecForm, seed: number): unknown {
  const name = `${schema} ${seed}`;
  if (!filled.has(name)) filled.set(name, filledValues(form, randomValues(form, seed)));
  return filled.get(name);
}

/** Another value for an input than the one it has, by some seed; undefined where the form offers none. */
function otherValue(schema: Name, form: SpecForm, leaf: Leaf, old: unknown, seed: number): unknown {
  for (let own = seed; own < seed + 60; own += 1) {
    const value = valueAt(filledBy(schema, form, own), leaf.form);
    if (value !== undefined && !isSameValue(value, old)) return value;
  }
  return undefined;
}

it("has documents to try", () => {
  expect(documents.length).toBeGreaterThan(40);
});

describe.each(documents)("$kind.kind $name", ({ kind, text, key, schema }) => {
  const load = async () => specForm(await loadFormParts(schema), await loadFormParts(kind.whole));

  it("is saved as it was, untouched", async () => {
    const form = await load();
    const spec = parseDocument(text, { merge: true }).toJS() as Json;
    const values = startValues(form.form, specValues(form, spec, key));
    const again = specEdited(form, spec, key, { before: values, after: structuredClone(values) });
    expect(JSON.stringify(again)).toBe(JSON.stringify(spec));
    expect(mergeYaml(text, { ...again }).text).toBe(text);
  });

  it("keeps everything but the one field that was edited", async () => {
    const form = await load();
    const spec = parseDocument(text, { merge: true }).toJS() as Json;
    const before = startValues(form.form, specValues(form, spec, key));
    const leaves = leavesOf(form.entry).filter(
      // A choice clears what belonged to the one before, and what is hidden cannot be edited.
      ({ options, hiddenFor }) => options.length === 0 && Object.keys(hiddenFor).length === 0,
    );
    for (const [index, leaf] of leaves.entries()) {
      const value = otherValue(schema, form, leaf, valueAt(before, leaf.form), index + 1);
      if (value === undefined) continue;
      const after = withAt(before, leaf.form, value);
      const edited = specEdited(form, spec, key, { before, after });
      const about = `${leaf.form.join(".")} = ${JSON.stringify(value)}`;
      const places = [leaf.wire, ...leaf.older].map((path) =>
        leaf.around ? path : [key, 0, ...path],
      );
      // In value: the rest is the same, keys in their order.
      const rest = (root: unknown) => places.reduce((left, path) => without(left, path), root);
      const isDisplacing = leavesOf(form.entry).some(({ wire, older }) =>
        older.some(
          (path) =>
            Array.isArray(valueAt(spec[key] && (spec[key] as Json[])[0], path)) &&
            path.length < wire.length &&
            leaf.wire.join(".").startsWith(`${path.join(".")}.`),
        ),
      );
      if (!isDisplacing) expect(rest(edited), about).toEqual(rest(spec));
      // In spelling: each line of the text that does not hold the field is still there, in order.
      const merged = mergeYaml(text, { ...edited }).text.split("\n");
      const own = new Set(places.flatMap((path) => [...linesAt(text, path)]));
      let at = 0;
      for (const [number, line] of text.split("\n").entries()) {
        if (own.has(number) || isDisplacing) continue;
        // Behind what stands in braces, something may have been added.
        const start = line.replace(/\s*\}+$/, "");
        const found = merged.findIndex(
          (own, index) =>
            index >= at && (own === line || (start !== line && own.startsWith(start))),
        );
        expect(
          found,
          `${about}: line ${number + 1} '${line}' in\n${merged.join("\n")}`,
        ).toBeGreaterThanOrEqual(0);
        at = found + 1;
      }
    }
  });
});

it("finds every type with a form among the documents", () => {
  const formed = pickableTypes.filter(
    ({ kind, schema, hidden }) =>
      (kind === "Canary" || kind === "ScrapeConfig") &&
      isName(schema) &&
      hidden !== true &&
      schema.includes("-") &&
      !schema.endsWith("scrape-config"),
  );
  const seen = new Set(documents.map(({ schema }) => schema));
  expect(formed.map(({ schema }) => schema).filter((name) => !seen.has(name as Name))).toEqual([]);
});
