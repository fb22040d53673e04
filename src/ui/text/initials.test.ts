import { expect, test } from "vitest";
import { initialsOf } from "./initials";

test.each([
  ["Ada Osei", "AO"],
  ["Ada Maria van Osei", "AO"],
  ["admin", "A"],
  ["ada.osei@example.com", "AO"],
  ["  ", "?"],
  ["", "?"],
  ["élodie du Pré", "ÉP"],
  ["𝒜da 𝒪sei", "𝒜𝒪"],
])("%j has the initials %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
