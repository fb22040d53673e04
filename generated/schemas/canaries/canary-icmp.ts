// Written by `npm run generate` from the contract. Do not edit.

/**
 * Pings a host.
 */
export interface IcmpCheck {
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
  endpoint: string;
  packetCount?: number;
  /**
   * Allowed loss in percent.
   */
  packetLossThreshold?: number;
  /**
   * Slower runs fail; 0 means no limit. Milliseconds.
   */
  thresholdMillis?: number;
}
