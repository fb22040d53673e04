import { expect, it } from "vitest";
import { Forbidden, NetworkDown, ServerFailed, type ApiError } from "~/api/errors";
import { parameterFailure } from "./parameterFailure";

const call = "POST /api/playbook/x/params";
const refused = (body: object | string): ApiError =>
  new ServerFailed(
    "said",
    call,
    500,
    typeof body === "string" ? body : JSON.stringify({ error: "raw", ...body }),
  );

it.each([
  ["public", { message: "m", hint: "h", public: "For people." }, "For people."],
  ["hint", { message: "m", hint: "Ask for it.", public: " " }, "Ask for it."],
  ["message", { message: "Bad id", code: "invalid" }, "Bad id"],
  ["error", { code: "forbidden" }, "raw"],
])("shows %s first where nothing better is given", (_field, body, words) => {
  expect(parameterFailure(refused(body))).toBe(words);
});

it("says that nothing is known where the answer says nothing", () => {
  expect(parameterFailure(refused("{}"))).toBe("Unknown error");
  expect(parameterFailure(new ServerFailed(undefined, call, 502, "<html>"))).toBe("Unknown error");
});

it("shows plain text, and what went wrong where no answer came", () => {
  const text = "unauthorized. Access Denied";
  expect(parameterFailure(new Forbidden(text, call, 403, text, null))).toBe(text);
  const down = new NetworkDown("The server cannot be reached", call, null);
  expect(parameterFailure(down)).toBe("The server cannot be reached");
});
