import * as v from "valibot";

const selectors = v.nullish(v.array(v.looseObject({})));

const application = v.looseObject({
  type: v.nullish(v.string()),
  description: v.nullish(v.string()),
  properties: v.nullish(v.array(v.looseObject({}))),
  mapping: v.nullish(
    v.looseObject({
      environments: v.nullish(
        v.record(v.string(), v.array(v.looseObject({ purpose: v.nullish(v.string()) }))),
      ),
      datasources: selectors,
      logins: selectors,
      accessReviews: selectors,
      roles: v.nullish(v.array(v.looseObject({ role: v.string() }))),
    }),
  ),
  sections: v.nullish(
    v.array(
      v.looseObject({
        title: v.string(),
        viewRef: v.looseObject({ namespace: v.nullish(v.string()), name: v.string() }),
      }),
    ),
  ),
});

export type ApplicationSpec = v.InferOutput<typeof application>;

/** @throws ValiError for a spec that cannot be read. */
export const readApplication = (spec: unknown): ApplicationSpec => v.parse(application, spec);
