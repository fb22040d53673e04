import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Shares } from "./reportParts";

/** Colours of a chart's bars by their labels; undefined where a bar has that of any bar. */
const colors = (...labels: string[]) => {
  const html = renderToStaticMarkup(
    <Shares title="By severity" counts={labels.map((label, at) => [label, 9 - at])} />,
  );
  return new Map(
    [...html.matchAll(/title="([^"]*)".*?style="width:[^;"]*(?:;background:([^"]*))?"/g)].map(
      ([, label, color]) => [label, color],
    ),
  );
};

it("colours what has a meaning by it, wherever it stands", () => {
  const found = colors("critical", "high", "resolved", "investigating", "failed", "snapshot");
  expect([...found]).toEqual([
    ["critical", "var(--qd-bad)"],
    ["high", "var(--qd-mixed)"],
    ["resolved", "var(--qd-good)"],
    ["investigating", "var(--qd-running)"],
    ["failed", "var(--qd-bad)"],
    ["snapshot", undefined],
  ]);
  expect(colors("failed", "snapshot", "critical")).toEqual(
    new Map(["failed", "snapshot", "critical"].map((label) => [label, found.get(label)])),
  );
});
