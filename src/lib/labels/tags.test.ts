import { expect, it } from "vitest";
import { sortTags, tagsOf } from "./tags";

it("puts account, namespace and name first, then the rest by key", () => {
  const tags = tagsOf({ zone: "z", name: "n", app: "a", namespace: "ns", account: "acc" });
  expect(tags.map((tag) => tag.key)).toEqual(["account", "namespace", "name", "app", "zone"]);
  expect(tagsOf(null)).toEqual([]);
});

it("leaves the given list alone", () => {
  const given = [
    { key: "b", value: "1" },
    { key: "a", value: "2" },
    { key: "a", value: "1" },
  ];
  expect(sortTags(given).map((tag) => tag.key + tag.value)).toEqual(["a1", "a2", "b1"]);
  expect(given[0]?.key).toBe("b");
});
