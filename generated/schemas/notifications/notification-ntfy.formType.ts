// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface NtfyConnectionRowForm {
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
  username?: string;
  /**
   * Password.
   */
  password?: string;
  /**
   * Host of the server.
   */
  host: string;
  /**
   * Topic.
   */
  topic: string;
  /**
   * Use http instead of https.
   */
  insecure_tls?: boolean;
}
