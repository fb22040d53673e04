import { faker } from "@faker-js/faker";
import { describe, expect, it } from "vitest";
import { operations } from "~generated/operations";
import { validators } from "~generated/validators";

type Doubles = Readonly<Record<string, unknown>>;

/** Everything that orval writes, as it is found: a new operation is here without a line. */
const modules = import.meta.glob<Doubles>("../../generated/msw/*.ts", { eager: true });
const makers: ReadonlyMap<string, unknown> = new Map(
  Object.values(modules).flatMap(Object.entries),
);

/** Guarantee: what orval calls `get…ResponseMock` makes an answer without being told anything. */
const makerOf = (id: string) =>
  makers.get(`get${id.charAt(0).toUpperCase()}${id.slice(1)}ResponseMock`) as
    | (() => unknown)
    | undefined;

/** What is downloaded is bytes, which no check reads. */
const isBytes = (id: string) => makerOf(id)?.() instanceof ArrayBuffer;

const told = Object.entries(operations).filter(([, { base }]) => base !== "/api/db");

const made = told.map(([id]) => id).filter((id) => makerOf(id) !== undefined && !isBytes(id));

describe("test doubles fit the generated checks", () => {
  it.each(made)("%s", async (id) => {
    const check = await validators[id]?.();
    const make = makerOf(id);
    for (let seed = 1; seed <= 10; seed += 1) {
      faker.seed(seed);
      // Through JSON, as on the wire: undefined keys fall away.
      const answer: unknown = JSON.parse(JSON.stringify(make?.() ?? null));
      expect(check?.(answer)).toEqual([]);
    }
  });

  it("every operation has one, and one that answers the call", () => {
    const handled = told.filter(
      ([id]) => !makers.has(`get${id.charAt(0).toUpperCase()}${id.slice(1)}MockHandler`),
    );
    expect(handled).toEqual([]);
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
