import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { verdictOf } from "./mcpVerdict";

const answers = parse(readFileSync("openapi/mcp.yaml", "utf8")).paths["/mcp"].post.responses["200"]
  .content;
const good = { isGood: true, text: "mission-control, v1.1.240, protocol 2024-11-05" };

describe("the verdict on an answer to initialize", () => {
  it("is good for the contract's examples, as JSON and as events", () => {
    expect(verdictOf(answers["application/json"].examples.initialize.value)).toEqual(good);
    expect(verdictOf(answers["text/event-stream"].example)).toEqual(good);
  });

  it("passes on an error of the protocol", () => {
    expect(verdictOf(answers["application/json"].examples.unknown.value)).toEqual({
      isGood: false,
      text: "Method not found",
    });
  });

  it.each([undefined, null, "", "<html>", "data: {", { result: {} }, []])(
    "is bad for %j",
    (answer) => {
      expect(verdictOf(answer).isGood).toBe(false);
    },
  );
});
