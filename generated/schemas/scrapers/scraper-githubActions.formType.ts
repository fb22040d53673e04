// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for; retention stands in the form of the whole.
 */
export interface GithubActionsScraperForm {
  /**
   * Name of the item: text or JSONPath.
   */
  name?: string;
  /**
   * Stored connection.
   */
  connection?: string;
  /**
   * Person or organization that owns the repository.
   */
  owner: string;
  /**
   * Name of the repository.
   */
  repository: string;
  personalAccessToken?: EnvVar;
  /**
   * Workflows to read; all unless given.
   */
  workflows?: string[];
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
