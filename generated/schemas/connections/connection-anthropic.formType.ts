// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface AnthropicConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Model to use.
   */
  model?: string;
  /**
   * Address, where it is not the usual one.
   */
  url?: string;
  /**
   * API key; stored as password.
   */
  apiKey: string;
}
