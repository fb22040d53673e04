// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface OpenaiConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Address, where it is not the usual one.
   */
  url?: string;
  /**
   * Model to use.
   */
  model?: string;
  /**
   * API key; stored as password.
   */
  apiKey: string;
}
