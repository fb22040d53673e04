import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as render } from "@evertdespiegeleer/go-template";
import { parse, parseAllDocuments } from "yaml";

const folder = "deploy/helm";
const read = (name: string) => readFileSync(join(folder, name), "utf8");

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Values = { [key: string]: Json };

/** The chart's values as they ship. */
export const defaults = (): Values => parse(read("values.yaml")) as Values;

export const valuesSchema = (): object => JSON.parse(read("values.schema.json")) as object;

/** Lays values over others as helm does: mappings are joined, everything else is replaced. */
export function merged(below: Values, above: Values): Values {
  const isMap = (value: Json | undefined): value is Values =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  const result = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const old = result[key];
    result[key] = isMap(old) && isMap(value) ? merged(old, value) : value;
  }
  return result;
}

/** A manifest as Kubernetes reads it. */
export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
}

/** Renders one template by Go's own engine, which helm is built on; the templates use nothing else. */
export async function renderFile(name: string, values: Values): Promise<string> {
  const chart = parse(read("Chart.yaml")) as Record<string, string>;
  return render(read("templates/_helpers.tpl") + read(`templates/${name}`), {
    Values: values,
    Chart: { Name: chart["name"], Version: chart["version"], AppVersion: chart["appVersion"] },
    Release: { Name: "console", Namespace: "mission-control", Service: "Helm" },
  });
}

/** All manifests that the chart makes of these values. */
export async function renderChart(values: Values): Promise<Manifest[]> {
  const names = readdirSync(join(folder, "templates")).filter((name) => name.endsWith(".yaml"));
  const texts = await Promise.all(names.map((name) => renderFile(name, values)));
  return texts.flatMap((text) =>
    parseAllDocuments(text).flatMap((document) => {
      if (document.errors.length > 0) throw document.errors[0] ?? new Error(text);
      const manifest: unknown = document.toJS();
      return manifest === null ? [] : [manifest as Manifest];
    }),
  );
}
