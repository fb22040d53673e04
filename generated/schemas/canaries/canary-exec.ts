// Written by `npm run generate` from the contract. Do not edit.

/**
 * Runs a script; it passes with exit code 0.
 */
export interface ExecCheck {
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
   * Script or path.
   */
  script: string;
  env?: EnvVar[];
  connections?: {
    [k: string]: unknown;
  };
  checkout?: {
    [k: string]: unknown;
  };
  artifacts?: {
    path: string;
    [k: string]: unknown;
  }[];
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
/**
 * A value, or the place in a cluster that holds it.
 */
export interface EnvVar {
  /**
   * Name of the variable or header.
   */
  name?: string;
  /**
   * The value itself.
   */
  value?: string;
  /**
   * Where the value lies.
   */
  valueFrom?: {
    secretKeyRef?: KeyRef;
    configMapKeyRef?: KeyRef;
    helmRef?: KeyRef;
    serviceAccount?: string;
  };
}
export interface KeyRef {
  name?: string;
  key: string;
}
