// Written by `npm run generate` from the contract. Do not edit.

/**
 * An application: what belongs to it and who has access.
 */
export interface ApplicationSpec {
  /**
   * Kind of application.
   */
  type: string;
  /**
   * Free text.
   */
  description?: string;
  /**
   * Shown facts.
   *
   * Items: A shown fact.
   */
  properties?: {
    /**
     * Label.
     */
    label?: string;
    /**
     * Name.
     */
    name?: string;
    /**
     * Hint.
     */
    tooltip?: string;
    /**
     * Icon name.
     */
    icon?: string;
    /**
     * Kind of value.
     */
    type?: string;
    /**
     * Colour.
     */
    color?: string;
    /**
     * Place among the others.
     */
    order?: number;
    /**
     * Shown at the top.
     */
    headline?: boolean;
    /**
     * Not shown.
     */
    hidden?: boolean;
    /**
     * Value as text.
     */
    text?: string;
    /**
     * Value as a number.
     */
    value?: number;
    /**
     * Unit of the number.
     */
    unit?: string;
    /**
     * When the status last changed.
     */
    lastTransition?: string;
    /**
     * Addresses to follow.
     */
    links?: Link[];
  }[];
  /**
   * Which catalog items belong to it.
   */
  mapping?: {
    /**
     * Access reviews.
     */
    accessReviews?: ResourceSelector[];
    /**
     * Data sources.
     */
    datasources?: ResourceSelector[];
    /**
     * Logins.
     */
    logins?: ResourceSelector[];
    /**
     * Environments by name.
     */
    environments?: {
      /**
       * Items.
       *
       * Items: Items of an environment.
       */
      [k: string]: {
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
        /**
         * What they serve.
         */
        purpose: string;
      }[];
    };
    /**
     * Roles.
     *
     * Items: Items that give a role.
     */
    roles?: {
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
      /**
       * Role.
       */
      role: string;
    }[];
  };
  /**
   * Embedded views.
   *
   * Items: An embedded view.
   */
  sections?: {
    /**
     * Title.
     */
    title: string;
    /**
     * Icon name.
     */
    icon?: string;
    viewRef: ViewRef;
  }[];
}
/**
 * An address to follow.
 */
export interface Link {
  /**
   * Kind of link.
   */
  type?: string;
  /**
   * Address; may be a template.
   */
  url?: string;
  /**
   * Hint.
   */
  tooltip?: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * Shown text.
   */
  text?: string;
  /**
   * Label.
   */
  label?: string;
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
 * Names a view.
 */
export interface ViewRef {
  /**
   * Namespace of the view.
   */
  namespace: string;
  /**
   * Name of the view.
   */
  name: string;
}
