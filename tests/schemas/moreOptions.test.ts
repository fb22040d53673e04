import { expect, test } from "vitest";
import { formSchemas } from "~generated/schemas/index";
import { hintsOf, propertiesOf } from "~/lib/wire/formSchema";

/** Every field of every form, with what is asked for in its form. */
const fields = (
  await Promise.all(
    Object.entries(formSchemas).map(async ([name, load]) => {
      const form = await load();
      const required: unknown = form["required"];
      return propertiesOf(form, form).map(([key, field]) => ({
        name: `${name}: ${key}`,
        field,
        isNeeded: Array.isArray(required) && required.includes(key),
      }));
    }),
  )
).flat();

test("a form never folds away what has to be filled in", () => {
  const folded = fields.filter(({ field }) => hintsOf(field).isMore);
  expect(folded.length).toBeGreaterThan(0);
  expect(
    folded
      .filter(({ field, isNeeded }) => isNeeded && field["default"] === undefined)
      .map(({ name }) => name),
  ).toEqual([]);
});
