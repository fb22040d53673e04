// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface IftttConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Key of the webhook; stored as user name.
   */
  webhookID: string;
}
