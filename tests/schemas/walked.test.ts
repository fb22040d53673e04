import { expect, it } from "vitest";
import { formSchemas, pickableTypes } from "~generated/schemas/index";
import { isRecord } from "~/lib/wire/wirePath";
import { isWalked } from "../e2e/walkedTypes";

/** Every kind of input below a schema: its type and the widget that the contract asks for. */
function widgetsOf(root: unknown, node: unknown = root, seen = new Set<unknown>()): string[] {
  if (Array.isArray(node)) return node.flatMap((each: unknown) => widgetsOf(root, each, seen));
  if (!isRecord(node) || seen.has(node)) return [];
  seen.add(node);
  const hints = node["x-ui"];
  const widget = isRecord(hints) && typeof hints["widget"] === "string" ? [hints["widget"]] : [];
  return [...widget, ...Object.values(node).flatMap((each) => widgetsOf(root, each, seen))];
}

const named = (name: string): name is keyof typeof formSchemas => Object.hasOwn(formSchemas, name);

it("the types that browser tests walk hold every widget of every form", async () => {
  const offered = pickableTypes.filter(({ hidden }) => !hidden);
  const widgets = await Promise.all(
    offered.map(async (type) => ({
      isWalked: isWalked(type),
      widgets: named(type.schema) ? widgetsOf(await formSchemas[type.schema]()) : [],
    })),
  );
  const all = new Set(widgets.flatMap(({ widgets: own }) => own));
  const walked = new Set(widgets.flatMap((type) => (type.isWalked ? type.widgets : [])));
  expect(all.size).toBeGreaterThan(15);
  expect([...all].filter((widget) => !walked.has(widget))).toEqual([]);
});
