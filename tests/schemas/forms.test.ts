import { describe, expect, it } from "vitest";
import { formChecks, formSchemas } from "~generated/schemas/index";
import { formIssues } from "~/lib/wire/formIssues";
import { filledValues, startValues } from "~/lib/wire/formValues";
import { fromWire, toWire } from "~/lib/wire/wireMapping";
import { isRecord } from "~/lib/wire/wirePath";
import { randomValues } from "./randomValues";

type Name = keyof typeof formSchemas;

const names = Object.keys(formSchemas).filter((name): name is Name => name in formChecks);

/** Forms that others fill by hand, without a mapping to what is stored. */
const mapped = names.filter((name) => name.includes("/"));

async function partsOf(name: Name) {
  const [form, check] = await Promise.all([formSchemas[name](), formChecks[name]()]);
  return { form, check };
}

/** Everything that is stored for the values: the item and what lies in the spec around it. */
function stored(form: Readonly<Record<string, unknown>>, values: Record<string, unknown>) {
  return { item: toWire(form, values), around: toWire(form, values, {}, { part: "around" }) };
}

function reread(
  form: Readonly<Record<string, unknown>>,
  { item, around }: ReturnType<typeof stored>,
) {
  return { ...fromWire(form, item), ...fromWire(form, around, { part: "around" }) };
}

describe.each(mapped)("form %s", (name) => {
  it("shows its examples without a fault and keeps them through a round trip", async () => {
    const { form, check } = await partsOf(name);
    const examples: unknown[] = Array.isArray(form["examples"]) ? form["examples"] : [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples.filter(isRecord)) {
      const document = stored(form, example);
      const opened = startValues(form, reread(form, document));
      const filled = filledValues(form, opened);
      expect(formIssues(form, check, filled)).toEqual([]);
      expect(stored(form, filled)).toEqual(document);
    }
  });

  it("keeps any valid document through a round trip", async () => {
    const { form, check } = await partsOf(name);
    for (let seed = 1; seed <= 20; seed += 1) {
      const values = filledValues(form, randomValues(form, seed));
      expect(formIssues(form, check, values), `seed ${seed}`).toEqual([]);
      const document = stored(form, values);
      const filled = filledValues(form, reread(form, document));
      expect(stored(form, filled), `seed ${seed}`).toEqual(document);
      // What the form does not know stays, beside what it saves anew.
      const older = { ...document.item, unknown: { kept: [seed] } };
      expect(toWire(form, filled, older), `seed ${seed}`).toEqual(older);
    }
  });
});
