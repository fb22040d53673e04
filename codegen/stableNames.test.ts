import { expect, it } from "vitest";
import { checkModules, printedOptions } from "./checkModules";
import type { Schema } from "./document";
import { stableNames } from "./stableNames";
import { newAjv } from "./validators";

const links: Schema = {
  type: "array",
  items: { type: "object", required: ["url"], properties: { url: { type: ["string", "null"] } } },
};

/** A field of every sort of code: text, list, map, choice, and names that look like Ajv's own. */
const fields: Record<string, Schema> = {
  id: { type: "string", format: "uuid" },
  data3: { type: ["string", "null"] },
  "x-y": links,
  names: { type: "array", uniqueItems: true, items: { type: "string" } },
  labels: { type: "object", additionalProperties: { type: ["string", "null"] } },
  kind: { oneOf: [{ type: ["string", "null"], maxLength: 3 }, links] },
  len0: { anyOf: [{ type: "object", properties: { i0: links } }, { type: ["number", "null"] }] },
};

function printed(properties: Record<string, Schema>): string {
  const ajv = newAjv(printedOptions);
  ajv.addSchema({ type: "object", properties, $id: "Row" });
  return checkModules(ajv, ["Row"], (id) => id, "failure.js").get("Row") ?? "";
}

it.each(Object.entries(fields))("one field more, like %s, only adds lines", (key, field) => {
  const before = printed(fields).split("\n");
  for (const place of Object.keys(fields)) {
    const more = Object.entries(fields).flatMap((entry): [string, Schema][] =>
      entry[0] === place ? [["another", field], entry] : [entry],
    );
    const after = printed(Object.fromEntries(more)).split("\n");
    let at = 0;
    const gone = before.filter((line) => {
      const found = after.indexOf(line, at);
      at = found === -1 ? at : found + 1;
      return found === -1;
    });
    expect(gone, `${key} before ${place}`).toEqual([]);
    expect(after.length).toBeGreaterThan(before.length);
  }
});

it("leaves texts and properties as they are, and makes no two names one", () => {
  const code = `let data0 = data.data_a;
let data1 = data0.data0;
let data2 = data["data-a"];
let data_a = "data1";
return data0 + data1 + data2 + data_a;`;
  expect(stableNames(code)).toBe(`let data_data_a = data.data_a;
let data_data_a_data0 = data_data_a.data0;
let data_data_a_2 = data["data-a"];
let data_a = "data1";
return data_data_a + data_data_a_data0 + data_data_a_2 + data_a;`);
});

it("refuses a value that it cannot follow", () => {
  expect(() => stableNames("let data0 = other();")).toThrow("data0 comes from nowhere");
});
