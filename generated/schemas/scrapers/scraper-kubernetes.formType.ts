// Written by `npm run generate` from the contract. Do not edit.

/**
 * When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.
 */
export type Schedule = string;
/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;

/**
 * What the form asks for; retention stands in the form of the whole.
 */
export interface KubernetesScraperForm {
  /**
   * Name of the cluster, as it is shown.
   */
  clusterName: string;
  schedule?: Schedule;
  /**
   * Stored connection.
   */
  connection?: string;
  kubeconfig?: EnvVar;
  /**
   * Objects to watch, instead of the usual ones.
   *
   * Items: A kind.
   */
  watch?: {
    /**
     * Group and version.
     */
    apiVersion: string;
    /**
     * Kind.
     */
    kind: string;
  }[];
  /**
   * Names to leave out.
   */
  exclusions?: string[];
  /**
   * Only this namespace.
   */
  namespace?: string;
  /**
   * Objects of namespaces, of the cluster, or both when blank.
   */
  scope?: "" | "namespace" | "cluster";
  since?: Duration;
  /**
   * Label selector.
   */
  selector?: string;
  /**
   * Field selector.
   */
  fieldSelector?: string;
  /**
   * Requests at the same time.
   */
  maxInFlight?: number;
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
