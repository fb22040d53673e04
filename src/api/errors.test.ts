import { describe, expect, it } from "vitest";
import {
  errorText,
  errorTextOr,
  Forbidden,
  NotFound,
  ServerFailed,
  SessionExpired,
} from "./errors";

describe("text of a thrown error", () => {
  it("is the server's words, or a sentence of ours", () => {
    expect(errorText(new NotFound("no such check", "GET /x", 404))).toBe("no such check");
    expect(errorText(new SyntaxError("Unexpected end"))).toBe(
      "The backend's answer could not be read.",
    );
    expect(errorText(new ServerFailed("boom", "PATCH /api/db/scopes", 500))).toBe(
      "boom (500 from PATCH /api/db/scopes)",
    );
    expect(errorText(new SessionExpired(undefined, "PATCH /api/db/scopes", 401))).toBe(
      "An error occurred (401 from PATCH /api/db/scopes)",
    );
    expect(errorTextOr(new ServerFailed(undefined, "POST /x", 500), "It failed")).toBe("It failed");
    expect(errorTextOr(new ServerFailed("boom", "POST /x", 500), "It failed")).toContain("boom");
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
