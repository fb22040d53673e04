// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface ElasticsearchConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Address of the server.
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
  /**
   * Skip certificate checks.
   */
  insecure_tls?: boolean;
}
