import { expect, test, type Page } from "@playwright/test";
import { documentSchemas, formSchemas, type PickableType } from "~generated/schemas/index";
import { isFormName } from "~/components/schemaForm/schemaFormState";
import { newCodeSpec } from "~/components/typedSpec/newSpec";
import { tileOf, typeOfSpec, typesOf } from "~/components/typedSpec/specType";
import { isRecord } from "~/lib/wire/wirePath";
import { isWalked } from "./walkedTypes";
import { expectRequired, expectTypeFields, expectTypeValues, fillTypeForm } from "./typeForms";

const typeLabel = ({ label, title }: PickableType): string => title ?? label;

const REQUIRED = "This field is required";

/** Where the records of a kind with types are made and stored, and the words that its editor has. */
interface EditorKind {
  kind: "Canary" | "ScrapeConfig";
  one: string;
  types: string;
  list: string;
  table: string;
  schema: "canaries/canary" | "scrapers/scrape-config";
}

export const canaryKind: EditorKind = {
  kind: "Canary",
  one: "Health Check",
  types: "Health check types",
  list: "/settings/canaries",
  table: "canaries",
  schema: "canaries/canary",
};

export const scraperKind: EditorKind = {
  kind: "ScrapeConfig",
  one: "Catalog Scraper",
  types: "Catalog scraper types",
  list: "/catalog/scrapers",
  table: "config_scrapers",
  schema: "scrapers/scrape-config",
};

/** The parts of an editor of a type, as a person finds them. */
export const editorPage = (page: Page, kind: EditorKind) => {
  const record = page.getByRole("region", { name: kind.one, exact: true });
  return {
    record,
    name: record.getByRole("textbox", { name: "Name", exact: true }),
    form: (label: string) => page.getByRole("region", { name: label, exact: true }),
    save: page.getByRole("button", { name: "Save", exact: true }),
    update: page.getByRole("button", { name: "Update", exact: true }),
    messages: page.getByRole("region", { name: "Messages" }),
  };
};

/** A stored record by its name, as the backend has it. */
export async function storedRecord(page: Page, { table }: EditorKind, name: string) {
  const answer: unknown = await (
    await page.request.get(`/api/db/${table}?name=eq.${name}&select=id,spec`)
  ).json();
  const row: unknown = Array.isArray(answer) ? answer[0] : undefined;
  if (!isRecord(row) || !isRecord(row["spec"])) throw new Error(`${name} is not stored`);
  return { id: String(row["id"]), spec: row["spec"] };
}

async function pick(page: Page, kind: EditorKind, type: PickableType): Promise<void> {
  await page.goto(`${kind.list}/add`);
  await page
    .getByRole("list", { name: kind.types })
    .getByRole("button", { name: typeLabel(type), exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`[?&]type=${tileOf(type)}(&|$)`));
  await expect(
    page.getByRole("heading", {
      level: 1,
      name: `Add ${typeLabel(type)} ${kind.one}`,
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole("banner").getByLabel(/^Help about/)).toBeVisible();
}

function formTest(kind: EditorKind, type: PickableType, schema: keyof typeof formSchemas): void {
  const label = typeLabel(type);
  test(`a ${label} ${kind.one.toLowerCase()} is filled in, saved and opened again`, async ({
    page,
  }) => {
    const form = await formSchemas[schema]();
    const examples: unknown[] = Array.isArray(form["examples"]) ? form["examples"] : [];
    const parts = editorPage(page, kind);
    for (const [index, example] of examples.entries()) {
      if (!isRecord(example)) throw new Error(`${schema}: an example is no object`);
      const name = `e2e-${tileOf(type)}-${index}`.toLowerCase();
      await pick(page, kind, type);
      if (index === 0) {
        await expectTypeFields(parts.form(label), form);
        await parts.save.click();
        await expect(parts.record).toContainText(REQUIRED);
        await expectRequired(parts.form(label), form);
      }
      await parts.name.fill(name);
      await fillTypeForm(parts.form(label), form, example);
      await parts.save.click();
      await expect(parts.messages).toContainText(`${name} created`);

      const { id, spec } = await storedRecord(page, kind, name);
      expect(typeOfSpec(kind.kind, spec).type.schema).toBe(type.schema);
      await page.goto(`${kind.list}/${id}`);
      await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
      await expectTypeValues(parts.form(label), form, {
        ...example,
        schedule: example["schedule"] ?? spec["schedule"],
      });
      await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);
    }
  });
}

function codeTest(kind: EditorKind, type: PickableType): void {
  test(`a ${typeLabel(type)} ${kind.one.toLowerCase()} is written as code, saved and opened again`, async ({
    page,
  }) => {
    const parts = editorPage(page, kind);
    const name = `e2e-${tileOf(type)}`.toLowerCase();
    await pick(page, kind, type);
    await expect(page.getByRole("tab")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Specs", exact: true })).toBeVisible();
    await parts.save.click();
    await expect(parts.record).toContainText(REQUIRED);
    await parts.name.fill(name);
    await parts.save.click();
    await expect(parts.messages).toContainText(`${name} created`);

    const { id, spec } = await storedRecord(page, kind, name);
    const start = newCodeSpec(kind.kind, type, await documentSchemas[kind.schema]());
    const named = Object.entries(start).map(([key, value]) => [
      key,
      Array.isArray(value)
        ? value.map((entry: unknown) =>
            isRecord(entry) && entry["name"] === "" ? { ...entry, name } : entry,
          )
        : value,
    ]);
    expect(spec).toEqual(Object.fromEntries(named));
    await page.goto(`${kind.list}/${id}?tab=code`);
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Specs", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Discard changes" })).toHaveCount(0);
  });
}

/** One test for each type that `walkedTypes` names, and one for the picker that offers them all. */
export function testTypes(kind: EditorKind): void {
  for (const type of typesOf(kind.kind).filter(isWalked))
    if (isFormName(type.schema)) formTest(kind, type, type.schema);
    else codeTest(kind, type);

  test(`the picker offers all ${kind.types.toLowerCase()} sorted by label, five per row`, async ({
    page,
  }) => {
    await page.goto(`${kind.list}/add`);
    const tiles = page.getByRole("list", { name: kind.types }).getByRole("button");
    const labels = typesOf(kind.kind).map(typeLabel);
    await expect(tiles).toHaveText(
      labels.toSorted((left, right) => left.localeCompare(right, "en")),
    );
    const tops = await tiles.evaluateAll((all) =>
      all.map((tile) => tile.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops[0])).toHaveLength(5);
  });
}
