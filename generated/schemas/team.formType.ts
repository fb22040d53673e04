// Written by `npm run generate` from the contract. Do not edit.

/**
 * Form of the record.
 */
export interface TeamSpecForm {
  /**
   * Name.
   */
  name: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * The specification as YAML.
   */
  spec?: string;
}
