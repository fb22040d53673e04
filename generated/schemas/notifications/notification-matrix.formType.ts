// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface MatrixConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * User; empty with an access token.
   */
  user?: string;
  /**
   * Password, or an access token.
   */
  password: string;
  /**
   * Home server.
   */
  host: string;
  /**
   * Skip certificate checks.
   */
  insecure_tls?: boolean;
}
