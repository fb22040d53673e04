import { expect, it } from "vitest";
import { permissionError } from "./permissionError";

it.each([
  ["ErrScopeExpansionScopeNotFound: nowhere/gone", "Scope not found", "nowhere/gone"],
  ["ErrScopeExpansionInvalidObjectSelector: {}", "Invalid object selector", "{}"],
  ["ErrScopeExpansionInvalidScopeTargets: a:b", "Invalid scope targets", "a:b"],
  ["ErrScopeExpansionScopeNotFound", "Scope not found", undefined],
  ["ErrScopeExpansionTooMany: 17", "ErrScopeExpansionTooMany: 17", undefined],
  ["unknown", "Unknown error", undefined],
  [" ", "Unknown error", undefined],
])("says %j in words", (error, message, scope) => {
  expect(permissionError(error)).toEqual(scope === undefined ? { message } : { message, scope });
});
