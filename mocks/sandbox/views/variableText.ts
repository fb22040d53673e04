import { renderAll } from "../playbooks/template";

/** CEL keeps the name `var` for itself, so that expressions read the variables of a view under another. */
export const variablesScope = "variables";

/** An expression as it can be evaluated: `var.cluster` reads the variable. */
export const withVariables = (source: string): string =>
  source.replaceAll(/(?<![\w"'])\.?var(?=[.[])/g, variablesScope);

function rename(value: unknown): unknown {
  if (typeof value === "string")
    return value.replaceAll(/\$\([^)]*\)|\{\{[^}]*\}\}/g, (template) => withVariables(template));
  if (Array.isArray(value)) return value.map(rename);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rename(one)]));
}

/** A document with `$(.var.key)` filled in. */
export const fillVariables = (value: unknown, chosen: Readonly<Record<string, string>>): unknown =>
  renderAll(rename(value), { [variablesScope]: chosen });
