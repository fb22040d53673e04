import { describe, expect, it } from "vitest";
import { approvedBreaks, breaksBetween } from "./breaking";
import { signatureOf } from "./signature";
import type { OpenApi, Schema } from "./document";

interface Shape {
  parameters?: object[];
  body?: Schema;
  answer?: Schema;
  path?: string;
  access?: string;
  failures?: object;
}

const sharedParameters = {
  parameters: {
    Size: { name: "size", in: "query", schema: { $ref: "#/components/schemas/Size" } },
  },
};

function contract({
  parameters = [],
  body,
  answer,
  path = "/things",
  access = "public",
  failures,
}: Shape): OpenApi {
  const json = (schema: Schema | undefined) => ({ content: { "application/json": { schema } } });
  return {
    openapi: "3.1.0",
    info: { version: "0", title: "Things" },
    servers: [{ url: "/api/shop" }],
    paths: {
      [path]: {
        post: {
          operationId: "makeThing",
          "x-access": { resource: access, action: "write" },
          parameters,
          ...(body ? { requestBody: { required: true, ...json(body) } } : {}),
          responses: { "200": answer ? json(answer) : {}, ...failures },
        },
      },
    },
    components: {
      ...sharedParameters,
      schemas: {
        Size: { type: "integer", minimum: 1, maximum: 10, enum: [1, 2] },
        Tree: {
          type: "object",
          required: ["name"],
          properties: {
            name: { type: "string" },
            children: { type: "array", items: { $ref: "#/components/schemas/Tree" } },
          },
        },
      },
    },
  };
}

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: "object",
  required,
  properties,
});

const breaks = (before: Shape, now: Shape) =>
  breaksBetween(signatureOf([contract(before)]), signatureOf([contract(now)])).map(
    ({ name, reason }) => `${name} ${reason}`,
  );

const text: Schema = { type: "string" };

describe("a change of the contract breaks", () => {
  it.each<[string, Shape, Shape, string]>([
    ["when an operation moves", {}, { path: "/objects" }, "makeThing was POST"],
    [
      "when an answer loses a field",
      { answer: object({ id: text, name: text }) },
      { answer: object({ id: text }) },
      "makeThing answers 200 application/json $.name is gone",
    ],
    [
      "when a field that always came may be missing",
      { answer: object({ id: text }, ["id"]) },
      { answer: object({ id: text }) },
      "$.id may be missing now",
    ],
    [
      "when a field may be null now",
      { answer: object({ id: text }) },
      { answer: object({ id: { type: ["string", "null"] } }) },
      "$.id was string, is null|string",
    ],
    [
      "when an answer has a value that nobody knows",
      { answer: object({ state: { type: "string", enum: ["on"] } }) },
      { answer: object({ state: { type: "string", enum: ["on", "off"] } }) },
      "$.state may have other values now",
    ],
    [
      "when a body needs more",
      { body: object({ a: text }) },
      { body: object({ a: text, b: text }, ["b"]) },
      "$.b is new and required",
    ],
    [
      "when a body takes less",
      { body: object({ a: { type: ["string", "integer"] } }) },
      { body: object({ a: text }) },
      "$.a took integer|string, takes string",
    ],
    [
      "when a parameter becomes required",
      { parameters: [{ name: "q", in: "query", schema: text }] },
      { parameters: [{ name: "q", in: "query", required: true, schema: text }] },
      "takes query q is required now",
    ],
    [
      "when a parameter goes",
      { parameters: [{ name: "q", in: "query", schema: text }] },
      {},
      "makeThing takes query q is gone",
    ],
    [
      "when a parameter that is referred to takes fewer values",
      { parameters: [{ name: "size", in: "query", schema: { type: "integer" } }] },
      { parameters: [{ $ref: "#/components/parameters/Size" }] },
      "takes query size takes fewer values",
    ],
    [
      "when a limit becomes narrower",
      { body: object({ a: { type: "string", maxLength: 9 } }) },
      { body: object({ a: { type: "string", maxLength: 5 } }) },
      "$.a takes less now: maxLength is 5",
    ],
    [
      "when a pattern comes",
      { body: object({ a: text }) },
      { body: object({ a: { type: "string", pattern: "^of within [a-z]$" } }) },
      "$.a takes less now: pattern",
    ],
    [
      "when a body takes no other fields",
      { body: object({ a: text }) },
      { body: { ...object({ a: text }), additionalProperties: false } },
      "$ takes no other fields now",
    ],
    [
      "when an answer has one shape more",
      { answer: { oneOf: [object({ a: text }), object({ b: text })] } },
      { answer: { oneOf: [object({ a: text }), object({ b: text }), { type: "string" }] } },
      "$<oneOf 2> is one that it was not before",
    ],
    [
      "when it fails with another status",
      {},
      { failures: { "409": {} } },
      "makeThing answers 409 is a new status",
    ],
    [
      "when a failure has another shape",
      { failures: { "409": { content: { "text/plain": { schema: text } } } } },
      { failures: { "409": { content: { "text/plain": { schema: { type: "integer" } } } } } },
      "makeThing answers 409 text/plain $ was string required, is integer required",
    ],
    [
      "when others may call it",
      {},
      { access: "things" },
      'makeThing access was {"resource":"public"',
    ],
  ])("%s", (_title, before, now, reason) => {
    expect(breaks(before, now).join("\n")).toContain(reason);
  });

  it.each<[string, Shape, Shape]>([
    [
      "an answer says more",
      { answer: object({ id: text }) },
      { answer: object({ id: text, x: text }, ["x"]) },
    ],
    ["a body may say more", { body: object({ a: text }) }, { body: object({ a: text, b: text }) }],
    ["a new parameter is optional", {}, { parameters: [{ name: "q", in: "query", schema: text }] }],
    [
      "a body takes one value more",
      { body: object({ a: { type: "string", enum: ["x"] } }) },
      { body: object({ a: { type: "string", enum: ["x", "y"] } }) },
    ],
    [
      "a field never comes as null any more",
      { answer: object({ a: { type: ["string", "null"] } }) },
      { answer: object({ a: text }) },
    ],
    [
      "a choice loses its null",
      { answer: object({ a: { oneOf: [object({ b: text }), { type: "null" }] } }) },
      { answer: object({ a: object({ b: text }) }) },
    ],
    [
      "an answer may be fewer shapes",
      { answer: { oneOf: [text, object({})] } },
      { answer: { oneOf: [text] } },
    ],
    ["it fails in fewer ways", { failures: { "409": {} } }, {}],
    [
      "a limit becomes wider",
      { body: object({ a: { type: "string", maxLength: 5 } }) },
      { body: object({ a: { type: "string", maxLength: 9 } }) },
    ],
    [
      "a map takes any value",
      { body: object({ a: { type: "object", additionalProperties: text } }) },
      { body: object({ a: { type: "object", additionalProperties: true } }) },
    ],
  ])("does not break when %s", (_title, before, now) => {
    expect(breaks(before, now)).toEqual([]);
  });

  it("covers the documents that people write, each file by itself", () => {
    const file = (properties: Record<string, Schema>, required: string[] = []) => [
      {
        name: "pet",
        path: "schemas/pet.json",
        schema: { $id: "pet.json", title: "Pet", ...object(properties, required) },
      },
    ];
    const between = (...[before, now]: ReturnType<typeof file>[]) =>
      breaksBetween(signatureOf([], before), signatureOf([], now)).map(
        ({ name, reason }) => `${name} ${reason}`,
      );
    const age: Schema = { $ref: "duration.json" };
    expect(between(file({ age }), file({ age: { $ref: "size.json" } }))).toEqual([
      "pet.json takes $.age took ref(duration.json), takes ref(size.json)",
    ]);
    expect(between(file({ age }), file({ age, name: text }, ["name"]))).toEqual([
      "pet.json takes $.name is new and required",
    ]);
    expect(between(file({ age }), file({}))).toEqual(["pet.json takes $.age is gone"]);
    expect(between(file({ age }), file({ age, name: text }))).toEqual([]);
    expect(between(file({ age }), [])).toEqual(["pet.json is gone"]);
  });

  it("names a lost branch once, not every leaf", () => {
    const branch = object({ deep: object({ er: text }) });
    expect(breaks({ answer: object({ branch }) }, { answer: object({}) })).toEqual([
      "makeThing answers 200 application/json $.branch is gone",
    ]);
  });

  it("comes to an end with shapes that contain themselves", () => {
    const tree: Shape = { answer: { $ref: "#/components/schemas/Tree" } };
    expect(breaks(tree, tree)).toEqual([]);
  });
});

describe("an approved break", () => {
  it("needs its exact name and a reason", () => {
    const approved = approvedBreaks(
      "# Changes\n- `makeThing takes query q`: never sent\n- `b`:\n- c: no\n",
    );
    expect([...approved]).toEqual(["makeThing takes query q"]);
  });
});
