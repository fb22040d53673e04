import type { JsonSchema } from "./formSchema";
import { isRecord } from "./wirePath";

type Path = readonly string[];

/** One option of a choice that stands for stored values, such as NTLM for `{ ntlm: true }`. */
interface ChoiceOption {
  readonly value: unknown;
  readonly wire: Readonly<Record<string, unknown>>;
}

/** One input: its path in the form, its place in the stored object, and older places that are read but not written. */
export interface Leaf {
  readonly schema: JsonSchema;
  readonly form: Path;
  readonly wire: Path;
  readonly older: readonly Path[];
  /** Stored in the spec around the item instead of in the item. */
  readonly around: boolean;
  /** Filled when the input is a choice whose options stand for stored values. */
  readonly options: readonly ChoiceOption[];
  /** Values of other inputs of the same object with which this one is not shown. */
  readonly hiddenFor: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * The inputs of a form schema, those of nested objects too. `x-wire` is a dotted path from the root of what is stored;
 * without it an input lies under its own key where its object lies; an object with an empty path leaves its children
 * at the root; a path that begins with `$.` leads to the spec around the item. The place under the form's own spelling
 * counts as an older one unless another input is stored there, and so does the object around a list: some older
 * documents hold the list in its stead.
 */
export function leavesOf(form: JsonSchema): Leaf[] {
  const leaves = collect(form, [], [[]]);
  const places = leaves.map((leaf) => leaf.wire.join("."));
  if (form["x-url"] !== undefined) places.push("url");
  const isTaken = (path: Path, { wire, schema }: Leaf) => {
    const name = path.join(".");
    const isWithin = (place: string) =>
      schema["type"] === "array" ? place === name : `${place}.`.startsWith(`${name}.`);
    return places.some((place) => place !== wire.join(".") && isWithin(place));
  };
  return leaves.map((leaf) => ({
    ...leaf,
    older: leaf.older.filter((path) => !isTaken(path, leaf)),
  }));
}

/** `places` are those of the enclosing object, the one to write to first. */
function collect(schema: JsonSchema, form: Path, places: readonly Path[]): Leaf[] {
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  return Object.entries(properties).flatMap(([key, child]): Leaf[] => {
    if (!isRecord(child)) return [];
    const named = child["x-wire"];
    const around = typeof named === "string" && named.startsWith("$.");
    const wire = typeof named === "string" ? [steps(around ? named.slice(2) : named)] : [];
    const own = around ? [] : places.map((place) => [...place, key]);
    const path = [...form, key];
    const all = [...wire, ...own];
    if (isRecord(child["properties"])) return collect(child, path, all);
    const parent = child["type"] === "array" ? all.slice(0, 1).map((at) => at.slice(0, -1)) : [];
    const [first = [], ...older] = [...all, ...parent].filter(isFirst);
    const ui = isRecord(child["x-ui"]) ? child["x-ui"] : {};
    const options = optionsOf(ui["options"]);
    return [
      {
        schema: child,
        form: path,
        wire: first,
        older: options.length > 0 ? [] : older,
        around,
        options,
        hiddenFor: hiddenForOf(ui["hiddenFor"]),
      },
    ];
  });
}

function steps(path: string): string[] {
  return path.split(".").filter((step) => step !== "");
}

function isFirst(path: Path, index: number, all: readonly Path[]): boolean {
  return all.findIndex((other) => other.join(".") === path.join(".")) === index;
}

function optionsOf(options: unknown): ChoiceOption[] {
  if (!Array.isArray(options)) return [];
  return options.flatMap((option: unknown) =>
    isRecord(option) && isRecord(option["wire"])
      ? [{ value: option["value"], wire: option["wire"] }]
      : [],
  );
}

function hiddenForOf(hiddenFor: unknown): Record<string, readonly unknown[]> {
  const entries = isRecord(hiddenFor) ? Object.entries(hiddenFor) : [];
  return Object.fromEntries(
    entries.flatMap(([key, values]) => (Array.isArray(values) ? [[key, values]] : [])),
  );
}
