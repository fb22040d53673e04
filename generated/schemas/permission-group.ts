// Written by `npm run generate` from the contract. Do not edit.

/**
 * Members that a permission may name as one subject.
 */
export interface PermissionGroupSpec {
  /**
   * Older place of the name; metadata.name counts.
   */
  name?: string;
  /**
   * Notifications; the name * means all.
   *
   * Items: A name, with its namespace where needed.
   */
  notifications?: {
    /**
     * Namespace.
     */
    namespace?: string;
    /**
     * Name.
     */
    name: string;
  }[];
  /**
   * Playbooks.
   *
   * Items: A name, with its namespace where needed.
   */
  playbooks?: {
    /**
     * Namespace.
     */
    namespace?: string;
    /**
     * Name.
     */
    name: string;
  }[];
  /**
   * Topologies.
   *
   * Items: A name, with its namespace where needed.
   */
  topologies?: {
    /**
     * Namespace.
     */
    namespace?: string;
    /**
     * Name.
     */
    name: string;
  }[];
  /**
   * Scrapers.
   *
   * Items: A name, with its namespace where needed.
   */
  scrapers?: {
    /**
     * Namespace.
     */
    namespace?: string;
    /**
     * Name.
     */
    name: string;
  }[];
  /**
   * Canaries.
   *
   * Items: A name, with its namespace where needed.
   */
  canaries?: {
    /**
     * Namespace.
     */
    namespace?: string;
    /**
     * Name.
     */
    name: string;
  }[];
  /**
   * People by id or address; * means all.
   */
  people?: string[];
  /**
   * Teams by name.
   */
  teams?: string[];
}
