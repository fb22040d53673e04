// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface SftpConnectionRowForm {
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
  host: string;
  /**
   * User name.
   */
  username: string;
  /**
   * Password.
   */
  password: string;
  /**
   * Port.
   */
  port?: number;
}
