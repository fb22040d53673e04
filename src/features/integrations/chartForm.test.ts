import { describe, expect, it } from "vitest";
import { chartIssues, keptChart, labelMap, newChart, type ChartFormValues } from "./chartForm";

const start = newChart("aws", "Quarterdeck");
const issuesOf = (change: Partial<ChartFormValues>) => chartIssues({ ...start, ...change });
const label = (key: string, value = "") => ({ labels: [{ key, value }] });

describe("the form of a chart", () => {
  it("starts complete", () => {
    expect(start).toMatchObject({ name: "aws", namespace: "quarterdeck", interval: "30m" });
    expect(issuesOf({})).toEqual({});
  });

  it("needs a name, a namespace and an interval", () => {
    const text = "This field is required";
    expect(issuesOf({ name: " ", namespace: "", interval: "" })).toEqual({
      name: text,
      namespace: text,
      interval: text,
    });
  });

  it.each(["A", "a_b", "-a", "a-", "a b", "a.b", "x".repeat(54)])("refuses the name %s", (name) => {
    expect(issuesOf({ name })).toHaveProperty("name");
  });

  it.each(["30m", "1h30m", "1.5h", "90s", "500ms"])("takes the interval %s", (interval) => {
    expect(issuesOf({ interval })).toEqual({});
  });

  it.each(["30", "m", "-1m", "1 h", "@hourly"])("refuses the interval %s", (interval) => {
    expect(issuesOf({ interval })).toHaveProperty("interval");
  });

  it.each([label("team", "shop"), label("example.com/team", "a_b.c"), label("a"), label("", "")])(
    "takes labels %#",
    (labels) => {
      expect(issuesOf(labels)).toEqual({});
    },
  );

  it.each([
    label("", "x"),
    label("a b"),
    label("/a"),
    label("a/b/c"),
    label("a", "b,c=d"),
    label("a", "-"),
    label("x".repeat(64)),
    { labels: [...label("a").labels, ...label("a ").labels] },
  ])("refuses labels %#", (labels) => {
    expect(issuesOf(labels)).toHaveProperty("labels");
  });

  it("makes a map of labels", () => {
    const labels = [...label(" a ", " b ").labels, ...label("").labels];
    expect(labelMap(labels)).toEqual({ a: "b" });
  });
});

describe("what is kept of a chart's values", () => {
  it.each([
    "",
    "region: [eu-west-1]\n",
    "accessKey: { valueFrom: { secretKeyRef: { name: aws, key: access } } }\n",
    "connection: connection://mission-control/aws\n",
    "secretKey: ''\n",
  ])("is everything in %j", (chartValues) => {
    expect(keptChart({ ...start, chartValues }).chartValues).toBe(chartValues);
  });

  it.each([
    "secretKey: { value: abc }\n",
    "prometheus: { auth: { password: abc } }\n",
    "tokens: [abc]\n",
    "secretKey: 'abc\n",
  ])("is nothing of %j", (chartValues) => {
    expect(keptChart({ ...start, chartValues })).toEqual(start);
  });
});
