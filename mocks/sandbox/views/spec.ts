import * as v from "valibot";
import { readDocument } from "../readDocument";
import { durationMs } from "../duration";

const text = v.nullish(v.string());
const texts = v.nullish(v.array(v.string()));
const selector = v.looseObject({});
const bound = v.nullish(v.union([v.string(), v.number()]));

const gauge = v.looseObject({
  min: bound,
  max: bound,
  unit: text,
  precision: v.nullish(v.number()),
  thresholds: v.nullish(
    v.array(
      v.looseObject({
        percent: v.nullish(v.number()),
        value: v.nullish(v.number()),
        color: v.string(),
      }),
    ),
  ),
});

const column = v.looseObject({
  name: v.string(),
  type: v.string(),
  primaryKey: v.nullish(v.boolean()),
  description: text,
  hidden: v.nullish(v.boolean()),
  icon: text,
  unit: text,
  for: text,
  gauge: v.nullish(gauge),
  filter: v.nullish(v.looseObject({ type: v.string() })),
  url: v.nullish(
    v.looseObject({
      config: text,
      view: v.nullish(
        v.looseObject({
          namespace: text,
          name: text,
          filter: v.nullish(v.record(v.string(), v.string())),
        }),
      ),
    }),
  ),
});

const panel = v.looseObject({
  name: v.string(),
  type: v.string(),
  query: v.string(),
  description: text,
  gauge: v.nullish(gauge),
  bargauge: v.nullish(gauge),
});

const query = v.looseObject({
  configs: v.nullish(selector),
  changes: v.nullish(selector),
  viewTableSelector: v.nullish(v.looseObject({ name: text, namespace: text })),
  prometheus: v.nullish(v.looseObject({})),
});

const variable = v.looseObject({
  key: v.string(),
  label: text,
  values: texts,
  valueFrom: v.nullish(v.looseObject({ config: selector })),
  default: text,
  dependsOn: texts,
});

const view = v.looseObject({
  display: v.nullish(
    v.looseObject({
      title: text,
      icon: text,
      ordinal: v.nullish(v.number()),
      plugins: v.nullish(
        v.array(
          v.looseObject({
            configTab: selector,
            variables: v.nullish(v.record(v.string(), v.string())),
          }),
        ),
      ),
    }),
  ),
  queries: v.record(v.string(), query),
  columns: v.nullish(v.array(column)),
  panels: v.nullish(v.array(panel)),
  merge: text,
  mapping: v.nullish(v.record(v.string(), v.string())),
  templating: v.nullish(v.array(variable)),
  cache: v.nullish(v.looseObject({ maxAge: text, minAge: text, refreshTimeout: text })),
});

export type ViewSpec = v.InferOutput<typeof view>;
export type ColumnSpec = v.InferOutput<typeof column>;
export type PanelSpec = v.InferOutput<typeof panel>;
export type QuerySpec = v.InferOutput<typeof query>;
export type VariableSpec = v.InferOutput<typeof variable>;
export type GaugeSpec = v.InferOutput<typeof gauge>;

/** A view cannot be run; the message is for its author. */
export class ViewError extends Error {
  override name = "ViewError";
}

/**
 * The parts of a view's spec that a run needs.
 * @throws ViewError with the first thing that is wrong with it as a whole.
 */
export function readViewSpec(spec: unknown): ViewSpec {
  const read = readDocument(
    view,
    spec,
    (place, problem) =>
      new ViewError(`The spec cannot be read: ${place === "" ? "" : `${place}: `}${problem}.`),
  );
  const { queries, columns, panels, templating } = read;
  if (Object.keys(queries).length === 0) throw new ViewError("A view needs at least one query.");
  if (!columns?.length && !panels?.length) throw new ViewError("A view needs columns or panels.");
  for (const name of Object.keys(queries))
    if (!/^[A-Za-z_]\w{0,50}$/.test(name))
      throw new ViewError(
        `The query ${name} cannot be named in SQL: use letters, digits and underscores.`,
      );
  const names = (columns ?? []).map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new ViewError(`There are two columns called ${twice}.`);
  for (const { key, values, valueFrom } of templating ?? [])
    if (!values === !valueFrom)
      throw new ViewError(`The variable ${key} needs exactly one of values and valueFrom.`);
  return read;
}

/** How long results hold, in milliseconds (facts: 15 minutes, 10 seconds, 5 seconds). */
export function cacheTimes({ cache }: ViewSpec) {
  const of = (text: string | null | undefined, usual: number) => durationMs(text ?? "") ?? usual;
  return {
    maxAge: of(cache?.maxAge, 15 * 60_000),
    minAge: of(cache?.minAge, 10_000),
    refreshTimeout: of(cache?.refreshTimeout, 5_000),
  };
}

/** The table that holds a view's rows. */
export const tableOf = (namespace: string | null | undefined, name: string): string =>
  `view_${namespace ?? ""}_${name}`.replaceAll("-", "_");
