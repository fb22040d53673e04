import type { Scope } from "../expressions/evaluate";
import type { PlaybookParameter, PlaybookSpec } from "./spec";
import { render, renderAll } from "./template";
import { TemplateError } from "./templateValue";

/** Stands for a secret wherever a run is shown. */
export const masked = "***";

const isSecret = ({ type, properties }: PlaybookParameter): boolean =>
  type === "secret" || type === "password" || properties?.["format"] === "password";

/** Names that templates may refer to although nobody gave them. */
const withNames = (spec: PlaybookSpec, params: Readonly<Record<string, string>>) => ({
  ...Object.fromEntries((spec.parameters ?? []).map(({ name }) => [name, ""])),
  ...params,
});

/** The parameters with defaults and properties filled in for a resource; a default may refer to earlier parameters. */
export function renderedParameters(
  spec: PlaybookSpec,
  params: Readonly<Record<string, string>>,
  scope: Scope,
): PlaybookParameter[] {
  const known = withNames(spec, params);
  return (spec.parameters ?? []).map((parameter) => {
    const within = { ...scope, params: known };
    const properties = parameter.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(parameter.properties).map(([key, value]) => [
              key,
              renderAll(value, within, true),
            ]),
          ),
        }
      : {};
    if (parameter.default === undefined || parameter.default === null)
      return { ...parameter, ...properties };
    const filled = render(String(parameter.default), within, true);
    if (!params[parameter.name]) known[parameter.name] = filled;
    return { ...parameter, ...properties, default: filled };
  });
}

/**
 * The values of a run: what was given, and defaults for the rest. Secrets are apart, and masked among what is shown.
 * @throws TemplateError for unknown and for missing parameters, in the backend's words.
 */
export function parametersOf(
  spec: PlaybookSpec,
  given: Readonly<Record<string, string>>,
  scope: Scope,
): { shown: Record<string, string>; secrets: Record<string, string> } {
  const known = new Set((spec.parameters ?? []).map(({ name }) => name));
  const unknown = Object.keys(given).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new TemplateError(`unknown parameter(s): ${unknown.join(", ")}`);
  const shown: Record<string, string> = {};
  const secrets: Record<string, string> = {};
  const missing: string[] = [];
  for (const parameter of renderedParameters(spec, given, scope)) {
    const value =
      given[parameter.name] ??
      (parameter.default === undefined ? "" : String(parameter.default ?? ""));
    if (parameter.required && value === "") missing.push(parameter.name);
    if (value === "") continue;
    shown[parameter.name] = isSecret(parameter) ? masked : value;
    if (isSecret(parameter)) secrets[parameter.name] = value;
  }
  if (missing.length > 0)
    throw new TemplateError(`missing required parameter(s): ${missing.join(", ")}`);
  return { shown, secrets };
}
