// Written by `npm run generate` from the contract. Do not edit.
declare const schema: Readonly<Record<string, unknown>>;
export default schema;
