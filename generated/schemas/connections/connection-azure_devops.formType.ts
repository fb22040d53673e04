// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface AzureDevopsConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Organization; stored as user name.
   */
  organization: string;
  /**
   * Personal access token; stored as password.
   */
  personalAccessToken: string;
}
