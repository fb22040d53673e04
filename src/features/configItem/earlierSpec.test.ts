import { createTwoFilesPatch } from "diff";
import { describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { earlierSpec } from "./earlierSpec";

const versions = [1, 2, 3].map((replicas) => ({
  kind: "Deployment",
  spec: { image: `api:${replicas}`, replicas, ports: [80, 443], env: { LOG: "info" } },
}));
const patch = (before: string, after: string) =>
  createTwoFilesPatch("before", "after", before, after);

/** Changes from version to version, newest first, as a scraper that writes so stores them. */
const stepsIn = (write: (value: unknown) => string) => [
  { id: "third", diff: patch(write(versions[1]), write(versions[2])) },
  { id: "second", diff: patch(write(versions[0]), write(versions[1])) },
];

describe("earlierSpec", () => {
  it.each([
    ["YAML", (value: unknown) => stringify(value)],
    ["YAML with sorted keys", (value: unknown) => stringify(value, { sortMapEntries: true })],
    ["JSON", (value: unknown) => `${JSON.stringify(value, null, 2)}\n`],
    ["JSON with tabs", (value: unknown) => `${JSON.stringify(value, null, "\t")}\n`],
  ])("goes back along differences of %s", (_, write) => {
    expect(earlierSpec(versions[2], stepsIn(write), "third")?.before).toBe(write(versions[1]));
    const found = earlierSpec(versions[2], stepsIn(write), "second");
    expect(found).toEqual({ before: write(versions[0]), after: write(versions[2]) });
  });

  it("goes back across a change of how the texts are written", () => {
    const [sorted] = stepsIn((value) => stringify(value, { sortMapEntries: true }));
    const [, plain] = stepsIn((value) => `${JSON.stringify(value, null, 2)}\n`);
    const found = earlierSpec(
      versions[2],
      [sorted, plain].flatMap((step) => step ?? []),
      "second",
    );
    expect(parse(found?.before ?? "")).toEqual(versions[0]);
    expect(parse(found?.after ?? "")).toEqual(versions[2]);
  });

  it("says nothing where the way back is broken", () => {
    const steps = stepsIn((value) => stringify(value));
    expect(earlierSpec({ kind: "Other" }, steps, "second")).toBeUndefined();
    expect(earlierSpec(versions[2], steps, "unknown")).toBeUndefined();
    expect(earlierSpec(versions[2], [{ id: "x", diff: "no patch" }], "x")).toBeUndefined();
  });
});
