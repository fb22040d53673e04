import { faker } from "@faker-js/faker";
import { describe, expect, it } from "vitest";
import { validators } from "~generated/validators";
import { getWhoamiResponseMock } from "~generated/msw/auth";
import {
  getGetBackendVersionResponseMock,
  getGetCheckGraphResponseMock,
  getGetHealthSummaryResponseMock,
  getRunCheckResponseMock,
} from "~generated/msw/canary";
import { getGetPropertiesResponseMock } from "~generated/msw/properties";
import { getActAsResponseMock, getListSandboxPeopleResponseMock } from "~generated/msw/sandbox";

// Two generators that read the contract alike: what orval makes up, the checks that hey-api writes accept.
const doubles: [operation: string, make: () => unknown][] = [
  ["whoami", getWhoamiResponseMock],
  ["getHealthSummary", getGetHealthSummaryResponseMock],
  ["getCheckGraph", getGetCheckGraphResponseMock],
  ["runCheck", getRunCheckResponseMock],
  ["getBackendVersion", getGetBackendVersionResponseMock],
  ["getProperties", getGetPropertiesResponseMock],
  ["listSandboxPeople", getListSandboxPeopleResponseMock],
  ["actAs", getActAsResponseMock],
];

describe("test doubles fit the generated checks", () => {
  it.each(doubles)("%s", async (operation, make) => {
    const check = await validators[operation]?.();
    for (let seed = 1; seed <= 25; seed += 1) {
      faker.seed(seed);
      // Through JSON, as on the wire: undefined keys fall away.
      expect(check?.(JSON.parse(JSON.stringify(make())))).toEqual([]);
    }
  });

  it("reports what does not fit, with place, expectation and what was seen", async () => {
    const check = await validators["getHealthSummary"]?.();
    expect(check?.({ runnerName: 7 })).toEqual([
      { path: "/runnerName", expected: "string", seen: "7" },
    ]);
    const rows = await validators["checkHistory"]?.();
    expect(rows?.([{ check_id: "x" }])?.map(({ path }) => path)).toContain("/0/check_id");
  });
});
