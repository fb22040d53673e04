// Written by `npm run generate` from the contract. Do not edit.
interface CompiledCheck {
  (value: unknown): boolean;
  /** What was wrong with the last value, as Ajv reports it. */
  errors?:
    | {
        keyword: string;
        instancePath: string;
        schemaPath: string;
        params: Record<string, unknown>;
        message?: string;
      }[]
    | null;
}

declare module "*.check.js" {
  const check: CompiledCheck;
  export default check;
}

declare module "*.formCheck.js" {
  const check: CompiledCheck;
  export default check;
}

declare module "*.validators.js" {
  const validators: Readonly<Record<string, CompiledCheck>>;
  export default validators;
}

declare module "*.schema.js" {
  const schema: Readonly<Record<string, unknown>>;
  export default schema;
}
