// Written by `npm run generate` from the contract. Do not edit.

/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;

/**
 * What the form asks for; retention stands in the form of the whole.
 */
export interface AwsScraperForm {
  /**
   * Stored connection.
   */
  connection?: string;
  /**
   * Access to the account; stored in the item itself, where the backend reads it.
   */
  awsConnection?: {
    accessKey?: EnvVar;
    secretKey?: EnvVar;
    /**
     * Regions.
     */
    region?: string[];
    /**
     * Address of the service, where it is not the usual one.
     */
    endpoint?: string;
    /**
     * Accept any certificate.
     */
    skipTLSVerify?: boolean;
    /**
     * Role to assume.
     */
    assumeRole?: string;
  };
  /**
   * Changes from CloudTrail.
   */
  cloudtrail?: {
    /**
     * Events to leave out.
     */
    exclude?: string[];
    max_age?: Duration;
  };
  /**
   * Read Trusted Advisor.
   */
  trusted_advisor_check?: boolean;
  /**
   * Kinds to read; all unless given.
   */
  include?: string[];
  /**
   * Kinds to leave out.
   */
  exclude?: string[];
  /**
   * Where the cost report lies.
   */
  cost_reporting?: {
    /**
     * Path of the bucket.
     */
    s3_bucket_path?: string;
    /**
     * Table.
     */
    table?: string;
    /**
     * Database.
     */
    database?: string;
    /**
     * Region.
     */
    region?: string;
  };
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
