// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for; retention stands in the form of the whole.
 */
export interface AzureScraperForm {
  /**
   * Stored connection.
   */
  connection: string;
  /**
   * Id of the subscription.
   */
  subscriptionID?: string;
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
  /**
   * JSONPaths; the first that is filled is the time of creation.
   */
  createFields?: string[];
  /**
   * JSONPaths; the first that is filled is the time of deletion.
   */
  deleteFields?: string[];
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
