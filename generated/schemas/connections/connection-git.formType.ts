// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface GitConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Address of the repository.
   */
  url: string;
  /**
   * None, basic or an SSH key. Its values have columns of their own, so the choice needs no place.
   */
  authentication?: {
    /**
     * User name and password.
     */
    basic?: {
      /**
       * User name.
       */
      username: string;
      /**
       * Password or token.
       */
      password: string;
    };
    /**
     * SSH key.
     */
    ssh?: {
      /**
       * Private key.
       */
      certificate: string;
    };
  };
  /**
   * Branch, tag or commit.
   */
  ref: string;
}
