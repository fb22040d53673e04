// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface TeamsConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Group.
   */
  group?: string;
  /**
   * Tenant.
   */
  tenant: string;
  /**
   * Id of the webhook.
   */
  altID: string;
  /**
   * Owner of the group.
   */
  groupOwner: string;
  /**
   * Host of the service.
   */
  host: string;
}
