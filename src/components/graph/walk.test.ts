import { expect, it } from "vitest";
import { nodeWords, stepFrom } from "./walk";

const places = new Map([
  ["root", { x: 0, y: 100 }],
  ["above", { x: 270, y: 0 }],
  ["ahead", { x: 270, y: 110 }],
  ["far", { x: 540, y: 100 }],
  ["back", { x: -270, y: 100 }],
]);

it("steps to what lies straight ahead, and nowhere beyond the edge", () => {
  expect(stepFrom("root", "ArrowRight", places)).toBe("ahead");
  expect(stepFrom("ahead", "ArrowUp", places)).toBe("above");
  expect(stepFrom("root", "ArrowLeft", places)).toBe("back");
  expect(stepFrom("far", "ArrowRight", places)).toBeUndefined();
  expect(stepFrom("root", "x", places)).toBeUndefined();
});

it("says what a node is and what it hangs on", () => {
  const item = (id: string) =>
    ({
      id,
      level: 0,
      item: { id, title: id, kind: "Pod", tone: "good", state: "Healthy", href: "" },
    }) as const;
  const [a, b] = [item("a"), item("b")];
  const nodes = [a, b];
  const links = [{ from: "a", to: "b" }];
  expect(nodeWords(a, links, nodes)).toBe("a, Pod, Healthy; to b");
  expect(nodeWords(b, links, nodes)).toBe("b, Pod, Healthy; from a");
});
