// Written by `npm run generate` from the contract. Do not edit.

/**
 * Form of the record.
 */
export interface IncidentRuleSpecForm {
  /**
   * Name.
   */
  name: string;
  /**
   * The specification as YAML.
   */
  spec?: string;
}
