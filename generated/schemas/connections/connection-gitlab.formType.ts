// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface GitlabConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Personal access token; stored as password.
   */
  personalAccessToken: string;
}
