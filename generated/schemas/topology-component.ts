// Written by `npm run generate` from the contract. Do not edit.

/**
 * A part of a topology, with its children.
 */
export interface TopologyComponent {
  /**
   * Name.
   */
  name?: string;
  /**
   * Namespace.
   */
  namespace?: string;
  /**
   * Kind.
   */
  type?: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * Shown text.
   */
  text?: string;
  /**
   * Hint.
   */
  tooltip?: string;
  /**
   * Owning person or team.
   */
  owner?: string;
  /**
   * Id in the source.
   */
  externalID?: string;
  id?: Template;
  /**
   * Place among the others.
   */
  order?: number;
  labels?: Labels;
  /**
   * Not shown.
   */
  hidden?: boolean;
  /**
   * Stage of its life.
   */
  lifecycle?: string;
  /**
   * Children.
   */
  components?: TopologyComponent1[];
  /**
   * A canary spec whose checks deliver the data; its content is not checked here.
   */
  lookup?: {
    [k: string]: unknown;
  };
  /**
   * Shown facts.
   */
  properties?: TopologyProperty[];
  /**
   * Components that become children.
   */
  selectors?: ResourceSelector[];
  /**
   * Checks that say how it is.
   *
   * Items: Checks.
   */
  checks?: {
    selector?: ResourceSelector;
    /**
     * A canary spec whose checks deliver the data; its content is not checked here.
     */
    inline?: {
      [k: string]: unknown;
    };
  }[];
  /**
   * Catalog items that belong to it.
   */
  configs?: ConfigQuery[];
  /**
   * Relations.
   *
   * Items: A relation.
   */
  relationships?: {
    /**
     * Kind.
     */
    type?: string;
    /**
     * Name of the other component.
     */
    ref?: string;
  }[];
  /**
   * What every child gets.
   */
  forEach?: {
    /**
     * Children.
     */
    components?: TopologyComponent1[];
    /**
     * Shown facts.
     */
    properties?: TopologyProperty[];
    /**
     * Catalog items.
     */
    configs?: ConfigQuery[];
    /**
     * Components.
     */
    selectors?: ResourceSelector[];
    /**
     * Relations.
     *
     * Items: A relation.
     */
    relationships?: {
      /**
       * Kind.
       */
      type?: string;
      /**
       * Name of the other component.
       */
      ref?: string;
    }[];
    /**
     * Checks that say how it is.
     *
     * Items: Checks.
     */
    checks?: {
      selector?: ResourceSelector;
      /**
       * A canary spec whose checks deliver the data; its content is not checked here.
       */
      inline?: {
        [k: string]: unknown;
      };
    }[];
  };
  /**
   * Log sources.
   *
   * Items: A log source.
   */
  logs?: {
    /**
     * Name.
     */
    name?: string;
    /**
     * Kind.
     */
    type?: string;
    labels?: Labels;
  }[];
  /**
   * Finds the parent.
   */
  parentLookup?: {
    /**
     * Name.
     */
    name?: string;
    /**
     * Namespace.
     */
    namespace?: string;
    /**
     * Kind.
     */
    type?: string;
    /**
     * Id in the source.
     */
    externalID?: string;
  };
  /**
   * Counts of the children.
   */
  summary?: {
    /**
     * Healthy.
     */
    healthy?: number;
    /**
     * Unhealthy.
     */
    unhealthy?: number;
    /**
     * Warning.
     */
    warning?: number;
    /**
     * Info.
     */
    info?: number;
    /**
     * Incidents.
     */
    incidents?: {
      /**
       * By severity.
       */
      [k: string]: {
        [k: string]: number;
      };
    };
    /**
     * Insights.
     */
    insights?: {
      /**
       * By severity.
       */
      [k: string]: {
        [k: string]: number;
      };
    };
    /**
     * Checks.
     */
    checks?: {
      [k: string]: number;
    };
  };
  /**
   * CEL that gives the status.
   */
  statusExpr?: string;
  /**
   * CEL that gives the health.
   */
  healthExpr?: string;
  /**
   * Health: healthy, unhealthy, warning or unknown.
   */
  health?: string;
  /**
   * Status.
   */
  status?: string;
  /**
   * Id of its catalog item.
   */
  configID?: string;
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
/**
 * Names and their values.
 */
export interface Labels {
  [k: string]: string;
}
/**
 * A part of a topology, with its children.
 */
export interface TopologyComponent1 {
  /**
   * Name.
   */
  name?: string;
  /**
   * Namespace.
   */
  namespace?: string;
  /**
   * Kind.
   */
  type?: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * Shown text.
   */
  text?: string;
  /**
   * Hint.
   */
  tooltip?: string;
  /**
   * Owning person or team.
   */
  owner?: string;
  /**
   * Id in the source.
   */
  externalID?: string;
  id?: Template;
  /**
   * Place among the others.
   */
  order?: number;
  labels?: Labels;
  /**
   * Not shown.
   */
  hidden?: boolean;
  /**
   * Stage of its life.
   */
  lifecycle?: string;
  /**
   * Children.
   */
  components?: TopologyComponent1[];
  /**
   * A canary spec whose checks deliver the data; its content is not checked here.
   */
  lookup?: {
    [k: string]: unknown;
  };
  /**
   * Shown facts.
   */
  properties?: TopologyProperty[];
  /**
   * Components that become children.
   */
  selectors?: ResourceSelector[];
  /**
   * Checks that say how it is.
   *
   * Items: Checks.
   */
  checks?: {
    selector?: ResourceSelector;
    /**
     * A canary spec whose checks deliver the data; its content is not checked here.
     */
    inline?: {
      [k: string]: unknown;
    };
  }[];
  /**
   * Catalog items that belong to it.
   */
  configs?: ConfigQuery[];
  /**
   * Relations.
   *
   * Items: A relation.
   */
  relationships?: {
    /**
     * Kind.
     */
    type?: string;
    /**
     * Name of the other component.
     */
    ref?: string;
  }[];
  /**
   * What every child gets.
   */
  forEach?: {
    /**
     * Children.
     */
    components?: TopologyComponent1[];
    /**
     * Shown facts.
     */
    properties?: TopologyProperty[];
    /**
     * Catalog items.
     */
    configs?: ConfigQuery[];
    /**
     * Components.
     */
    selectors?: ResourceSelector[];
    /**
     * Relations.
     *
     * Items: A relation.
     */
    relationships?: {
      /**
       * Kind.
       */
      type?: string;
      /**
       * Name of the other component.
       */
      ref?: string;
    }[];
    /**
     * Checks that say how it is.
     *
     * Items: Checks.
     */
    checks?: {
      selector?: ResourceSelector;
      /**
       * A canary spec whose checks deliver the data; its content is not checked here.
       */
      inline?: {
        [k: string]: unknown;
      };
    }[];
  };
  /**
   * Log sources.
   *
   * Items: A log source.
   */
  logs?: {
    /**
     * Name.
     */
    name?: string;
    /**
     * Kind.
     */
    type?: string;
    labels?: Labels;
  }[];
  /**
   * Finds the parent.
   */
  parentLookup?: {
    /**
     * Name.
     */
    name?: string;
    /**
     * Namespace.
     */
    namespace?: string;
    /**
     * Kind.
     */
    type?: string;
    /**
     * Id in the source.
     */
    externalID?: string;
  };
  /**
   * Counts of the children.
   */
  summary?: {
    /**
     * Healthy.
     */
    healthy?: number;
    /**
     * Unhealthy.
     */
    unhealthy?: number;
    /**
     * Warning.
     */
    warning?: number;
    /**
     * Info.
     */
    info?: number;
    /**
     * Incidents.
     */
    incidents?: {
      /**
       * By severity.
       */
      [k: string]: {
        [k: string]: number;
      };
    };
    /**
     * Insights.
     */
    insights?: {
      /**
       * By severity.
       */
      [k: string]: {
        [k: string]: number;
      };
    };
    /**
     * Checks.
     */
    checks?: {
      [k: string]: number;
    };
  };
  /**
   * CEL that gives the status.
   */
  statusExpr?: string;
  /**
   * CEL that gives the health.
   */
  healthExpr?: string;
  /**
   * Health: healthy, unhealthy, warning or unknown.
   */
  health?: string;
  /**
   * Status.
   */
  status?: string;
  /**
   * Id of its catalog item.
   */
  configID?: string;
}
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
