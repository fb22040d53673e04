// Written by `npm run generate` from the contract. Do not edit.

/**
 * Resolves a name.
 */
export interface DnsCheck {
  /**
   * Name of the check, unique within its canary.
   */
  name: string;
  /**
   * Shown text.
   */
  description?: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * Namespace of the check, when it is not the canary's. An object is the older form: its name counts.
   */
  namespace?:
    | string
    | {
        [k: string]: unknown;
      };
  labels?: Labels;
  /**
   * Metrics exported with every run.
   */
  metrics?: Metrics[];
  /**
   * An empty result, or an empty transform, counts as failed.
   */
  markFailOnEmpty?: boolean;
  /**
   * What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.
   */
  transformDeleteStrategy?: string;
  relationships?: CheckRelationships;
  /**
   * Resolver; the system's own when empty.
   */
  server?: string;
  /**
   * Port; 53 unless given.
   */
  port?: number;
  /**
   * Name to resolve.
   */
  query?: string;
  /**
   * Kind of record: A (unless given), AAAA, CNAME, SRV, MX, PTR, TXT or NS.
   */
  querytype?: string;
  /**
   * Least number of answers.
   */
  minrecords?: number;
  /**
   * Exact set of answers.
   */
  exactreply?: string[];
  /**
   * Limit in seconds; 10 unless given.
   */
  timeout?: number;
  /**
   * Slower runs fail; 0 means no limit. Milliseconds.
   */
  thresholdMillis?: number;
}
/**
 * Names and their values.
 */
export interface Labels {
  [k: string]: string;
}
/**
 * A metric exported with every run of a check.
 */
export interface Metrics {
  /**
   * Name of the metric.
   */
  name?: string;
  /**
   * Kind of metric: counter, gauge or histogram.
   */
  type?: string;
  /**
   * Expression that yields the value.
   */
  value?: string;
  /**
   * Labels of the metric.
   */
  labels?: {
    /**
     * Label.
     */
    name: string;
    /**
     * Its value.
     */
    value?: string;
    /**
     * Expression that yields the value.
     */
    valueExpr?: string;
  }[];
}
/**
 * Components and config items that a check belongs to.
 */
export interface CheckRelationships {
  /**
   * Components.
   */
  components?: RelationshipSelector[];
  /**
   * Config items.
   */
  configs?: RelationshipSelector[];
}
/**
 * Picks related resources by values of the one at hand.
 */
export interface RelationshipSelector {
  id?: Lookup;
  external_id?: Lookup;
  name?: Lookup;
  namespace?: Lookup;
  type?: Lookup;
  agent?: Lookup;
  scope?: Lookup;
  labels?: Labels;
}
/**
 * Finds a value: the first one filled of value, label and expr counts.
 */
export interface Lookup {
  /**
   * CEL expression.
   */
  expr?: string;
  /**
   * The value itself.
   */
  value?: string;
  /**
   * Label that holds the value.
   */
  label?: string;
}
