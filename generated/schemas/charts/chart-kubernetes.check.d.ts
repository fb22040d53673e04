// Written by `npm run generate` from the contract. Do not edit.
declare const check: {
  (value: unknown): boolean;
  errors?:
    | { keyword: string; instancePath: string; params: Record<string, unknown>; message?: string }[]
    | null;
};
export default check;
