import { describe, expect, it } from "vitest";
import { documentSchemas } from "~generated/schemas/index";
import { formIssues } from "~/lib/wire/formIssues";
import { type FormName, isFormName, loadFormParts } from "~/components/schemaForm/schemaFormState";
import { filledValues, startValues } from "~/lib/wire/formValues";
import { readSpec, specText } from "~/lib/yaml/specText";
import { mergeYaml } from "~/lib/yaml/yamlMerge";
import { isRecord } from "~/lib/wire/wirePath";
import { randomValues } from "../../../tests/schemas/randomValues";
import { newCodeSpec, newFormSpec } from "./newSpec";
import { entryOf, specEdited, specForm, specValues, specWith, unshownOf } from "./specForm";
import { type EditedKind, tileOf, typesOf } from "./specType";

const kindForms: Readonly<Record<EditedKind, FormName & keyof typeof documentSchemas>> = {
  Canary: "canaries/canary",
  ScrapeConfig: "scrapers/scrape-config",
};

const all = (["Canary", "ScrapeConfig"] as const).flatMap((kind) =>
  typesOf(kind).map((type) => ({ kind, type, name: `${kind} ${tileOf(type)}` })),
);

const formed = all.flatMap((one) =>
  isFormName(one.type.schema) ? [{ ...one, form: one.type.schema }] : [],
);

it("has a form for 9 types of health checks and 10 of scrapers", () => {
  expect(formed.filter(({ kind }) => kind === "Canary")).toHaveLength(9);
  expect(formed.filter(({ kind }) => kind === "ScrapeConfig")).toHaveLength(10);
});

describe.each(formed)("$name", ({ kind, type, form: name }) => {
  const load = async () =>
    specForm(await loadFormParts(name), await loadFormParts(kindForms[kind]));

  it("asks for everything once, and has one schedule", async () => {
    const form = await load();
    const fields: unknown = form.form["properties"];
    expect(isRecord(fields) && Object.keys(fields)).toContain("schedule");
    expect(isRecord(fields) && "retention" in fields).toBe(kind === "ScrapeConfig");
    expect(isRecord(fields) && "namespace" in fields && kind === "Canary").toBe(false);
  });

  it("opens any document of the form without changing its text", async () => {
    const form = await load();
    for (let seed = 1; seed <= 30; seed += 1) {
      const values = filledValues(form.form, randomValues(form.form, seed));
      expect(formIssues(form.form, form.check, values), `seed ${seed}`).toEqual([]);
      const spec = specWith(form, type.key, values);
      const text = `# whose\n${specText(spec)}# end\n`;
      const read = readSpec(text).spec ?? {};
      const opened = filledValues(
        form.form,
        startValues(form.form, specValues(form, read, type.key)),
      );
      // What the form cannot do without, such as a method, is shown and not written.
      const edit = { before: opened, after: structuredClone(opened) };
      const again = specEdited(form, read, type.key, edit);
      expect(again, `seed ${seed}`).toEqual(spec);
      expect(mergeYaml(text, again).text, `seed ${seed}`).toBe(text);
    }
  });

  it("keeps on an edit what the form does not know", async () => {
    const form = await load();
    for (let seed = 1; seed <= 20; seed += 1) {
      const values = filledValues(form.form, randomValues(form.form, seed));
      const made = specWith(form, type.key, values);
      const spec = {
        owner: "ada",
        ...made,
        [type.key]: [
          { unknown: { kept: [seed, null] }, ...entryOf(made, type.key) },
          { second: true },
        ],
        another: [{ name: "other" }],
      };
      expect(unshownOf(form, spec, type.key)).toEqual({
        entries: 1,
        keys: ["owner", "another"],
        fields: ["unknown"],
      });
      const others = filledValues(form.form, randomValues(form.form, seed + 100));
      const before = specValues(form, spec, type.key);
      const edited = specEdited(form, spec, type.key, { before, after: others });
      const fresh = specWith(form, type.key, others);
      expect(edited, `seed ${seed}`).toEqual({
        owner: "ada",
        another: [{ name: "other" }],
        ...fresh,
        [type.key]: [
          { unknown: { kept: [seed, null] }, ...entryOf(fresh, type.key) },
          { second: true },
        ],
      });
    }
  });

  it("starts with a schedule and one entry", async () => {
    const form = await load();
    const spec = newFormSpec(kind, type, form);
    expect(Object.keys(spec)).toEqual(["schedule", type.key]);
    expect(specValues(form, spec, type.key)["schedule"]).toMatch(/^@every/);
    expect("name" in (entryOf(spec, type.key) ?? {})).toBe(kind === "Canary");
  });
});

it("shows no form for what is no entry", () => {
  expect(entryOf({ http: "text" }, "http")).toBeUndefined();
  expect(entryOf({ http: ["text"] }, "http")).toBeUndefined();
  expect(entryOf({ http: [] }, "http")).toEqual({});
  expect(entryOf({}, "http")).toEqual({});
});

describe.each(all.filter(({ type }) => !isFormName(type.schema)))(
  "$name, as code",
  ({ kind, type }) => {
    it("starts with an example", async () => {
      const spec = newCodeSpec(kind, type, await documentSchemas[kindForms[kind]]());
      expect(spec["schedule"]).toMatch(/^@every/);
      if (type.list) expect(Object.keys(entryOf(spec, type.key) ?? {}).length).toBeGreaterThan(1);
    });
  },
);
