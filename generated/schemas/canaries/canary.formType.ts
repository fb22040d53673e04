// Written by `npm run generate` from the contract. Do not edit.

/**
 * When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.
 */
export type Schedule = string;

/**
 * Form of a canary; the form of its check stands beside it.
 */
export interface CanarySpecForm {
  /**
   * Name of the canary.
   */
  name: string;
  /**
   * Namespace of the canary.
   */
  namespace?: string;
  /**
   * Where the canary comes from.
   */
  source?: string;
  /**
   * Icon name.
   */
  icon?: string;
  labels?: Labels;
  schedule?: Schedule;
}
/**
 * Names and their values.
 */
export interface Labels {
  [k: string]: string;
}
