// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface WindowsConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * User name.
   */
  username: string;
  /**
   * Password.
   */
  password: string;
  /**
   * Domain of the account.
   */
  domain?: string;
}
