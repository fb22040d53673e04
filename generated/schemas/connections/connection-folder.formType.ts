// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface FolderConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Path of the folder.
   */
  path: string;
}
