// Written by `npm run generate` from the contract. Do not edit.

/**
 * Values of the chart that scrapes AWS accounts.
 */
export interface AwsChartValues {
  /**
   * Name in place of the chart's own.
   */
  nameOverride?: string;
  /**
   * Whole name in place of release and chart.
   */
  fullnameOverride?: string;
  /**
   * Labels of everything that the chart creates.
   */
  labels?: {
    [k: string]: string;
  };
  /**
   * Values that subcharts share.
   */
  global?: {
    [k: string]: unknown;
  };
  /**
   * Topology of the account.
   */
  topology?: {
    /**
     * Name of the topology.
     */
    name?: string;
    [k: string]: unknown;
  };
  /**
   * Catalog scraper.
   */
  scraper?: {
    /**
     * Name of the catalog scraper.
     */
    name?: string;
    /**
     * When it runs.
     */
    schedule?: string;
    [k: string]: unknown;
  };
  /**
   * Connection that holds the credentials, in place of the keys below.
   */
  connection?: string;
  /**
   * Access key.
   */
  accessKey?: EnvVar | null;
  /**
   * Secret key.
   */
  secretKey?: EnvVar | null;
  /**
   * The same settings, as earlier versions of the chart take them.
   */
  connectionDetails?: {
    /**
     * Connection that holds the credentials.
     */
    connection?: string;
    /**
     * Access key.
     */
    accessKey?: EnvVar | null;
    /**
     * Secret key.
     */
    secretKey?: EnvVar | null;
    /**
     * Regions.
     */
    region?: string[];
    /**
     * Address of the API.
     */
    endpoint?: string;
    /**
     * Whether any certificate is taken.
     */
    skipTLSVerify?: boolean;
    /**
     * Role to assume.
     */
    assumeRole?: string;
    [k: string]: unknown;
  };
  /**
   * Regions to read; none means all.
   */
  region?: string[];
  /**
   * Address of the API in place of the public one, for example of LocalStack.
   */
  endpoint?: string;
  /**
   * Whether any certificate is taken.
   */
  skipTLSVerify?: boolean;
  /**
   * ARN of an IAM role to assume.
   */
  assumeRole?: string;
  /**
   * Events of CloudTrail as changes.
   */
  cloudtrail?: {
    /**
     * How far back the first read goes.
     */
    maxAge?: string;
    /**
     * Names of events left out.
     */
    exclude?: string[];
    [k: string]: unknown;
  };
  /**
   * Whether failed AWS Config rules become insights.
   */
  compliance?: boolean;
  /**
   * Costs from the cost and usage report.
   */
  costReporting?: {
    /**
     * Whether costs are read.
     */
    enabled?: boolean;
    /**
     * Athena database.
     */
    database?: string;
    /**
     * Region of the database.
     */
    region?: string;
    /**
     * Where query results go.
     */
    s3BucketPath?: string;
    /**
     * Athena table.
     */
    table?: string;
    [k: string]: unknown;
  };
  /**
   * Kinds of resources that are read, and no others.
   */
  includeResources?: string[];
  /**
   * Kinds of resources that are left out.
   */
  excludeResources?: string[];
  /**
   * What is done with each item.
   */
  transform?: {
    /**
     * Mapping and exclusion of changes.
     */
    changes?: {
      /**
       * Expressions of changes left out.
       */
      exclude?: string[];
      /**
       * How changes are renamed.
       *
       * Items: A rule.
       */
      mapping?: {
        [k: string]: unknown;
      }[];
      [k: string]: unknown;
    };
    /**
     * How items are related.
     *
     * Items: A rule.
     */
    relationship?: {
      [k: string]: unknown;
    }[];
    [k: string]: unknown;
  };
  /**
   * How long changes are kept.
   */
  retention?: {
    /**
     * A limit for each kind of change.
     *
     * Items: A limit.
     */
    changes?: {
      /**
       * Kind of change.
       */
      name?: string;
      /**
       * Oldest one kept.
       */
      age?: string;
      /**
       * Most of them kept.
       */
      count?: number;
      [k: string]: unknown;
    }[];
    [k: string]: unknown;
  };
  [k: string]: unknown;
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
