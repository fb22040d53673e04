// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface DynatraceConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Host name; stored as url.
   */
  host: string;
  /**
   * API key; stored as password.
   */
  apiKey: string;
  /**
   * http or https.
   */
  scheme: string;
}
