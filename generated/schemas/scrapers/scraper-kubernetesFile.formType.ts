// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for; retention stands in the form of the whole.
 */
export interface KubernetesFileScraperForm {
  /**
   * Type of the item, such as Postgres::Table: text or JSONPath.
   */
  type: string;
  /**
   * Id of the item: text or JSONPath.
   */
  id: string;
  /**
   * Which pods.
   */
  selector?: {
    /**
     * Kind.
     */
    kind?: string;
    /**
     * Name.
     */
    name?: string;
    /**
     * Namespace.
     */
    namespace?: string;
    /**
     * Field selector.
     */
    fieldSelector?: string;
    /**
     * Label selector.
     */
    labelSelector?: string;
  };
  /**
   * Container.
   */
  container?: string;
  /**
   * How to read the document: json unless given, yaml or properties.
   */
  format?: string;
  /**
   * Files to read.
   *
   * Items: Files of one format.
   */
  files?: {
    /**
     * json, yaml or properties.
     */
    format?: string;
    /**
     * Paths; patterns.
     */
    path?: string[];
  }[];
  /**
   * Tags for everything that is found; five at most.
   *
   * @maxItems 5
   */
  tags?:
    | []
    | [ScraperTag]
    | [ScraperTag, ScraperTag]
    | [ScraperTag, ScraperTag, ScraperTag]
    | [ScraperTag, ScraperTag, ScraperTag, ScraperTag]
    | [ScraperTag, ScraperTag, ScraperTag, ScraperTag, ScraperTag];
}
/**
 * A tag for everything that a scraper item finds.
 */
export interface ScraperTag {
  /**
   * Name of the tag.
   */
  name: string;
  /**
   * Label that gives the value.
   */
  label?: string;
  /**
   * JSONPath that gives the value.
   */
  jsonpath?: string;
  /**
   * The value itself.
   */
  value?: string;
}
