import { describe, expect, it } from "vitest";
import { errorText, Forbidden, NotFound, wordsOf } from "./errors";

describe("words of an error body", () => {
  it.each([
    ['{"error":"no such check","message":"other"}', "application/json", "no such check"],
    ['{"message":"Not Found"}', "application/json", "Not Found"],
    ['{"error":"","message":"Bad"}', "application/json", "Bad"],
    ['{"error":"boom","trace":"x","hint":"y"}', "application/json", "boom"],
    [
      '{"code":"23505","message":"duplicate key","details":null,"hint":null}',
      "application/json",
      "duplicate key",
    ],
    ["unauthorized. Access Denied", "text/plain", "unauthorized. Access Denied"],
    ['"quoted text"', "application/json", "quoted text"],
    ["<html><body>nginx</body></html>", "text/html", "An error occurred"],
    ["", "", "An error occurred"],
    ["{}", "application/json", "An error occurred"],
    ["null", "application/json", "An error occurred"],
  ])("%s", (body, contentType, expected) => {
    expect(wordsOf(body, contentType)).toBe(expected);
  });
});

describe("text of a thrown error", () => {
  it("is the server's words, or a sentence of ours", () => {
    expect(errorText(new NotFound("no such check", "GET /x", 404))).toBe("no such check");
    expect(errorText(new SyntaxError("Unexpected end"))).toBe(
      "The backend's answer could not be read.",
    );
    expect(errorText("thrown text")).toBe("An error occurred");
  });

  it("names what a refusal asks for, where the backend says it", () => {
    const words = "unauthorized. Access Denied";
    const refusal = (missing: Forbidden["missing"]) =>
      errorText(new Forbidden(words, "PATCH /x", 403, words, missing));
    expect(refusal(null)).toBe(words);
    expect(refusal({ object: "scopes", action: "write" })).toBe(
      `${words}: it needs write on scopes.`,
    );
  });
});
