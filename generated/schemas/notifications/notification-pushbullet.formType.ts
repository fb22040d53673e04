// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface PushbulletConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Access token.
   */
  token: string;
  /**
   * Devices, #channels or addresses, separated by commas.
   */
  targets: string;
}
