import { expect, test } from "vitest";
import { manifestFields } from "./manifestFields";
import { newValues } from "./recordValues";

const fields = ["namespace", "labels"] as const;
const start = newValues(fields, { namespace: "default" });
const manifest = { text: "a: 1\n", name: "shop", namespace: "prod", labels: { team: "a" } };
const labels = JSON.stringify({ team: "a" }, null, 2);

test("fills what is empty or as a new record starts", () => {
  expect(manifestFields({ manifest, values: start, start, isNew: true, fields })).toEqual({
    fill: { name: "shop", namespace: "prod", labels },
    offer: {},
  });
});

test("asks before it replaces what was typed", () => {
  const values = { ...start, name: "mine", labels: '{"team": "b"}' };
  expect(manifestFields({ manifest, values, start, isNew: true, fields })).toEqual({
    fill: { namespace: "prod" },
    offer: { name: "shop", labels },
  });
});

test("leaves the name of an existing record, and fields that the table has not", () => {
  const values = { ...start, name: "mine" };
  expect(manifestFields({ manifest, values, start: values, isNew: false, fields })).toEqual({
    fill: { labels },
    offer: {},
  });
  expect(
    manifestFields({ manifest: { text: "" }, values, start, isNew: true, fields: [] }),
  ).toEqual({ fill: {}, offer: {} });
});
