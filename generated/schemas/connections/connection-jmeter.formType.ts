// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface JmeterConnectionRowForm {
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
   * Port.
   */
  port?: number;
}
