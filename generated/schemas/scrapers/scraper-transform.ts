// Written by `npm run generate` from the contract. Do not edit.

/**
 * Changes to what was found: a script and rules.
 */
export interface ScraperTransform {
  /**
   * Go template.
   */
  gotemplate?: string;
  /**
   * Other spelling of gotemplate.
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
  jsonpath?: string;
  /**
   * Other spelling of jsonpath.
   */
  jsonPath?: string;
  /**
   * Parts to leave out.
   *
   * Items: What to leave out.
   */
  exclude?: {
    /**
     * Types that it holds for.
     */
    types?: string[];
    /**
     * JSONPath of the part.
     */
    jsonpath: string;
  }[];
  /**
   * Values to hide.
   *
   * Items: What to hide.
   */
  mask?: {
    /**
     * CEL expression that must hold.
     */
    selector?: string;
    /**
     * JSONPath of the value.
     */
    jsonpath?: string;
    /**
     * What to show instead; the name of a hash function hashes it.
     */
    value?: string;
  }[];
  /**
   * Links to other items.
   *
   * Items: A link.
   */
  relationship?: {
    id?: Lookup;
    external_id?: Lookup;
    name?: Lookup;
    namespace?: Lookup;
    type?: Lookup;
    agent?: Lookup;
    scope?: Lookup;
    labels?: Labels;
    /**
     * CEL expression that gives the selectors.
     */
    expr?: string;
    /**
     * CEL expression that must hold.
     */
    filter?: string;
    /**
     * The other item is the parent.
     */
    parent?: boolean;
  }[];
  /**
   * What becomes of changes.
   */
  changes?: {
    /**
     * Changes to rewrite.
     *
     * Items: A rewrite.
     */
    mapping?: {
      /**
       * CEL expression that must hold.
       */
      filter?: string;
      /**
       * New severity.
       */
      severity?: string;
      /**
       * New type.
       */
      type?: string;
      /**
       * delete or ignore.
       */
      action?: string;
      /**
       * New summary; a template.
       */
      summary?: string;
    }[];
    /**
     * CEL expressions; changes that match are left out.
     */
    exclude?: string[];
  };
  /**
   * Places of the items.
   *
   * Items: One or several.
   */
  locations?: {
    /**
     * Type of item that it holds for.
     */
    type: string;
    /**
     * CEL expression that must hold.
     */
    filter?: string;
    /**
     * The values; templates.
     */
    values?: string[];
    /**
     * Take the parent's too.
     */
    withParent?: string | boolean;
  }[];
  /**
   * Further names of the items.
   *
   * Items: One or several.
   */
  aliases?: {
    /**
     * Type of item that it holds for.
     */
    type: string;
    /**
     * CEL expression that must hold.
     */
    filter?: string;
    /**
     * The values; templates.
     */
    values?: string[];
    /**
     * Take the parent's too.
     */
    withParent?: string | boolean;
  }[];
}
/**
 * Finds a value: the first one filled of value, label and expr counts.
 */
export interface Lookup {
  /**
   * CEL expression.
   */
  expr?: string;
  /**
   * The value itself.
   */
  value?: string;
  /**
   * Label that holds the value.
   */
  label?: string;
}
/**
 * Names and their values.
 */
export interface Labels {
  [k: string]: string;
}
