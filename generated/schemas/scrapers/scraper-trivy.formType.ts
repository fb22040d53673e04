// Written by `npm run generate` from the contract. Do not edit.

/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;

/**
 * What the form asks for; retention stands in the form of the whole.
 */
export interface TrivyScraperForm {
  /**
   * Compliance reports.
   */
  compliance?: string[];
  /**
   * Leave out what has no fix.
   */
  ignoreUnfixed?: boolean;
  /**
   * Licenses to pass over.
   */
  ignoredLicenses?: string[];
  /**
   * Look for licenses in all files.
   */
  licenseFull?: boolean;
  /**
   * Scanners to run.
   */
  scanners?: string[];
  /**
   * Severities to report.
   */
  severity?: string[];
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
  timeout?: Duration;
  /**
   * Layout of times; RFC 3339 unless given.
   */
  timestampFormat?: string;
  /**
   * Version of the scanner.
   */
  version?: string;
  /**
   * Kinds of vulnerability.
   */
  vulnType?: string[];
  /**
   * Scan of a cluster.
   */
  kubernetes?: {
    /**
     * Components.
     */
    components?: string[];
    /**
     * Context of the kubeconfig.
     */
    context?: string;
    /**
     * Path of the kubeconfig.
     */
    kubeconfig?: string;
    /**
     * Only this namespace.
     */
    namespace?: string;
  };
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
