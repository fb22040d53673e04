import { describe, expect, test } from "vitest";
import parameterSchema from "../../../schemas/playbook-parameter.json";
import {
  boundsHint,
  dependencies,
  dialogSize,
  issueOf,
  kindOf,
  payloadOf,
  valueOf,
} from "./parameterModel";

type Properties = Readonly<Record<string, unknown>>;

interface Case {
  kind: string;
  properties?: Properties;
  good: string;
  bad?: [value: string, words: string];
}

const id = "0192f0a4-7c1e-7000-8000-0000000000d1";

/** One case for each type that the schema lists. */
const cases: Readonly<Record<string, Case>> = {
  text: {
    kind: "text",
    properties: { minLength: 2, maxLength: 4, regex: "[a-z]+" },
    good: "abc",
    bad: ["ABC", "pattern"],
  },
  list: {
    kind: "list",
    properties: { options: [{ label: "One", value: "1" }] },
    good: "1",
    bad: ["2", "one of the options"],
  },
  code: { kind: "code", good: "a: 1\n", bad: ["a: [", "Line "] },
  checkbox: { kind: "checkbox", good: "true" },
  team: { kind: "team", good: id },
  people: { kind: "people", properties: { role: "editor" }, good: id },
  component: { kind: "component", good: id },
  config: { kind: "config", good: id },
  check: { kind: "check", good: id },
  bytes: {
    kind: "bytes",
    properties: { min: 64, max: 4096 },
    good: "2Gi",
    bad: ["5Gi", "at most 4096Mi"],
  },
  millicores: {
    kind: "millicores",
    properties: { min: 100 },
    good: "250m",
    bad: ["50m", "at least 100m"],
  },
  secret: {
    kind: "secret",
    properties: { minLength: 8 },
    good: "hush-hush",
    bad: ["short", "at least 8 characters"],
  },
  password: { kind: "secret", good: "hush" },
  email: { kind: "email", good: "ada@example.org", bad: ["ada", "e-mail address"] },
  url: { kind: "url", good: "https://example.org", bad: ["example", "https://example.org"] },
  number: {
    kind: "number",
    properties: { min: 1, max: 5 },
    good: "3",
    bad: ["x", "Enter a number"],
  },
  dns1123: { kind: "dns1123", good: "ledger-db.eu", bad: ["Ledger_DB", "lower case letters"] },
};

const types: readonly string[] = parameterSchema.properties.type.enum;

test("every type of the schema has its case here", () => {
  expect(Object.keys(cases).toSorted()).toEqual(types.toSorted());
});

describe.each(types)("%s", (type) => {
  const { kind, properties, good } = cases[type] ?? { kind: "", good: "" };
  const parameter = { name: "p", type, ...(properties && { properties }) };

  test("has its kind of field", () => expect(kindOf(parameter)).toBe(kind));

  test("starts with its default, and sends it as text", () => {
    const withDefault = { ...parameter, default: good };
    expect(valueOf(withDefault, {})).toBe(good);
    expect(payloadOf([withDefault], {})).toEqual({ p: good });
    expect(issueOf(withDefault, good)).toBeUndefined();
  });

  test("sends what was typed instead", () => {
    expect(payloadOf([{ ...parameter, default: "other" }], { p: good })).toEqual({ p: good });
  });

  test("is asked for where it is required, and left out where it is not", () => {
    expect(issueOf({ ...parameter, required: true }, "")).toBe("This field is required");
    expect(issueOf(parameter, "")).toBeUndefined();
    expect(payloadOf([parameter], {})).toEqual(type === "checkbox" ? { p: "false" } : {});
  });
});

describe("a bad value is refused, with a reason", () => {
  const refusable = Object.entries(cases).flatMap(([type, { properties, bad }]) =>
    bad ? [[type, properties, ...bad] as const] : [],
  );
  test.each(refusable)("%s", (type, properties, value, words) => {
    expect(issueOf({ name: "p", type, ...(properties && { properties }) }, value)).toContain(words);
  });
});

describe("a text's format", () => {
  test.each([
    ["text", "text"],
    ["password", "secret"],
    ["email", "email"],
    ["url", "url"],
    ["number", "number"],
    ["bytes", "bytes"],
    ["millicores", "millicores"],
    ["dns1123", "dns1123"],
    ["nonsense", "text"],
  ])("%s is a %s", (format, kind) => {
    expect(kindOf({ name: "p", type: "text", properties: { format } })).toBe(kind);
  });
  test("several lines", () =>
    expect(kindOf({ name: "p", properties: { multiline: "true" } })).toBe("multiline"));
  test("lengths", () => {
    const parameter = { name: "p", properties: { minLength: 2, maxLength: "4" } };
    expect(issueOf(parameter, "a")).toBe("Must have at least 2 characters");
    expect(issueOf(parameter, "abcde")).toBe("Must have at most 4 characters");
  });
  test("a pattern that the browser cannot read is left to the server", () =>
    expect(issueOf({ name: "p", properties: { regex: "(?<" } }, "a")).toBeUndefined());
});

test("a code parameter in another language is not read", () => {
  expect(
    issueOf({ name: "p", type: "code", properties: { language: "bash" } }, "a: ["),
  ).toBeUndefined();
});

test("bounds are said in the unit that they count in", () => {
  expect(boundsHint({ name: "p", type: "bytes", properties: { min: 64, max: 128 } })).toBe(
    "64Mi to 128Mi",
  );
  expect(boundsHint({ name: "p", type: "millicores", properties: { max: 2000 } })).toBe(
    "At most 2000m",
  );
  expect(boundsHint({ name: "p", type: "text", properties: { min: 1 } })).toBeUndefined();
});

test("only what others depend on is asked about, and no secret", () => {
  const parameters = [
    { name: "name" },
    { name: "token", type: "secret" },
    { name: "host", dependsOn: ["name", "token"] },
  ];
  expect(dependencies(parameters, { name: "a", token: "b", host: "c" })).toEqual({ name: "a" });
});

test.each([
  [["very-small", "small"], "medium"],
  [["small", "medium"], "large"],
  [["large"], "large"],
  [["full", "small"], "full"],
] as const)("code of %j makes a %s dialog", (sizes, size) => {
  const parameters = sizes.map((one) => ({ name: one, type: "code", properties: { size: one } }));
  expect(dialogSize(parameters)).toBe(size);
});
