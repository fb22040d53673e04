import { describe, expect, it } from "vitest";
import type { ViewColumn, ViewVariable } from "~generated/view/types.gen";
import type { TimeRange } from "~/lib/time/timeRange";
import { travelledView } from "./viewTravel";

const day: TimeRange = { type: "relative", display: "24 hours", range: "now-24h" };
const columns: ViewColumn[] = [{ name: "made_at", type: "datetime" }];
const variable = (key: string, ...options: string[]): ViewVariable => ({ key, label: "", options });

describe("a range that travels into a view", () => {
  it("narrows a table with a column of times, unless its address says a range", () => {
    const asked = { rangeType: "relative", range: "now-24h", display: "24 hours" };
    expect(travelledView({ columns }, {}, day)).toMatchObject(asked);
    expect(travelledView({ columns }, { rangeType: "relative" }, day)).toBeUndefined();
    expect(travelledView({ columns: [{ name: "a", type: "string" }] }, {}, day)).toBeUndefined();
  });

  it("is the value of a variable that chooses between stretches of time", () => {
    const variables = [variable("window", "1h", "1d", "1w"), variable("cluster", "1d", "eu")];
    expect(travelledView({ variables }, {}, day)).toEqual({ viewvar__window: "1d" });
    expect(travelledView({ variables }, { viewvar__window: "1h" }, day)).toBeUndefined();
    const month: TimeRange = { type: "relative", display: "30 days", range: "now-30d" };
    expect(travelledView({ variables }, {}, month)).toBeUndefined();
  });
});
