// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface SmbConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Host name; stored as url and restored from it.
   */
  server: string;
  /**
   * Port.
   */
  port?: number;
  /**
   * Name of the share. Kept among the properties, so that it is not lost.
   */
  share: string;
  /**
   * User name.
   */
  username?: string;
  /**
   * Password.
   */
  password?: string;
}
