// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface SqlServerConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Connection string; $(username) and $(password) are put in by the backend.
   */
  url: string;
  /**
   * User name.
   */
  username: string;
  /**
   * Password.
   */
  password: string;
}
