// Written by `npm run generate` from the contract. Do not edit.
/** What a failed keyword says, in Ajv's words. */
const words = {
  additionalProperties: () => "must NOT have additional properties",
  anyOf: () => "must match a schema in anyOf",
  const: () => "must be equal to constant",
  contains: ({ minContains }) => `must contain at least ${minContains} valid item(s)`,
  dependentRequired: ({ deps, depsCount, property }) =>
    `must have ${depsCount === 1 ? "property" : "properties"} ${deps} when property ${property} is present`,
  enum: () => "must be equal to one of the allowed values",
  "false schema": () => "boolean schema is false",
  format: ({ format }) => `must match format "${format}"`,
  if: ({ failingKeyword }) => `must match "${failingKeyword}" schema`,
  maxItems: ({ limit }) => `must NOT have more than ${limit} items`,
  maxLength: ({ limit }) => `must NOT have more than ${limit} characters`,
  maxProperties: ({ limit }) => `must NOT have more than ${limit} properties`,
  maximum: ({ comparison, limit }) => `must be ${comparison} ${limit}`,
  minItems: ({ limit }) => `must NOT have fewer than ${limit} items`,
  minLength: ({ limit }) => `must NOT have fewer than ${limit} characters`,
  minProperties: ({ limit }) => `must NOT have fewer than ${limit} properties`,
  minimum: ({ comparison, limit }) => `must be ${comparison} ${limit}`,
  not: () => "must NOT be valid",
  oneOf: () => "must match exactly one schema in oneOf",
  pattern: ({ pattern }) => `must match pattern "${pattern}"`,
  propertyNames: () => "property name must be valid",
  required: ({ missingProperty }) => `must have required property '${missingProperty}'`,
  type: ({ type }) => `must be ${type}`,
  uniqueItems: ({ i, j }) => `must NOT have duplicate items (items ## ${j} and ${i} are identical)`,
};

/** The keywords that compiled checks may use. */
export const keywords = Object.keys(words);

/** An error as Ajv reports it: compiled checks hold thousands, so what they share stands here. */
export const failure = (instancePath, schemaPath, keyword, params, propertyName) => ({
  instancePath,
  schemaPath,
  keyword,
  params,
  message: words[keyword](params),
  ...(propertyName === undefined ? {} : { propertyName }),
});
