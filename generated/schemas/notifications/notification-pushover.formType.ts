// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface PushoverConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * User key.
   */
  user: string;
  /**
   * Token of the application.
   */
  token: string;
}
