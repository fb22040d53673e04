import { getDefaultFormState, type RJSFSchema } from "@rjsf/utils";
import { createPrecompiledValidator } from "@rjsf/validator-ajv8";
import { describe, expect, it } from "vitest";
import { formSchemas, formValidators } from "~generated/schemas/index";
import { isRecord } from "~/lib/wire/wirePath";

type Name = keyof typeof formSchemas;

const names = Object.keys(formSchemas).filter((name): name is Name => name in formValidators);

async function validatorOf(name: Name) {
  const form: RJSFSchema = await formSchemas[name]();
  return { form, validator: createPrecompiledValidator(await formValidators[name](), form) };
}

describe("rjsf checks every form with what was compiled before", () => {
  it.each(names)("%s", async (name) => {
    const { form, validator } = await validatorOf(name);
    const examples = (form.examples as unknown[] | undefined)?.filter(isRecord) ?? [];
    for (const example of examples) {
      // Choices and conditions ask for the checks of their branches; one that was not compiled throws.
      expect(getDefaultFormState(validator, form, example, form)).toMatchObject({});
      expect(validator.validateFormData(example, form).errors).toEqual([]);
    }
    const { errors } = validator.validateFormData({ ...examples[0], unheardOf: {} }, form);
    const isClosed = form.additionalProperties === false || form["unevaluatedProperties"] === false;
    expect(errors.length > 0).toBe(isClosed);
  });

  it("names what a required field lacks", async () => {
    const { form, validator } = await validatorOf("connections/connection-http");
    expect(validator.validateFormData({}, form).errors).toContainEqual(
      expect.objectContaining({ name: "required", property: "namespace" }),
    );
  });
});
