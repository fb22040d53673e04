// Written by `npm run generate` from the contract. Do not edit.

/**
 * When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.
 */
export type Schedule = string;

/**
 * Form of a TCP check.
 */
export interface TcpCheckForm {
  /**
   * Name of the check, as the health page shows it.
   */
  name: string;
  /**
   * Icon.
   */
  icon?: string;
  schedule?: Schedule;
  /**
   * What it checks and why; shown with its results.
   */
  description?: string;
  /**
   * Address as host:port.
   */
  endpoint: string;
  /**
   * Slower runs fail; 0 means no limit.
   */
  thresholdMillis?: number;
  test?: Template;
  display?: Template;
  transform?: Template;
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
