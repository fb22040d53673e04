import { expect, type Locator } from "@playwright/test";
import {
  hintsOf,
  isChoice,
  isHiddenBeside,
  type JsonSchema,
  labelOf,
  propertiesOf,
  resolvedIn,
} from "~/lib/wire/formSchema";
import { isRecord } from "~/lib/wire/wirePath";

/** Widgets that draw an object or a list as one input. */
const wholes = new Set([
  "env-var",
  "script",
  "json",
  "yaml",
  "key-value",
  "headers",
  "multi-select",
  "response-codes",
]);

const isWhole = (schema: JsonSchema): boolean => {
  const { widget, options } = hintsOf(schema);
  return wholes.has(widget ?? "") || (schema["type"] === "array" && options.length > 0);
};

/** Opens what a form folds behind "More options", once its inputs have loaded. */
export async function openMore(form: Locator): Promise<void> {
  await expect(form.getByRole("textbox").first()).toBeAttached();
  for (const fold of await form.locator("details:not([open])").all()) {
    const more = fold.getByText("More options", { exact: true });
    if ((await more.count()) > 0) await more.click();
  }
}

/** What to do with the inputs of a form: type values in, or expect values. */
type Doing = "fill" | "expect";

interface Part {
  /** The form, or the group in it that the input stands in: several inputs of a form may be called alike. */
  scope: Locator;
  schema: JsonSchema;
  label: string;
  value: unknown;
}

/** A label, with the star that required ones may end in. */
const named = (label: string) =>
  new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}( \\*)?$`);

/** The input or the group of a label: an object's own stand before those of groups inside of it. */
const within = (scope: Locator, role: "group" | "textbox" | "combobox" | "switch", label: string) =>
  scope.getByRole(role, { name: named(label), includeHidden: true }).first();

const groupWidgets = ["env-var", "headers", "script", "key-value", "connection"];

/** Where a field is: the group around several controls, or its one control. */
function placeOf({ scope, schema, label }: Part): Locator {
  const { widget, options } = hintsOf(schema);
  if (isChoice(schema)) return scope.getByRole("radiogroup", { name: label, exact: true });
  if (isObject(schema) || groupWidgets.includes(widget ?? "")) return within(scope, "group", label);
  if (schema["type"] === "boolean") return within(scope, "switch", label);
  const isCode = widget === "json" || widget === "yaml";
  if (schema["type"] === "array" && !isCode) return within(scope, "group", label);
  const isList = options.length > 0 && widget !== "schedule" && widget !== "duration";
  return within(scope, isList ? "combobox" : "textbox", label);
}

const asText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const option = (place: Locator, group: string, name: string) =>
  place
    .getByRole("radiogroup", { name: group, exact: true })
    .getByRole("radio", { name, exact: true });

/** Every input that a schema names, with what `values` hold for it. */
class TypeForm {
  constructor(
    readonly form: Locator,
    readonly root: JsonSchema,
    readonly doing: Doing,
  ) {}

  async object(schema: JsonSchema, values: unknown, scope: Locator): Promise<void> {
    const given = isRecord(values) ? values : {};
    const properties = propertiesOf(this.root, schema);
    const siblings = Object.fromEntries(properties);
    const parts = properties
      .filter(([, child]) => !isHiddenBeside(hintsOf(child), siblings, given))
      .map(([key, child]): Part => ({
        scope,
        schema: child,
        label: labelOf(child, key),
        value: given[key],
      }));
    const isExclusive = ({ schema: child }: Part) =>
      isChoice(schema) || hintsOf(child).widget === "one-of-connection";
    await this.choice(parts.filter(isExclusive));
    for (const part of parts.filter((own) => !isExclusive(own))) await this.part(part);
  }

  /** Parts of which one is chosen before its inputs are there. */
  async choice(parts: readonly Part[]): Promise<void> {
    const [first] = parts;
    if (!first) return;
    const chosen = parts.find(({ value }) => value !== undefined);
    const group = hintsOf(first.schema).group ?? "Connection";
    const radio = option(this.form, group, chosen?.label ?? "None");
    await expect(radio).toBeAttached();
    if (this.doing === "fill" && chosen) await radio.check();
    if (this.doing === "expect") await expect(radio).toBeChecked();
    if (chosen) await this.object(chosen.schema, chosen.value, chosen.scope);
  }

  async part(part: Part): Promise<void> {
    const { schema, value, scope } = part;
    if (isWhole(schema)) return this.input(part);
    if (isObject(schema))
      return this.object(schema, value, isChoice(schema) ? scope : placeOf(part));
    if (schema["type"] === "array") return this.list(part);
    return this.input(part);
  }

  async list(part: Part): Promise<void> {
    const { schema, label, value } = part;
    const place = placeOf(part);
    await expect(place).toBeAttached();
    const items: unknown[] = Array.isArray(value) ? value : [];
    for (const [index, item] of items.entries()) {
      if (this.doing === "fill")
        await place.getByRole("button", { name: `Add to ${label}`, exact: true }).click();
      await this.part({
        scope: place,
        schema: resolvedIn(this.root, schema["items"]),
        label: `${label} ${index + 1}`,
        value: item,
      });
    }
    await expect(place.getByRole("button", { name: /^Remove line/ })).toHaveCount(items.length);
  }

  async input(part: Part): Promise<void> {
    const { schema, label, value } = part;
    const { widget, options } = hintsOf(schema);
    const place = placeOf(part);
    await expect(place).toBeAttached();
    if (this.doing === "fill" && value === undefined) return;
    // Scripts, which few need, are folded while there are none.
    if (widget === "script" && value === undefined) return;
    if (widget === "script" && this.doing === "fill")
      await this.form.locator("details:not([open]) > summary").click();
    if (widget === "env-var") return this.envVar(place, label, value);
    if (widget === "headers") return this.headers(place, value);
    if (widget === "script") return this.script(place, label, value);
    if (widget === "key-value") return this.map(place, label, value);
    if (schema["type"] === "boolean") return this.checked(place, value === true);
    if (widget === "json" || widget === "yaml") return this.code(part);
    if (schema["type"] === "array" && options.length > 0) return this.chips(part);
    if (options.length > 0 && widget !== "schedule" && widget !== "duration")
      return this.select(place, asText(value ?? schema["default"]));
    if (widget === "connection") return this.connection(place, asText(value));
    const hasDefault = schema["default"] !== undefined;
    if (value !== undefined || !hasDefault) await this.text(place, value);
  }

  async text(field: Locator, value: unknown): Promise<void> {
    if (this.doing === "expect") await expect(field).toHaveValue(asText(value));
    else await field.fill(asText(value));
  }

  async checked(box: Locator, isChecked: boolean): Promise<void> {
    if (this.doing === "expect") await expect(box).toBeChecked({ checked: isChecked });
    else await box.setChecked(isChecked);
  }

  async select(list: Locator, value: string): Promise<void> {
    if (this.doing === "expect") await expect(list).toHaveValue(value);
    else await list.selectOption(value);
  }

  async connection(place: Locator, value: string): Promise<void> {
    if (this.doing === "expect") {
      const isReference = value === "" || value.startsWith("connection://");
      if (isReference) await expect(place.getByRole("button").first()).toContainText(value);
      else await expect(place.getByRole("textbox")).toHaveValue(value);
      return;
    }
    await place.getByRole("button", { name: "Type a reference" }).click();
    await place.getByRole("textbox").fill(value);
  }

  async chips(part: Part): Promise<void> {
    const { value } = part;
    const place = placeOf(part);
    const values: unknown[] = Array.isArray(value) ? value : [];
    for (const own of values)
      await this.checked(place.getByRole("checkbox", { name: asText(own), exact: true }), true);
    await expect(place.getByRole("checkbox", { checked: true })).toHaveCount(values.length);
  }

  /** JSON or YAML, whose layout is the form's own affair. */
  async code(part: Part): Promise<void> {
    const { schema, value } = part;
    const field = placeOf(part);
    const isText = schema["type"] === "string" || value === undefined;
    const text = isText ? asText(value) : JSON.stringify(value);
    if (this.doing === "fill") return field.fill(text);
    if (isText) return expect(field).toHaveValue(text);
    expect(JSON.parse(await field.inputValue())).toEqual(value);
  }

  async map(place: Locator, label: string, value: unknown): Promise<void> {
    const pairs = isRecord(value) ? Object.entries(value) : [];
    for (const [index, [key, own]] of pairs.entries()) {
      if (this.doing === "fill") await place.getByRole("button", { name: /^Add/ }).click();
      await this.text(place.getByLabel(`${label}: key ${index + 1}`), key);
      await this.text(place.getByLabel(`${label}: value ${index + 1}`), own);
    }
  }

  async headers(place: Locator, value: unknown): Promise<void> {
    const headers: unknown[] = Array.isArray(value) ? value : [];
    for (const [index, header] of headers.entries()) {
      const { name, ...own } = isRecord(header) ? header : {};
      if (this.doing === "fill") await place.getByRole("button", { name: "Add header" }).click();
      await this.text(place.getByLabel(`Header ${index + 1}`, { exact: true }), name);
      await this.envVar(place, `Value of ${asText(name)}`, own);
    }
  }

  async script(place: Locator, label: string, value: unknown): Promise<void> {
    const [[key, text] = ["None", ""]] = isRecord(value) ? Object.entries(value) : [];
    const languages: Readonly<Record<string, string>> = {
      template: "Go Template",
      javascript: "Javascript",
      expr: "Expr",
      jsonPath: "JSONPath",
    };
    const language = languages[key] ?? "None";
    await this.checked(option(place, `${label}: language`, language), true);
    if (language !== "None") await this.text(place.getByRole("textbox"), text);
  }

  /** A value, or where in the cluster it is kept. */
  async envVar(place: Locator, label: string, value: unknown): Promise<void> {
    const { value: plain, valueFrom } = isRecord(value) ? value : {};
    const from = isRecord(valueFrom) ? valueFrom : {};
    const [kept, words] =
      from["secretKeyRef"] === undefined ? ["Static", ""] : ["Secret", "Secret name"];
    await this.checked(option(place, `${label}: kept as`, kept), true);
    if (kept === "Static")
      return this.text(place.getByLabel(new RegExp(`^${label}( \\*)?$`)).last(), plain);
    const { name, key } = isRecord(from["secretKeyRef"]) ? from["secretKeyRef"] : {};
    await this.text(place.getByLabel(`${label}: ${words}`, { exact: true }), name);
    await this.text(place.getByLabel(`${label}: key`, { exact: true }), key);
  }
}

/** The fields that the form of a type shows before anything is filled in. */
function fieldsOf(form: Locator, schema: JsonSchema): (Part & { key: string })[] {
  const properties = propertiesOf(schema, schema);
  const siblings = Object.fromEntries(properties);
  return properties
    .filter(([, child]) => !isHiddenBeside(hintsOf(child), siblings, {}))
    .filter(([, child]) => hintsOf(child).widget !== "one-of-connection")
    .map(([key, child]) => ({
      key,
      scope: form,
      schema: child,
      label: labelOf(child, key),
      value: undefined,
    }));
}

/** Every input that the form of a type has is there. */
export async function expectTypeFields(form: Locator, schema: JsonSchema): Promise<void> {
  for (const field of fieldsOf(form, schema)) await expect(placeOf(field)).toBeAttached();
}

/** Every field that a form cannot do without says that it is missing. */
export async function expectRequired(form: Locator, schema: JsonSchema): Promise<void> {
  const required: unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  for (const field of fieldsOf(form, schema).filter(({ key }) => required.includes(key)))
    await expect(placeOf(field)).toHaveAccessibleDescription(/This field is required/);
}

const isObject = (schema: JsonSchema): boolean =>
  schema["type"] === "object" && isRecord(schema["properties"]) && !isWhole(schema);

/** Types the values in, as a person would. */
export async function fillTypeForm(form: Locator, schema: JsonSchema, values: unknown) {
  await openMore(form);
  await new TypeForm(form, schema, "fill").object(schema, values, form);
}

/** The form of a type shows these values. */
export async function expectTypeValues(form: Locator, schema: JsonSchema, values: unknown) {
  await openMore(form);
  await new TypeForm(form, schema, "expect").object(schema, values, form);
}
