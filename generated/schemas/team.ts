// Written by `npm run generate` from the contract. Do not edit.

/**
 * What a team owns and how it is told.
 */
export interface TeamSpec {
  /**
   * Components that it owns.
   */
  components?: ResourceSelector[];
  /**
   * Systems in which it works.
   */
  responder_clients?: {
    /**
     * Jira.
     */
    jira?: {
      /**
       * Address.
       */
      url?: string;
      username: EnvVar;
      password: EnvVar;
      /**
       * Values used first.
       */
      defaults?: {
        [k: string]: unknown;
      };
      /**
       * Allowed values.
       */
      values?: {
        [k: string]: unknown;
      };
    };
    /**
     * AWS.
     */
    aws?: {
      username?: EnvVar;
      password?: EnvVar;
    };
    /**
     * Microsoft Planner.
     */
    ms_planner?: {
      /**
       * Tenant.
       */
      tenant_id: string;
      /**
       * Client.
       */
      client_id: string;
      /**
       * Group.
       */
      group_id: string;
      username: EnvVar;
      password: EnvVar;
      /**
       * Values used first.
       */
      defaults?: {
        [k: string]: unknown;
      };
      /**
       * Allowed values.
       */
      values?: {
        [k: string]: unknown;
      };
    };
  };
  /**
   * Where it is told.
   *
   * Items: A channel.
   */
  notifications?: {
    /**
     * Name.
     */
    name?: string;
    /**
     * CEL that must hold.
     */
    filter?: string;
    /**
     * Connection.
     */
    connection?: string;
    /**
     * Address.
     */
    url?: string;
    /**
     * Settings of the channel.
     */
    properties?: {
      [k: string]: string;
    };
  }[];
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
/**
 * A value, or the place in a cluster that holds it.
 */
export interface EnvVar {
  /**
   * Name of the variable or header, where a list needs one.
   */
  name?: string;
  /**
   * The value itself; may be a template.
   */
  value?: string;
  /**
   * Where the value lies; one of its fields is filled.
   */
  valueFrom?: {
    secretKeyRef?: EnvVarKeyRef;
    configMapKeyRef?: EnvVarKeyRef;
    helmRef?: EnvVarKeyRef;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
export interface EnvVarKeyRef {
  /**
   * Name of the object.
   */
  name?: string;
  /**
   * Key inside the object.
   */
  key: string;
  /**
   * A missing key is no error.
   */
  optional?: boolean;
}
