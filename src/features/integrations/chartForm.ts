import * as v from "valibot";
import type { ChartId } from "~generated/charts/types.gen";
import { identifierOf } from "~/lib/text/identifier";
import { keptSpec } from "~/lib/yaml/secretText";
import type { KeyValue } from "~/ui/field/KeyValueField";

/** What the form of a chart holds (spec 3 §3, integration form values). */
export const chartValuesShape = v.object({
  name: v.string(),
  namespace: v.string(),
  interval: v.string(),
  labels: v.array(v.object({ key: v.string(), value: v.string() })),
  chartValues: v.string(),
});

export type ChartFormValues = v.InferOutput<typeof chartValuesShape>;

/** Defaults of spec 3 §9; the namespace is named after the product. */
export const newChart = (id: ChartId, productName: string): ChartFormValues => ({
  name: id,
  namespace: identifierOf(productName),
  interval: "30m",
  labels: [],
  chartValues: "",
});

type ChartIssues = Partial<Record<Exclude<keyof ChartFormValues, "chartValues">, string>>;

const dnsLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
const labelWord = /^[A-Za-z0-9](?:[\w.-]{0,61}[A-Za-z0-9])?$/;
const labelPrefix = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/;
const required = "This field is required";

function nameIssue(name: string, longest: number): string | undefined {
  if (name === "") return required;
  if (name.length > longest) return `Must not be longer than ${longest} characters`;
  return dnsLabel.test(name)
    ? undefined
    : "Must be lowercase letters, digits and hyphens, with a letter or digit at both ends";
}

function labelsIssue(labels: readonly KeyValue[]): string | undefined {
  const filled = labels.filter(({ key, value }) => key.trim() !== "" || value.trim() !== "");
  for (const { key, value } of filled) {
    const [word = "", prefix, ...rest] = key.trim().split("/").toReversed();
    const isKey =
      rest.length === 0 &&
      labelWord.test(word) &&
      (prefix === undefined || labelPrefix.test(prefix));
    if (!isKey) return `'${key}' cannot be the key of a Kubernetes label`;
    if (value.trim() !== "" && !labelWord.test(value.trim()))
      return `'${value}' cannot be the value of a Kubernetes label`;
  }
  const keys = filled.map(({ key }) => key.trim());
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  return twice === undefined ? undefined : `'${twice}' is there twice`;
}

/** What keeps the outputs from being made, by field. Helm takes release names of 53 characters. */
export function chartIssues({ name, namespace, interval, labels }: ChartFormValues): ChartIssues {
  const issues = {
    name: nameIssue(name.trim(), 53),
    namespace: nameIssue(namespace.trim(), 63),
    interval:
      interval.trim() === ""
        ? required
        : /^(?:\d+(?:\.\d+)?(?:ms|s|m|h))+$/.test(interval.trim())
          ? undefined
          : "Must be a duration such as 30m or 1h30m",
    labels: labelsIssue(labels),
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue !== undefined));
}

/** Labels as a map; lines without a key are left out. */
export const labelMap = (labels: readonly KeyValue[]): Record<string, string> =>
  Object.fromEntries(
    labels.flatMap(({ key, value }) => (key.trim() === "" ? [] : [[key.trim(), value.trim()]])),
  );

/** What of the form may stand in the browser's storage. */
export const keptChart = (values: ChartFormValues): ChartFormValues => ({
  ...values,
  chartValues: keptSpec(values.chartValues, ""),
});
