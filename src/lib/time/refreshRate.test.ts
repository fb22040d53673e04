import { describe, expect, it } from "vitest";
import { allowedRate, isRateDisabled, parseRefreshRate, REFRESH_RATES } from "./refreshRate";

const disabled = (minutes: number) =>
  REFRESH_RATES.filter((rate) => isRateDisabled(rate, minutes)).map((rate) => rate.value);

describe("refresh rates", () => {
  it("offers None to 15 minutes", () => {
    expect(REFRESH_RATES.map((rate) => rate.value)).toEqual([
      "None",
      "15s",
      "30s",
      "1m",
      "2m",
      "3m",
      "5m",
      "10m",
      "15m",
    ]);
    for (const rate of REFRESH_RATES) expect(parseRefreshRate(rate.value)).toBe(rate.ms);
  });

  it("reads every unit and refuses the rest", () => {
    expect(["2h", "1d", "1w"].map(parseRefreshRate)).toEqual([7_200_000, 86_400_000, 604_800_000]);
    expect(["", "0s", "5", "fast", null].map(parseRefreshRate)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("disables rates that a long range makes pointless and moves up", () => {
    expect(disabled(15)).toEqual([]);
    expect(disabled(60)).toEqual(["15s", "30s"]);
    expect(disabled(180)).toEqual(["15s", "30s", "1m", "2m", "3m"]);
    expect(allowedRate("15s", 60).value).toBe("1m");
    expect(allowedRate("2m", 200).value).toBe("5m");
    expect(allowedRate("None", 200).value).toBe("None");
    expect(allowedRate("odd", 10).value).toBe("None");
  });
});
