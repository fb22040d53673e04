// Written by `npm run generate` from the contract. Do not edit.

/**
 * Opens a connection.
 */
export interface TcpCheck {
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
  test?: Template;
  display?: Template1;
  transform?: Template2;
  /**
   * host:port
   */
  endpoint: string;
  /**
   * Slower runs fail; 0 means no limit. Milliseconds.
   */
  thresholdMillis?: number;
}
/**
 * A script; at most one language is filled.
 */
export interface Template {
  /**
   * Go template.
   */
  template?: string;
  /**
   * JSONPath.
   */
  jsonPath?: string;
  /**
   * Expression.
   */
  expr?: string;
  /**
   * JavaScript.
   */
  javascript?: string;
}
/**
 * A script; at most one language is filled.
 */
export interface Template1 {
  /**
   * Go template.
   */
  template?: string;
  /**
   * JSONPath.
   */
  jsonPath?: string;
  /**
   * Expression.
   */
  expr?: string;
  /**
   * JavaScript.
   */
  javascript?: string;
}
/**
 * A script; at most one language is filled.
 */
export interface Template2 {
  /**
   * Go template.
   */
  template?: string;
  /**
   * JSONPath.
   */
  jsonPath?: string;
  /**
   * Expression.
   */
  expr?: string;
  /**
   * JavaScript.
   */
  javascript?: string;
}
