// Written by `npm run generate` from the contract. Do not edit.

/**
 * Resolves a name.
 */
export interface DnsCheck {
  /**
   * Unique within the canary.
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
   * Overrides the canary's namespace.
   */
  namespace?: string;
  /**
   * Labels of the check.
   */
  labels?: {
    [k: string]: string;
  };
  /**
   * Metrics exported per run.
   */
  metrics?: {
    [k: string]: unknown;
  }[];
  /**
   * An empty result counts as failed.
   */
  markFailOnEmpty?: boolean;
  /**
   * What happens to transformed checks that vanish.
   */
  transformDeleteStrategy?: "MarkHealthy" | "MarkUnhealthy" | "Ignore";
  /**
   * Components and config items that the check belongs to.
   */
  relationships?: {
    [k: string]: unknown;
  };
  /**
   * Resolver; the system's own when empty.
   */
  server?: string;
  port?: number;
  /**
   * Name to resolve.
   */
  query?: string;
  querytype?: "A" | "AAAA" | "CNAME" | "SRV" | "MX" | "PTR" | "TXT" | "NS";
  /**
   * Least number of answers.
   */
  minrecords?: number;
  /**
   * Exact set of answers.
   */
  exactreply?: string[];
  /**
   * Seconds; 10 unless given.
   */
  timeout?: number;
  /**
   * Slower runs fail; 0 means no limit. Milliseconds.
   */
  thresholdMillis?: number;
}
