// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface ResticConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Password.
   */
  password: string;
  /**
   * Address of the repository.
   */
  repositoryURL: string;
  /**
   * AWS connection. Kept among the properties: the table has no column for it.
   */
  awsConnectionName: string;
  /**
   * Access key. Kept among the properties: the table has no column for it.
   */
  accessKey: string;
  /**
   * Secret key. Kept among the properties: the table has no column for it.
   */
  secretKey: string;
}
