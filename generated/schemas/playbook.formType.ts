// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the editor of a playbook holds.
 */
export interface PlaybookSpecForm {
  /**
   * Shown name.
   */
  title: string;
  /**
   * Group in menus.
   */
  category?: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * Free text.
   */
  description?: string;
  /**
   * The playbook as YAML.
   */
  spec: string;
}
