// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for; retention stands in the form of the whole.
 */
export interface FileScraperForm {
  /**
   * Name of the item: text or JSONPath.
   */
  name?: string;
  /**
   * Stored connection.
   */
  connection?: string;
  /**
   * Type of the item, such as Postgres::Table: text or JSONPath.
   */
  type?: string;
  /**
   * Source: a path, git, http, s3 and others.
   */
  url?: string;
  /**
   * Id of the item: text or JSONPath.
   */
  id?: string;
  /**
   * How to read the document: json unless given, yaml or properties.
   */
  format: string;
  /**
   * Icon.
   */
  icon: string;
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
   * Files to pass over; patterns.
   */
  ignore?: string[];
  /**
   * Files to read; patterns.
   */
  paths?: string[];
  /**
   * JSONPaths; the first that is filled is the time of creation.
   */
  createFields?: string[];
  /**
   * JSONPaths; the first that is filled is the time of deletion.
   */
  deleteFields?: string[];
  /**
   * Layout of times; RFC 3339 unless given.
   */
  timestampFormat?: string;
  /**
   * JSONPath that splits the document into items first.
   */
  items?: string;
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
