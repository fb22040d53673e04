import { expect, test } from "vitest";
import { mentionsAsNames, mentionsOf, mentionText, personOf } from "./mentions";

const ada = { id: "0186b7a5", name: "Ada Osei" };

test("who a text names, each once", () => {
  const text = `${mentionText(ada)} and @[Mei Lin](user:0186b7a6), again ${mentionText(ada)}`;
  expect(mentionsOf(text)).toEqual([ada, { id: "0186b7a6", name: "Mei Lin" }]);
  expect(mentionsAsNames(text)).toBe("@Ada Osei and @Mei Lin, again @Ada Osei");
});

test("a name with brackets cannot end the mention early", () => {
  const text = mentionText({ id: "1", name: "Eve](javascript:alert(1)) [x" });
  expect(mentionsOf(text)).toEqual([{ id: "1", name: "Eve (javascript:alert(1))  x" }]);
});

test("mail addresses and plain links name nobody", () => {
  expect(mentionsOf("ada@[example](https://example.org) @Ada")).toEqual([]);
  expect(personOf("user:../../x")).toBeUndefined();
});
