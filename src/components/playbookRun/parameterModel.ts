import type { PlaybookParameter } from "~generated/playbook/types.gen";
import { readYamlDocuments } from "~/lib/yaml/yamlDocuments";

/** What a parameter is filled in with. */
type ParameterKind =
  | "text"
  | "multiline"
  | "number"
  | "email"
  | "url"
  | "secret"
  | "bytes"
  | "millicores"
  | "dns1123"
  | "code"
  | "checkbox"
  | "list"
  | "team"
  | "people"
  | "component"
  | "config"
  | "check";

const kinds = new Set<string>([
  "number",
  "email",
  "url",
  "secret",
  "bytes",
  "millicores",
  "dns1123",
  "code",
  "checkbox",
  "list",
  "team",
  "people",
  "component",
  "config",
  "check",
] satisfies ParameterKind[]);

const isKind = (text: string): text is ParameterKind => kinds.has(text);

type Parameter = Pick<PlaybookParameter, "name" | "type" | "required" | "default" | "properties">;

/** The kind of a parameter, by its type or, of a text, by its format; what is not known is a text. */
export function kindOf({ type = "text", properties }: Parameter): ParameterKind {
  const format = properties?.["format"];
  const word = type === "text" && typeof format === "string" ? format : type;
  if (word === "password") return "secret";
  if (isKind(word)) return word;
  const isLong = properties?.["multiline"] === true || properties?.["multiline"] === "true";
  return isLong ? "multiline" : "text";
}

/** Label, else name (a parameter without a label still has a caption). */
export const captionOf = ({ label, name }: Pick<PlaybookParameter, "label" | "name">): string =>
  label?.trim() || name;

/** A number among the properties, however it is written. */
function numberOf(properties: Parameter["properties"], name: string): number | undefined {
  const value = properties?.[name];
  if (value === undefined || value === null || value === "") return undefined;
  const number = Number(value);
  return Number.isNaN(number) ? undefined : number;
}

export const byteUnits = ["Mi", "Gi", "Ti"] as const;
const mebibytes: Readonly<Record<string, number>> = { Mi: 1, Gi: 1024, Ti: 1024 * 1024 };

/** Amount and unit of `12Gi`; Mi where none is written. */
export function splitBytes(value: string): { amount: string; unit: string } {
  const match = /^(.*?)(Mi|Gi|Ti)$/.exec(value.trim());
  return { amount: match?.[1] ?? value.trim(), unit: match?.[2] ?? "Mi" };
}

export const joinBytes = (amount: string, unit: string): string =>
  amount.trim() === "" ? "" : `${amount.trim()}${unit}`;

export const splitMillicores = (value: string): string => value.trim().replace(/m$/, "");
export const joinMillicores = (amount: string): string =>
  amount.trim() === "" ? "" : `${amount.trim()}m`;

const dns1123 = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/;

/** Choices of a list; a bare value is its own label. */
export function optionsOf({ properties }: Parameter): { value: string; label: string }[] {
  const options = properties?.["options"];
  if (!Array.isArray(options)) return [];
  return options.map((option: unknown) => {
    if (typeof option !== "object" || option === null)
      return { value: String(option), label: String(option) };
    const { label, value }: Record<string, unknown> = Object(option);
    return { value: String(value ?? label), label: String(label ?? value) };
  });
}

/** What is typed as a number, in the unit that bounds are given in. */
function amountOf(kind: ParameterKind, value: string): number {
  if (kind === "bytes") {
    const { amount, unit } = splitBytes(value);
    return amount === "" ? Number.NaN : Number(amount) * (mebibytes[unit] ?? 1);
  }
  return kind === "millicores" ? Number(splitMillicores(value) || "x") : Number(value);
}

const units: Partial<Record<ParameterKind, string>> = { bytes: "Mi", millicores: "m" };

function issueOfNumber(
  kind: ParameterKind,
  value: string,
  parameter: Parameter,
): string | undefined {
  const amount = amountOf(kind, value);
  if (Number.isNaN(amount)) return "Enter a number";
  if (units[kind] && amount < 0) return "Enter a number from 0";
  const [min, max] = [numberOf(parameter.properties, "min"), numberOf(parameter.properties, "max")];
  const unit = units[kind] ?? "";
  if (min !== undefined && amount < min) return `Must be at least ${min}${unit}`;
  if (max !== undefined && amount > max) return `Must be at most ${max}${unit}`;
  return undefined;
}

function issueOfText(
  kind: ParameterKind,
  value: string,
  { properties }: Parameter,
): string | undefined {
  const least = numberOf(properties, "minLength");
  const most = numberOf(properties, "maxLength");
  if (least !== undefined && value.length < least) return `Must have at least ${least} characters`;
  if (most !== undefined && value.length > most) return `Must have at most ${most} characters`;
  if (kind === "dns1123" && !dns1123.test(value))
    return "Use lower case letters, digits, hyphens and dots";
  if (kind === "email" && !/^[^\s@]+@[^\s@]+$/.test(value)) return "Enter an e-mail address";
  if (kind === "url" && !URL.canParse(value)) return "Enter an address such as https://example.org";
  const pattern = properties?.["regex"];
  return typeof pattern === "string" && pattern !== "" && !matches(pattern, value)
    ? `Does not match the pattern ${pattern}`
    : undefined;
}

/** A pattern that the browser cannot read is left to the server. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(value);
  } catch {
    return true;
  }
}

/** Why a code parameter's text is no YAML or JSON; texts of other languages are not read. */
function issueOfCode(value: string, { properties }: Parameter): string | undefined {
  const language = properties?.["language"] ?? "yaml";
  if (language !== "yaml" && language !== "json") return undefined;
  const issue = readYamlDocuments(value).flatMap(({ issues }) => issues)[0];
  return issue ? `Line ${issue.line}: ${issue.message}` : undefined;
}

/** What keeps a value from being sent, in the words of spec 3 §5; undefined for a good one. */
export function issueOf(parameter: Parameter, value: string): string | undefined {
  const kind = kindOf(parameter);
  if (value.trim() === "") return parameter.required ? "This field is required" : undefined;
  if (kind === "number" || kind === "bytes" || kind === "millicores")
    return issueOfNumber(kind, value, parameter);
  if (kind === "code") return issueOfCode(value, parameter);
  if (kind === "list" && !optionsOf(parameter).some((option) => option.value === value))
    return "Choose one of the options";
  return issueOfText(kind, value, parameter);
}

/** The value in force: what was typed, else the default; a checkbox says what it is either way. */
export function valueOf(parameter: Parameter, typed: Readonly<Record<string, string>>): string {
  const value = typed[parameter.name] ?? parameter.default ?? "";
  return kindOf(parameter) === "checkbox" ? String(value === "true") : value;
}

/** What is sent: every value as text, nothing for what is empty. */
export function payloadOf(
  parameters: readonly Parameter[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = valueOf(parameter, typed);
      return value === "" ? [] : [[parameter.name, value]];
    }),
  );
}

/** What was typed so far and another default hangs on: names, and their values. Secrets stay where they are. */
export function dependencies(
  parameters: readonly PlaybookParameter[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> {
  const wanted = new Set(parameters.flatMap(({ dependsOn }) => dependsOn ?? []));
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = typed[parameter.name];
      const isSent = wanted.has(parameter.name) && kindOf(parameter) !== "secret";
      return isSent && value !== undefined ? [[parameter.name, value]] : [];
    }),
  );
}

/** Least and greatest, for the hint. */
export function boundsHint(parameter: Parameter): string | undefined {
  const kind = kindOf(parameter);
  const [min, max] = [numberOf(parameter.properties, "min"), numberOf(parameter.properties, "max")];
  const unit = units[kind] ?? "";
  if (kind !== "number" && unit === "") return undefined;
  if (min !== undefined && max !== undefined) return `${min}${unit} to ${max}${unit}`;
  if (min !== undefined) return `At least ${min}${unit}`;
  return max === undefined ? undefined : `At most ${max}${unit}`;
}

/** Editor heights of code parameters in lines (spec 3 §9: small is 18 rem). */
export const codeRows: Readonly<Record<string, number>> = {
  "very-small": 11,
  small: 13,
  medium: 27,
  large: 41,
  full: 41,
};

const widths = ["very-small", "small", "medium", "large", "full"];

/** Size of the dialog: that of the widest code parameter; small and very small ones do not widen it. */
export function dialogSize(parameters: readonly Parameter[]): "medium" | "large" | "full" {
  const widest = parameters
    .filter((parameter) => kindOf(parameter) === "code")
    .reduce(
      (most, { properties }) => Math.max(most, widths.indexOf(String(properties?.["size"]))),
      0,
    );
  return widest === 4 ? "full" : widest >= 2 ? "large" : "medium";
}
