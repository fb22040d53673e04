// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface OpsgenieConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Host of the service.
   */
  host: string;
  /**
   * Port.
   */
  port: number;
  /**
   * API key.
   */
  apiKey: string;
}
