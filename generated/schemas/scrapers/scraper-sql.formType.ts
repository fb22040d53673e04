// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for; retention stands in the form of the whole.
 */
export interface SqlScraperForm {
  /**
   * Type of the item, such as Postgres::Table: text or JSONPath.
   */
  type: string;
  /**
   * Id of the item: text or JSONPath.
   */
  id: string;
  /**
   * Who reads.
   */
  auth?: {
    username: EnvVar;
    password: EnvVar;
  };
  /**
   * Stored connection, or the address of a database.
   */
  connection: string;
  /**
   * Kind of database.
   */
  driver?: string;
  /**
   * How to read the document: json unless given, yaml or properties.
   */
  format?: string;
  /**
   * Statement to run.
   */
  query: string;
  /**
   * JSONPath that splits the document into items first.
   */
  items?: string;
  /**
   * Layout of times; RFC 3339 unless given.
   */
  timestampFormat?: string;
  /**
   * JSONPaths; the first that is filled is the time of creation.
   */
  createFields?: string[];
  /**
   * JSONPaths; the first that is filled is the time of deletion.
   */
  deleteFields?: string[];
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
 * A value, or the place in a cluster that holds it.
 */
export interface EnvVar {
  /**
   * Name of the variable or header, where a list needs one.
   */
  name?: string;
  /**
   * The value itself; may be a template.
   */
  value?: string;
  /**
   * Where the value lies; one of its fields is filled.
   */
  valueFrom?: {
    secretKeyRef?: EnvVarKeyRef;
    configMapKeyRef?: EnvVarKeyRef;
    helmRef?: EnvVarKeyRef;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
export interface EnvVarKeyRef {
  /**
   * Name of the object.
   */
  name?: string;
  /**
   * Key inside the object.
   */
  key: string;
  /**
   * A missing key is no error.
   */
  optional?: boolean;
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
