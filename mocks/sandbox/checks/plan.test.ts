import { describe, expect, it } from "vitest";
import { entriesOf } from "./entries";
import { Plan } from "./plan";

const check = (name: string, schedule: string | null = "@every 30s", canaryId = "c") => {
  const spec = { ...(schedule === null ? {} : { schedule }), http: [{ name, url: "http://a" }] };
  const [entry] = entriesOf({ id: canaryId, name: "shop", namespace: "web", labels: {}, spec });
  if (entry === undefined) throw new Error("no entry");
  return { id: name, canaryId, entry };
};
const ids = (plan: Plan, now: number) => plan.due(now).map(({ id }) => id);

describe("Plan", () => {
  it("spreads first runs, all of them within 2.5 s", () => {
    const plan = new Plan();
    plan.replace(
      ["c"],
      Array.from({ length: 100 }, (_, index) => check(`check-${index}`)),
      1000,
    );
    expect(ids(plan, 1000)).toEqual(["check-0"]);
    expect(plan.nextDue()).toBe(1000);
    expect(ids(plan, 3500)).toHaveLength(100);
  });

  it("keeps the time of a check that did not change, and runs a changed one at once", () => {
    const plan = new Plan();
    plan.replace(["c"], [check("a"), check("b")], 0);
    for (const due of plan.due(500)) plan.advance(due, new Date(500), new Date(600));
    expect(plan.nextDue()).toBe(30_500);
    plan.replace(["c"], [check("a"), check("b", "@every 10s")], 1000);
    expect(ids(plan, 1000)).toEqual(["b"]);
    plan.replace(["c"], [check("a")], 1000);
    expect(plan.nextDue()).toBe(30_500);
  });

  it("leaves other canaries alone", () => {
    const plan = new Plan();
    plan.replace(["c", "d"], [check("a"), check("b", "@every 30s", "d")], 0);
    plan.replace(["c"], [], 0);
    expect(ids(plan, 9999)).toEqual(["b"]);
    plan.drop("d");
    expect(plan.nextDue()).toBeNull();
  });

  it("does not make up for missed runs", () => {
    const plan = new Plan();
    const a = check("a");
    plan.replace(["c"], [a], 0);
    expect(plan.advance(a, new Date(0), new Date(95_000))?.getTime()).toBe(125_000);
  });

  it("never plans a check without a schedule", () => {
    const plan = new Plan();
    plan.replace(["c"], [check("a", null), check("b", "@never")], 0);
    expect(ids(plan, 9999)).toEqual(["b"]);
    for (const due of plan.due(9999)) plan.advance(due, new Date(9999), new Date(9999));
    expect(plan.nextDue()).toBeNull();
  });
});
