import type { Ajv2020 } from "ajv/dist/2020.js";
import type { AnyValidateFunction } from "ajv/dist/types/index.js";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { banner } from "./document";
import { keywords } from "./failure.js";
import { stableNames } from "./stableNames";

/** What all printed checks of a folder import from beside them. */
export const failureModule: string =
  banner + readFileSync(new URL("./failure.js", import.meta.url), "utf8");

/** A compiled function as Ajv describes it for printing: its text and the values that the text names. */
interface Source {
  validateName: { toString(): string };
  validateCode: { toString(): string };
  scopeValues: Readonly<Record<string, Iterable<ScopeName>>>;
}

interface ScopeName {
  prefix: string;
  value?: { ref: unknown; code?: { toString(): string } };
  toString(): string;
}

/** Options of an Ajv whose checks this prints: an error's message is told by `failure.js`. */
export const printedOptions = {
  code: { source: true, esm: true, lines: true },
  inlineRefs: false,
  messages: false,
  // Lengths in UTF-16 units: counting code points would need a helper module that plain code cannot carry.
  unicode: false,
  logger: false,
} as const;

interface Module {
  functions: Map<string, string>;
  /** Text of a value → its name: once per module, whoever uses it. */
  values: Map<string, string>;
  /** Module → names that this one takes from it. */
  imports: Map<string, Set<string>>;
}

/** Name of the function that a schema becomes. */
export const nameOf = (id: string): string => id.replaceAll(/\W+/g, "_");

const sorted = <Value>(entries: Iterable<[string, Value]>): [string, Value][] =>
  [...entries].toSorted(([left], [right]) => (left < right ? -1 : 1));

function partOf(schema: unknown, path: string): unknown {
  const steps = path.matchAll(/\.([A-Za-z_$][\w$]*)|\[(\d+|"(?:[^"\\]|\\.)*")\]/g);
  return [...steps].reduce<unknown>((value, [, plain, quoted]) => {
    const key = plain ?? String(JSON.parse(quoted ?? '""'));
    return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
  }, schema);
}

/** Of a list of properties the compiled code asks only whether a key is there. */
const keysOnly = (properties: unknown) =>
  Object.fromEntries(Object.keys(properties as object).map((key) => [key, 1]));

/** What Ajv writes around every error and every call, said shortly. */
function shortened(code: string): string {
  return (
    code
      .replaceAll(/\/\*# sourceURL=.*?\*\/;\n/g, "")
      // Inside of a condition or a `not` only their number counts.
      .replaceAll(
        /const (err\d+) = \{\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g,
        "(vErrors ??= []).push({});errors++;",
      )
      .replaceAll(
        /const (err\d+) = \{instancePath(?::(.*))?,schemaPath:(".*"),keyword:"([^"]+)",params:(\{[^]*?\})(?:,propertyName:(\w+))?\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g,
        (_all, _name, at = "instancePath", place: string, keyword: string, ...rest: string[]) => {
          if (!keywords.includes(keyword))
            throw new Error(`failure.js has no words for ${keyword}`);
          const [params = "{}", property] = rest;
          const parts = [at, place, `"${keyword}"`, params, ...(property ? [property] : [])];
          return `(vErrors ??= []).push(failure(${parts.join(", ")}));errors++;`;
        },
      )
      .replaceAll(
        '{instancePath="", parentData, parentDataProperty, rootData=data}={}',
        'instancePath=""',
      )
      .replaceAll(
        /\{instancePath(?::(.*?))?,parentData\b.*?,parentDataProperty\b.*?,rootData\}/g,
        (_all, path: string | undefined) => path ?? "instancePath",
      )
  );
}

/** A read of a part of a schema in compiled code: `schema12.properties.kind.enum`, `schema4["x-y"][0]`. */
const partsOf = (schema: string) =>
  new RegExp(`\\b${schema}((?:\\.[A-Za-z_$][\\w$]*|\\[(?:\\d+|"(?:[^"\\\\]|\\\\.)*")\\])*)`, "g");

/** The function behind a name of the code, where it is one. */
function targetOf({ prefix, value }: ScopeName): AnyValidateFunction | undefined {
  const ref =
    prefix === "validate"
      ? value?.ref
      : ["root", "wrapper"].includes(prefix)
        ? (value?.ref as { validate?: unknown } | undefined)?.validate
        : undefined;
  return typeof ref === "function" ? (ref as AnyValidateFunction) : undefined;
}

/** What the printing relies on: nothing of Ajv's is left in the code. */
const leftOver =
  /\brootData\b|\berr\d+\b|\bparentData\b|\bevaluated\d|\b(?:schema|validate|wrapper|root)\d+\b/;

/**
 * Prints compiled checks as modules of plain code, so that nothing is compiled in the browser and no schema stands
 * twice: a reference from one schema to another is a call of the other's function.
 * @param ajv made with `printedOptions`; holds every schema under its own `$id`, referring to others by `$id` alone.
 * @param entries ids of the schemas to check values against; what they refer to follows.
 * @param moduleOf module of a schema by its id, below the folder, for example `canaries/http.check`.
 * @param failurePath from the folder to the module of `failure.js`.
 * @returns text of every module by its name.
 * @throws Error where an entry is unknown, or the compiled code holds what this does not print.
 */
export function checkModules(
  ajv: Ajv2020,
  entries: readonly string[],
  moduleOf: (id: string) => string,
  failurePath: string,
): Map<string, string> {
  // Neither is used in any schema of ours; both would add lines to every function.
  Object.assign(ajv.opts, { unevaluated: false, dynamicRef: false });
  const modules = new Map<string, Module>();
  const printed = new Set<string>();

  const idOf = (validate: AnyValidateFunction): string => {
    const own = Object.entries({ ...ajv.schemas, ...ajv.refs });
    const id = own.find(([, known]) => typeof known === "object" && known.validate === validate);
    if (id === undefined) throw new Error("checks: a compiled function belongs to no schema");
    return id[0];
  };

  const valueIn = ({ values }: Module, text: string): string => {
    if (text.includes("require(")) throw new Error(`checks: ${text} is no plain code`);
    // Named by what it is: a number would change with every value before it.
    const name = `value_${createHash("sha256").update(text).digest("hex").slice(0, 8)}`;
    const other = [...values].find(([, known]) => known === name)?.[0] ?? text;
    if (other !== text) throw new Error(`checks: ${text} and ${other} would have one name`);
    values.set(text, name);
    return name;
  };

  const print = (id: string): void => {
    if (printed.has(id)) return;
    printed.add(id);
    const source = ajv.getSchema(id)?.source as Source | undefined;
    if (!source) throw new Error(`checks: there is no schema ${id}`);
    const name = moduleOf(id);
    const module: Module = modules.get(name) ?? {
      functions: new Map(),
      values: new Map(),
      imports: new Map(),
    };
    modules.set(name, module);
    let code = shortened(String(source.validateCode));
    const replace = (from: string, to: string) => {
      code = code.replaceAll(new RegExp(`\\b${from}\\b`, "g"), () => to);
    };
    for (const used of Object.values(source.scopeValues).flatMap((names) => [...names])) {
      const target = targetOf(used);
      if (target) {
        const other = idOf(target);
        print(other);
        replace(
          used.prefix === "validate" ? String(used) : `${String(used)}\\.validate`,
          nameOf(other),
        );
        const from = moduleOf(other);
        if (from !== name)
          module.imports.set(from, (module.imports.get(from) ?? new Set()).add(nameOf(other)));
      } else if (used.prefix === "schema") {
        code = code.replaceAll(partsOf(String(used)), (_all, path: string) => {
          const part = partOf(used.value?.ref, path);
          const isList = path.endsWith(".properties");
          return valueIn(module, JSON.stringify(isList ? keysOnly(part) : part));
        });
      } else replace(String(used), valueIn(module, String(used.value?.code)));
    }
    replace(String(source.validateName), nameOf(id));
    const left = leftOver.exec(code);
    if (left) throw new Error(`checks: ${id} compiles to ${left[0]}, which is not printed yet`);
    if (module.functions.has(nameOf(id))) throw new Error(`checks: ${nameOf(id)} stands twice`);
    module.functions.set(nameOf(id), `export ${stableNames(code).trim()}`);
  };
  for (const id of entries) print(id);

  const files = sorted(modules).map(([name, module]): [string, string] => {
    const up = "../".repeat(name.split("/").length - 1) || "./";
    const own = sorted(module.functions);
    const lines = [
      `import { failure } from "${up}${failurePath}";`,
      ...sorted(module.imports).map(
        ([from, names]) => `import { ${[...names].toSorted().join(", ")} } from "${up}${from}.js";`,
      ),
      ...[...module.values].map(([text, value]) => `const ${value} = ${text};`),
      ...own.map(([, text]) => text),
      ...(own.length === 1 ? [`export default ${own[0]?.[0]};`] : []),
    ];
    return [name, `${banner}${lines.join("\n")}\n`];
  });
  return new Map(files);
}
