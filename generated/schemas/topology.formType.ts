// Written by `npm run generate` from the contract. Do not edit.

/**
 * Form of the record.
 */
export interface TopologySpecForm {
  /**
   * Name.
   */
  name: string;
  /**
   * Namespace.
   */
  namespace?: string;
  labels?: Labels;
  /**
   * The specification as YAML.
   */
  spec?: string;
}
/**
 * Names and their values.
 */
export interface Labels {
  [k: string]: string;
}
