// Written by `npm run generate` from the contract. Do not edit.
declare const check: {
  (value: unknown): boolean;
  errors?: { instancePath: string; message?: string }[] | null;
};
export default check;
