import { expect, it } from "vitest";
import { afterLookup } from "./sessionKratos";

it.each([
  [200, { state: "ready" }],
  [401, { state: "sign in" }],
  [403, { state: "sign in", aal: "aal2" }],
  [422, { state: "sign in", aal: "aal2" }],
  [500, undefined],
  [404, undefined],
])("a session lookup that answers %i", (status, start) => {
  expect(afterLookup(status)).toEqual(start);
});
