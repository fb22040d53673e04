// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface OllamaConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Address of the server.
   */
  url: string;
  /**
   * Model to use.
   */
  model?: string;
  /**
   * API key; stored as password.
   */
  apiKey: string;
}
