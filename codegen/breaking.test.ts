import { describe, expect, it } from "vitest";
import { approvedBreaks, breaksBetween } from "./breaking";
import { signatureOf } from "./signature";
import type { OpenApi, Schema } from "./document";

interface Shape {
  parameters?: object[];
  body?: Schema;
  answer?: Schema;
  path?: string;
}

function contract({ parameters = [], body, answer, path = "/things" }: Shape): OpenApi {
  const json = (schema: Schema | undefined) => ({ content: { "application/json": { schema } } });
  return {
    openapi: "3.1.0",
    info: { version: "0", title: "Things" },
    servers: [{ url: "/api/shop" }],
    paths: {
      [path]: {
        post: {
          operationId: "makeThing",
          "x-access": { resource: "public", action: "write" },
          parameters,
          ...(body ? { requestBody: { required: true, ...json(body) } } : {}),
          responses: { "200": answer ? json(answer) : {} },
        },
      },
    },
    components: {
      schemas: {
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
  ])("does not break when %s", (_title, before, now) => {
    expect(breaks(before, now)).toEqual([]);
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
