// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface AzureConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Client id; stored as user name.
   */
  clientID: string;
  /**
   * Client secret; stored as password.
   */
  clientSecret: string;
  /**
   * Tenant (directory) id.
   */
  tenantID: string;
}
