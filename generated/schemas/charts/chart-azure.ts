// Written by `npm run generate` from the contract. Do not edit.

/**
 * Values of the chart that scrapes Azure subscriptions.
 */
export interface AzureChartValues {
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
   * Catalog scraper.
   */
  scraper?: {
    /**
     * Name of the catalog scraper.
     */
    name?: string;
    [k: string]: unknown;
  };
  /**
   * Subscription to read.
   */
  subscriptionID?: string;
  /**
   * Organisation's name.
   */
  organisation?: string;
  /**
   * Tenant of the subscription.
   */
  tenantID?: string;
  /**
   * Credentials.
   */
  connectionDetails?: {
    /**
     * Connection that holds them.
     */
    connection?: string;
    /**
     * Client id.
     */
    clientID?: EnvVar | null;
    /**
     * Client secret.
     */
    clientSecret?: EnvVar | null;
    [k: string]: unknown;
  };
  /**
   * What is left out.
   */
  exclusions?: {
    /**
     * Operations of the activity log.
     */
    activityLogs?: string[];
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
