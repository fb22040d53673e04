// Written by `npm run generate` from the contract. Do not edit.

/**
 * A shown fact of a component or topology, given or looked up.
 */
export interface TopologyProperty {
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
   * Upper bound.
   */
  max?: number;
  /**
   * Lower bound.
   */
  min?: number;
  /**
   * Status.
   */
  status?: string;
  /**
   * When the status last changed.
   */
  lastTransition?: string;
  /**
   * Addresses to follow.
   */
  links?: Link[];
  /**
   * A canary spec whose checks deliver the data; its content is not checked here.
   */
  lookup?: {
    [k: string]: unknown;
  };
  /**
   * Value out of a catalog item.
   */
  configLookup?: {
    /**
     * Id.
     */
    id?: string;
    config?: ConfigQuery;
    /**
     * Path of the field.
     */
    field?: string;
    display?: Template;
  };
  summary?: Template;
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
 * Picks config items of a component.
 */
export interface ConfigQuery {
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
   * Config class.
   */
  class?: string;
  /**
   * External id.
   */
  external_id?: string;
  /**
   * Config type.
   */
  type?: string;
  /**
   * Tags that match.
   */
  tags?: {
    [k: string]: string;
  };
}
/**
 * A script of a check; at most one language is filled.
 */
export interface Template {
  /**
   * Go template.
   */
  template?: string;
  /**
   * CEL expression.
   */
  expr?: string;
  /**
   * JavaScript.
   */
  javascript?: string;
  /**
   * JSONPath.
   */
  jsonPath?: string;
  /**
   * Other spelling of jsonPath, as forms wrote it; the backend passes over it.
   */
  jsonpath?: string;
}
