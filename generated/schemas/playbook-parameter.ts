// Written by `npm run generate` from the contract. Do not edit.

/**
 * An input that a person fills before a playbook runs. All values travel as text.
 */
export interface PlaybookParameter {
  /**
   * Key of the value in templates; unique in the playbook.
   */
  name: string;
  /**
   * Shown name; the name when absent.
   */
  label?: string;
  /**
   * Kind of input.
   */
  type?:
    | "text"
    | "list"
    | "code"
    | "checkbox"
    | "team"
    | "people"
    | "component"
    | "config"
    | "check"
    | "bytes"
    | "millicores"
    | "secret"
    | "password"
    | "email"
    | "url"
    | "number"
    | "dns1123";
  /**
   * Must be filled.
   */
  required?: boolean;
  /**
   * Value filled in at first; may be a template. Of a code parameter: text in the chosen language.
   */
  default?: string;
  /**
   * Hint.
   */
  description?: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * Parameters that the default refers to.
   */
  dependsOn?: string[];
  /**
   * What the kind of input needs beside; other keys pass.
   */
  properties?: {
    /**
     * Any kind: style class.
     */
    className?: string | null;
    /**
     * Any kind: columns of the form that it fills.
     */
    colSpan?: number | string;
    /**
     * text: several lines.
     */
    multiline?: boolean | string;
    /**
     * text: text, password, email, url, number, bytes, millicores or dns1123.
     */
    format?: string;
    /**
     * text, bytes, millicores: least value.
     */
    min?: number | string;
    /**
     * text, bytes, millicores: greatest value.
     */
    max?: number | string;
    /**
     * text: least length.
     */
    minLength?: number | string;
    /**
     * text: greatest length.
     */
    maxLength?: number | string;
    /**
     * text: what the value must match.
     */
    regex?: string;
    /**
     * list: choices, each with label and value.
     */
    options?: (
      | {
          label?: string | number | boolean;
          value?: string | number | boolean;
          [k: string]: unknown;
        }
      | string
      | number
      | boolean
    )[];
    /**
     * code: yaml (default), json and others.
     */
    language?: string;
    /**
     * code: very-small, small (default), medium, large or full.
     */
    size?: string;
    /**
     * code: schema that checks the text.
     */
    jsonSchemaUrl?: string;
    /**
     * component, config, check: which resources are offered.
     */
    filter?: ResourceSelector[];
    /**
     * people: only people with this role.
     */
    role?: string;
    [k: string]: unknown;
  };
}
/**
 * Picks resources; all given conditions hold together.
 */
export interface ResourceSelector {
  /**
   * Agent of the resource: id, name, self (no agent) or all.
   */
  agent?: string;
  /**
   * Parent (scraper, canary or topology) as id or namespace/name.
   */
  scope?: string;
  /**
   * Cache directive: no-cache, no-store or max-age=<duration>.
   */
  cache?: string;
  /**
   * Search text over name, tags, labels, type, health and more.
   */
  search?: string;
  /**
   * Most results.
   */
  limit?: number;
  /**
   * Also resources that are deleted.
   */
  includeDeleted?: boolean;
  /**
   * Exact id.
   */
  id?: string;
  /**
   * Name; * alone is everything, commas separate, ! excludes.
   */
  name?: string;
  /**
   * Namespace.
   */
  namespace?: string;
  /**
   * Tags that all match, such as cluster=prod,region=eu.
   */
  tagSelector?: string;
  /**
   * Labels that match, such as app=web,tier!=db.
   */
  labelSelector?: string;
  /**
   * Fields that match.
   */
  fieldSelector?: string;
  /**
   * Healths, comma separated; ! excludes.
   */
  health?: string;
  /**
   * Resource types such as Kubernetes::Pod.
   */
  types?: string[];
  /**
   * Status values.
   */
  statuses?: string[];
}
