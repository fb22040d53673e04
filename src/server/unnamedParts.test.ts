import { expect, test } from "vitest";
import { withoutNamings } from "./unnamedParts";

test("a function that is given its name stands alone", () => {
  expect(withoutNamings('const add = /* @__PURE__ */ __name((node) => node, "add");')).toBe(
    "const add = /* @__PURE__ */ (node) => node;",
  );
});

test("one within another, and one that stands by itself", () => {
  expect(
    withoutNamings(
      'var Part = __name(function Part2() { function inner() {}\n__name(inner, "inner"); return inner; }, "Part");',
    ),
  ).toBe("var Part = function Part2() { function inner() {}\ninner; return inner; };");
});

test("what is not a naming stays", () => {
  const code = 'const text = "__name(a, b)"; name(text, "text");';
  expect(withoutNamings(code)).toBe(code);
});
