import { describe, expect, test } from "vitest";
import {
  countTargets,
  emptyScope,
  emptyTarget,
  formOf,
  payloadOf,
  scopeIssues,
  selectorOfTags,
  tagsOfSelector,
  targetCount,
  type ScopeForm,
  type TargetForm,
} from "./scopeModel";

const scope = (targets: unknown) => ({ name: "a", namespace: null, description: null, targets });
const form = (...targets: Partial<TargetForm>[]): ScopeForm => ({
  ...emptyScope,
  name: "a",
  targets: targets.map((target) => ({ ...emptyTarget(), ...target })),
});

test.each([
  [
    "env=prod,team=a",
    [
      ["env", "prod"],
      ["team", "a"],
    ],
  ],
  [
    " env = prod , team=a,",
    [
      ["env", "prod"],
      ["team", "a"],
    ],
  ],
  ["env=", [["env", ""]]],
  ["env", [["env", ""]]],
  ["env!=prod", [["env!", "prod"]]],
  ["expr=a=b", [["expr", "a=b"]]],
  ["", []],
])("reads the selector %j", (selector, pairs) => {
  expect(tagsOfSelector(selector).map(({ key, value }) => [key, value])).toEqual(pairs);
});

test.each(["env=prod,team=a", "env", "env!=prod", "expr=a=b", ""])(
  "writes %j as it was read",
  (selector) => {
    expect(selectorOfTags(tagsOfSelector(selector))).toBe(selector);
  },
);

test("leaves lines without a key out of the selector", () => {
  expect(
    selectorOfTags([
      { key: " ", value: "x" },
      { key: "a", value: " b " },
    ]),
  ).toBe("a=b");
});

describe("stored targets", () => {
  test.each([
    { config: { tagSelector: "namespace=payments,cluster=eu-1" } },
    { component: { name: "Payments", agent: "edge-1" } },
    { canary: { name: "gateway" } },
    { playbook: { name: "*" } },
    { global: { agent: "edge-1", tagSelector: "env=prod" } },
    // A name of * beside an agent is no wildcard.
    { config: { name: "*", agent: "edge-1" } },
  ])("come back as they were: %j", (target) => {
    expect(payloadOf(formOf(scope([target]))).targets).toEqual([target]);
  });

  test("a name of * alone is the wildcard", () => {
    expect(formOf(scope([{ config: { name: "*" } }])).targets[0]).toMatchObject({
      wildcard: true,
    });
    expect(formOf(scope([{ config: { name: "*", agent: "a" } }])).targets[0]).toMatchObject({
      wildcard: false,
    });
  });

  test("with two kinds say so until one is chosen", () => {
    const read = formOf(scope([{ config: { name: "a" }, canary: { name: "b" } }]));
    expect(scopeIssues(read)?.target[0]?.message).toBe(
      "Each target can only have one resource type",
    );
  });

  test.each([null, "nonsense", [null], [{}], {}])(
    "that cannot be read leave one empty: %j",
    (stored) => {
      expect(formOf(scope(stored)).targets).toEqual([emptyTarget()]);
    },
  );

  test("are counted", () => {
    expect([null, [], [{}], [{}, {}]].map((stored) => targetCount(countTargets(stored)))).toEqual([
      "0 targets",
      "0 targets",
      "1 target",
      "2 targets",
    ]);
  });
});

describe("what is sent", () => {
  test("a wildcard is nothing but the name *", () => {
    const target = { kind: "config", name: "x", agent: "y", wildcard: true } as const;
    expect(payloadOf(form(target)).targets).toEqual([{ config: { name: "*" } }]);
  });

  test("a playbook has no agent, and tags belong to config and global alone", () => {
    const rest = { name: "n", agent: "a", tags: [{ key: "k", value: "v" }] };
    expect(
      payloadOf(
        form(
          { kind: "playbook", ...rest },
          { kind: "canary", ...rest },
          { kind: "global", ...rest },
        ),
      ).targets,
    ).toEqual([
      { playbook: { name: "n" } },
      { canary: { name: "n", agent: "a" } },
      { global: { name: "n", agent: "a", tagSelector: "k=v" } },
    ]);
  });

  test("blank texts become null", () => {
    expect(payloadOf({ ...form(), name: " a ", namespace: " ", description: "" })).toEqual({
      name: "a",
      namespace: null,
      description: null,
      targets: [],
    });
  });
});

describe("validation", () => {
  const messages = (values: ScopeForm) =>
    scopeIssues(values)?.target.map((issue) => issue?.message);

  test("a name and a target are required", () => {
    expect(scopeIssues({ ...emptyScope, name: "  ", targets: [] })).toEqual({
      name: "Name is required",
      targets: "At least one target is required",
      target: [],
    });
  });

  test("a target needs a resource type", () => {
    expect(messages(form({ name: "x" }))).toEqual([
      "Each target must specify exactly one resource type",
    ]);
  });

  const empty =
    "Target cannot be empty. Please specify at least one of: name, agent, tags, or enable wildcard";
  test.each<[Partial<TargetForm>, string | undefined]>([
    [{ kind: "config" }, empty],
    [{ kind: "config", name: " " }, empty],
    [{ kind: "config", tags: [{ key: "", value: "" }] }, empty],
    [{ kind: "playbook", agent: "left from before" }, empty],
    [{ kind: "canary", tags: [{ key: "a", value: "b" }] }, empty],
    [{ kind: "config", name: "x" }, undefined],
    [{ kind: "config", agent: "x" }, undefined],
    [{ kind: "config", tags: [{ key: "a", value: "b" }] }, undefined],
    [{ kind: "global", wildcard: true }, undefined],
    [
      { kind: "config", tags: [{ key: "a", value: "b,c" }] },
      "Keys and values of tags cannot contain a comma",
    ],
    [
      { kind: "config", tags: [{ key: "a=b", value: "c" }] },
      "Keys of tags cannot contain an equals sign",
    ],
    [{ kind: "config", tags: [{ key: " ", value: "c" }] }, "Every tag needs a key"],
  ])("%j", (target, message) => {
    expect(messages(form(target))).toEqual(message === undefined ? undefined : [message]);
  });
});
