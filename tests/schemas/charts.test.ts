import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { vGetChartPath } from "~generated/charts/valibot.gen";
import { compileSchemas, problems, readSchema, schemaPaths } from "./compile";

const ajv = compileSchemas();
const paths = schemaPaths().filter((path) => path.startsWith("charts/"));
const chart = v.object({ name: v.string(), version: v.string(), repository: v.string() });

describe("values of charts", () => {
  it("has a schema for every chart of the contract, and no other", () => {
    const ids = paths.map((path) => path.replace(/^charts\/chart-(.+)\.json$/, "$1"));
    expect(ids.filter((id) => !v.is(vGetChartPath, { chart: id }))).toEqual([]);
    expect(ids).toHaveLength(6);
  });

  it.each(paths)("%s names its chart, and fits its own examples", (path) => {
    const schema = readSchema(path);
    expect(v.is(chart, schema["x-chart"])).toBe(true);
    expect(schema["examples"]).toHaveLength(1);
    for (const example of schema["examples"] as unknown[])
      expect(problems(ajv, schema.$id, example)).toEqual([]);
  });

  it.each(paths)("%s takes what a newer chart may have, and refuses wrong kinds", (path) => {
    const { $id } = readSchema(path);
    expect(problems(ajv, $id, { addedLater: { anything: [1] } })).toEqual([]);
    expect(problems(ajv, $id, { labels: "app=shop" })).not.toEqual([]);
  });
});
