// Written by `npm run generate` from the contract. Do not edit.

/**
 * Form of a silence.
 */
export type NotificationSilenceSpecForm = {
  /**
   * Must specify a unique name
   */
  name: string;
  /**
   * Start.
   */
  from: string;
  /**
   * End; null means indefinitely.
   */
  until?: string | null;
  /**
   * Reason.
   */
  description?: string;
  /**
   * Catalog item.
   */
  config_id?: string;
  /**
   * Component.
   */
  component_id?: string;
  /**
   * Check.
   */
  check_id?: string;
  /**
   * Canary.
   */
  canary_id?: string;
  /**
   * Also the children.
   */
  recursive?: boolean;
  /**
   * CEL that must hold.
   */
  filter?: string;
  /**
   * Resources to match.
   *
   * @minItems 1
   */
  selectors?: [ResourceSelector, ...ResourceSelector[]];
} & {
  [k: string]: unknown;
};

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
