// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface GoogleCloudConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Address of the service.
   */
  endpoint: string;
  /**
   * Service account document (JSON).
   */
  certificate: string;
}
