// Written by `npm run generate` from the contract. Do not edit.

/**
 * Allows or denies someone to do something with some resources.
 */
export interface PermissionSpec {
  /**
   * Free text.
   */
  description?: string;
  /**
   * Who; exactly one.
   */
  subject: {
    [k: string]: unknown;
  } & {
    /**
     * Role or permission group.
     */
    group?: string;
    /**
     * Person by id or address.
     */
    person?: string;
    /**
     * Team by name.
     */
    team?: string;
    /**
     * Notification: namespace/name.
     */
    notification?: string;
    /**
     * Playbook: namespace/name.
     */
    playbook?: string;
    /**
     * Canary: namespace/name.
     */
    canary?: string;
    /**
     * Scraper: namespace/name.
     */
    scraper?: string;
    /**
     * Topology: namespace/name.
     */
    topology?: string;
  };
  /**
   * What is allowed or denied.
   *
   * @minItems 1
   */
  actions: [
    (
      | (
          | "read"
          | "update"
          | "create"
          | "delete"
          | "*"
          | "create,read,update,delete"
          | "playbook:run"
          | "playbook:approve"
          | "playbook:*"
          | "playbook:cancel"
        )
      | {
          [k: string]: unknown;
        }
    ) &
      string &
      (
        | (
            | "read"
            | "update"
            | "create"
            | "delete"
            | "*"
            | "create,read,update,delete"
            | "playbook:run"
            | "playbook:approve"
            | "playbook:*"
            | "playbook:cancel"
          )
        | {
            [k: string]: unknown;
          }
      ) &
      string,
    ...((
      | (
          | "read"
          | "update"
          | "create"
          | "delete"
          | "*"
          | "create,read,update,delete"
          | "playbook:run"
          | "playbook:approve"
          | "playbook:*"
          | "playbook:cancel"
        )
      | {
          [k: string]: unknown;
        }
    ) &
      string &
      (
        | (
            | "read"
            | "update"
            | "create"
            | "delete"
            | "*"
            | "create,read,update,delete"
            | "playbook:run"
            | "playbook:approve"
            | "playbook:*"
            | "playbook:cancel"
          )
        | {
            [k: string]: unknown;
          }
      ) &
      string)[],
  ];
  /**
   * With what.
   */
  object: {
    /**
     * Playbooks.
     */
    playbooks?: ResourceSelector[];
    /**
     * Connections.
     */
    connections?: ResourceSelector[];
    /**
     * Catalog items.
     */
    configs?: ResourceSelector[];
    /**
     * Components.
     */
    components?: ResourceSelector[];
    /**
     * Views.
     *
     * Items: A view.
     */
    views?: {
      /**
       * Id.
       */
      id?: string;
      /**
       * Namespace.
       */
      namespace?: string;
      /**
       * Name.
       */
      name?: string;
    }[];
    /**
     * Scopes.
     *
     * Items: A scope.
     */
    scopes?: {
      /**
       * Id.
       */
      id?: string;
      /**
       * Namespace.
       */
      namespace?: string;
      /**
       * Name.
       */
      name?: string;
    }[];
  };
  /**
   * Deny instead of allow.
   */
  deny?: boolean;
  /**
   * Agents (no longer used).
   */
  agents?: string[];
  /**
   * Tags (no longer used).
   */
  tags?: {
    [k: string]: string;
  };
}
/**
 * Picks resources; all given conditions hold together.
 */
export interface ResourceSelector {
  /**
   * Agent of the resource: id, name, self (no agent) or all.
   */
  agent?: string;
  /**
   * Parent (scraper, canary or topology) as id or namespace/name.
   */
  scope?: string;
  /**
   * Cache directive: no-cache, no-store or max-age=<duration>.
   */
  cache?: string;
  /**
   * Search text over name, tags, labels, type, health and more.
   */
  search?: string;
  /**
   * Most results.
   */
  limit?: number;
  /**
   * Also resources that are deleted.
   */
  includeDeleted?: boolean;
  /**
   * Exact id.
   */
  id?: string;
  /**
   * Name; * alone is everything, commas separate, ! excludes.
   */
  name?: string;
  /**
   * Namespace.
   */
  namespace?: string;
  /**
   * Tags that all match, such as cluster=prod,region=eu.
   */
  tagSelector?: string;
  /**
   * Labels that match, such as app=web,tier!=db.
   */
  labelSelector?: string;
  /**
   * Fields that match.
   */
  fieldSelector?: string;
  /**
   * Healths, comma separated; ! excludes.
   */
  health?: string;
  /**
   * Resource types such as Kubernetes::Pod.
   */
  types?: string[];
  /**
   * Status values.
   */
  statuses?: string[];
}
