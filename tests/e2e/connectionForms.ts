import { expect, type Locator } from "@playwright/test";
import {
  hintsOf,
  isChoice,
  isHiddenBeside,
  type JsonSchema,
  labelOf,
  propertiesOf,
} from "~/lib/wire/formSchema";
import { readEnvText } from "~/lib/wire/envVar";
import { isRecord } from "~/lib/wire/wirePath";
import { openMore } from "./typeForms";

const sourceLabels = { static: "Static", secret: "Secret", configmap: "ConfigMap" } as const;

/** An input or a group of a form, as a person finds it. */
export interface FormPart {
  schema: JsonSchema;
  label: string;
  value: unknown;
}

/** Parts of a form that its values show, those inside of a chosen part too. */
export function partsOf(form: JsonSchema, schema: JsonSchema, values: unknown): FormPart[] {
  const given = isRecord(values) ? values : {};
  const properties = propertiesOf(form, schema);
  const siblings = Object.fromEntries(properties);
  return properties
    .filter(([, child]) => !isHiddenBeside(hintsOf(child), siblings, given))
    .map(([key, child]) => ({ schema: child, label: labelOf(child, key), value: given[key] }));
}

const exact = { exact: true } as const;
const radio = (dialog: Locator, group: string, name: string) =>
  dialog
    .getByRole("radiogroup", { name: group, exact: true })
    .getByRole("radio", { name, exact: true });

/** A text input by its label; required ones carry a star. */
const input = (dialog: Locator, label: string) =>
  dialog
    .getByRole("textbox", { name: new RegExp(`^${escaped(label)}( \\*)?$`) })
    .or(
      dialog
        .locator(`input[type=password]`)
        .and(dialog.getByLabel(new RegExp(`^${escaped(label)}( \\*)?$`))),
    );

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Does with every part of a form what `leaf` says; groups of exclusive parts are chosen on the way. */
async function walk(
  dialog: Locator,
  form: JsonSchema,
  schema: JsonSchema,
  values: unknown,
  doing: "fill" | "see" | "expect",
): Promise<void> {
  for (const part of partsOf(form, schema, values)) {
    if (isChoice(part.schema)) {
      const inner = partsOf(form, part.schema, part.value);
      const chosen = inner.find(({ value }) => value !== undefined);
      const option = radio(dialog, part.label, chosen?.label ?? "None");
      if (doing === "fill" && chosen) await option.check();
      if (doing === "see") await expect(option).toBeVisible();
      if (doing === "expect") await expect(option).toBeChecked();
      if (chosen && doing !== "see") await walk(dialog, form, chosen.schema, chosen.value, doing);
    } else await leaf(dialog, part, doing);
  }
}

async function leaf(dialog: Locator, part: FormPart, doing: "fill" | "see" | "expect") {
  const { schema, label, value } = part;
  const { widget, options } = hintsOf(schema);
  if (widget === "env-var") return envVar(dialog, part, doing);
  if (schema["type"] === "boolean") {
    const toggle = dialog.getByRole("switch", { name: label, exact: true });
    await expect(toggle).toBeVisible();
    if (doing === "fill" && value !== undefined) await toggle.setChecked(value === true);
    if (doing === "expect") await expect(toggle).toBeChecked({ checked: value === true });
    return;
  }
  if (widget === "switch" || options.length > 0) {
    const chosen = String(value ?? schema["default"]);
    const option = radio(dialog, label, chosen);
    await expect(option).toBeAttached();
    if (doing === "fill") await option.check();
    if (doing === "expect") await expect(option).toBeChecked();
    return;
  }
  const field = input(dialog, label);
  await expect(field).toBeVisible();
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (doing === "fill" && value !== undefined) await field.fill(text);
  if (doing === "expect") await expect(field).toHaveValue(text);
}

async function envVar(dialog: Locator, part: FormPart, doing: "fill" | "see" | "expect") {
  const { label, value } = part;
  const parts = readEnvText(typeof value === "string" ? value : "");
  if (parts.source === "helm" || parts.source === "serviceaccount")
    throw new Error(`${label}: examples use static values, secrets and config maps`);
  const source = radio(dialog, `${label}: kept as`, sourceLabels[parts.source]);
  await expect(source).toBeAttached();
  if (doing === "see") return;
  if (doing === "fill") await source.check();
  else await expect(source).toBeChecked();
  const texts: readonly (readonly [Locator, string])[] =
    parts.source === "static"
      ? [[input(dialog, label), parts.value]]
      : [
          [
            dialog.getByLabel(
              `${label}: ${parts.source === "secret" ? "Secret name" : "Config map name"}`,
              exact,
            ),
            parts.name,
          ],
          [dialog.getByLabel(`${label}: key`, exact), parts.key],
        ];
  for (const [field, text] of texts) {
    if (doing === "fill") await field.fill(text);
    else await expect(field).toHaveValue(text);
  }
}

async function walkAll(
  dialog: Locator,
  form: JsonSchema,
  values: unknown,
  doing: "fill" | "see" | "expect",
) {
  await openMore(dialog);
  await walk(dialog, form, form, values, doing);
}

/** Every input that the schema names is there. */
export const expectFields = (dialog: Locator, form: JsonSchema) => walkAll(dialog, form, {}, "see");

/** Types the values in, as a person would. */
export const fillForm = (dialog: Locator, form: JsonSchema, values: unknown) =>
  walkAll(dialog, form, values, "fill");

/** The form shows exactly these values. */
export const expectValues = (dialog: Locator, form: JsonSchema, values: unknown) =>
  walkAll(dialog, form, values, "expect");
