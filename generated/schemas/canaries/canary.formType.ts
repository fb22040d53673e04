// Written by `npm run generate` from the contract. Do not edit.

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
  /**
   * When the checks run.
   */
  schedule?: string;
}
/**
 * Labels of the canary.
 */
export interface Labels {
  [k: string]: string;
}
