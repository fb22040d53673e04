// Written by `npm run generate` from the contract. Do not edit.

/**
 * Tags: a list of at most five. Older consoles also wrote text or an object.
 */
export type ScraperTags =
  | []
  | [ScraperTag]
  | [ScraperTag, ScraperTag]
  | [ScraperTag, ScraperTag, ScraperTag]
  | [ScraperTag, ScraperTag, ScraperTag, ScraperTag]
  | [ScraperTag, ScraperTag, ScraperTag, ScraperTag, ScraperTag]
  | {
      [k: string]: string;
    }
  | string;
/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;

/**
 * Reads assets of a Google Cloud project.
 */
export interface GcpScraper {
  /**
   * Id of the item: text or JSONPath.
   */
  id?: string;
  /**
   * Name of the item: text or JSONPath.
   */
  name?: string;
  /**
   * Description: text or JSONPath.
   */
  description?: string;
  /**
   * Type of the item, such as Postgres::Table: text or JSONPath.
   */
  type?: string;
  /**
   * Class of the item: text or JSONPath.
   */
  class?: string;
  /**
   * Status: text or JSONPath.
   */
  status?: string;
  /**
   * Health: text or JSONPath.
   */
  health?: string;
  /**
   * JSONPath that splits the document into items first.
   */
  items?: string;
  /**
   * How to read the document: json unless given, yaml or properties.
   */
  format?: string;
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
  transform?: ScraperTransform;
  labels?: Labels;
  tags?: ScraperTags;
  /**
   * Further properties.
   *
   * Items: A property.
   */
  properties?: {
    /**
     * Label.
     */
    label?: string;
    /**
     * Name.
     */
    name?: string;
    /**
     * Hint.
     */
    tooltip?: string;
    /**
     * Icon name.
     */
    icon?: string;
    /**
     * Kind of value.
     */
    type?: string;
    /**
     * Colour.
     */
    color?: string;
    /**
     * Place among the others.
     */
    order?: number;
    /**
     * Shown at the top.
     */
    headline?: boolean;
    /**
     * Not shown.
     */
    hidden?: boolean;
    /**
     * Value as text.
     */
    text?: string;
    /**
     * Value as a number.
     */
    value?: number;
    /**
     * Unit of the number.
     */
    unit?: string;
    /**
     * Upper bound.
     */
    max?: number;
    /**
     * Lower bound.
     */
    min?: number;
    /**
     * Status.
     */
    status?: string;
    /**
     * When the status last changed.
     */
    lastTransition?: string;
    /**
     * Addresses to follow.
     */
    links?: Link[];
    /**
     * CEL expression that must hold.
     */
    filter?: string;
  }[];
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  credentials?: EnvVar;
  /**
   * Accept any certificate.
   */
  skipTLSVerify?: boolean;
  /**
   * Project.
   */
  project: string;
  /**
   * Asset types to read, and IAMPolicy, AuditLogs.
   */
  include?: string[];
  /**
   * Asset types to leave out, and SecurityCenter.
   */
  exclude?: string[];
  /**
   * Query of the audit log.
   */
  auditLogs?: {
    /**
     * Dataset.
     */
    dataset?: string;
    since?: Duration;
    /**
     * User agents. ! excludes, * stands for anything.
     */
    userAgents?: string[];
    /**
     * People. ! excludes, * stands for anything.
     */
    principalEmails?: string[];
    /**
     * Permissions. ! excludes, * stands for anything.
     */
    permissions?: string[];
    /**
     * Services. ! excludes, * stands for anything.
     */
    serviceNames?: string[];
    /**
     * Methods. ! excludes, * stands for anything.
     */
    methods?: string[];
  };
}
/**
 * Changes to what was found: a script and rules.
 */
export interface ScraperTransform {
  /**
   * Go template.
   */
  gotemplate?: string;
  /**
   * Other spelling of gotemplate.
   */
  template?: string;
  /**
   * CEL expression.
   */
  expr?: string;
  /**
   * JavaScript.
   */
  javascript?: string;
  /**
   * JSONPath.
   */
  jsonpath?: string;
  /**
   * Other spelling of jsonpath.
   */
  jsonPath?: string;
  /**
   * Parts to leave out.
   *
   * Items: What to leave out.
   */
  exclude?: {
    /**
     * Types that it holds for.
     */
    types?: string[];
    /**
     * JSONPath of the part.
     */
    jsonpath: string;
  }[];
  /**
   * Values to hide.
   *
   * Items: What to hide.
   */
  mask?: {
    /**
     * CEL expression that must hold.
     */
    selector?: string;
    /**
     * JSONPath of the value.
     */
    jsonpath?: string;
    /**
     * What to show instead; the name of a hash function hashes it.
     */
    value?: string;
  }[];
  /**
   * Links to other items.
   *
   * Items: A link.
   */
  relationship?: {
    id?: Lookup;
    external_id?: Lookup;
    name?: Lookup;
    namespace?: Lookup;
    type?: Lookup;
    agent?: Lookup;
    scope?: Lookup;
    labels?: Labels;
    /**
     * CEL expression that gives the selectors.
     */
    expr?: string;
    /**
     * CEL expression that must hold.
     */
    filter?: string;
    /**
     * The other item is the parent.
     */
    parent?: boolean;
  }[];
  /**
   * What becomes of changes.
   */
  changes?: {
    /**
     * Changes to rewrite.
     *
     * Items: A rewrite.
     */
    mapping?: {
      /**
       * CEL expression that must hold.
       */
      filter?: string;
      /**
       * New severity.
       */
      severity?: string;
      /**
       * New type.
       */
      type?: string;
      /**
       * delete or ignore.
       */
      action?: string;
      /**
       * New summary; a template.
       */
      summary?: string;
    }[];
    /**
     * CEL expressions; changes that match are left out.
     */
    exclude?: string[];
  };
  /**
   * Places of the items.
   *
   * Items: One or several.
   */
  locations?: {
    /**
     * Type of item that it holds for.
     */
    type: string;
    /**
     * CEL expression that must hold.
     */
    filter?: string;
    /**
     * The values; templates.
     */
    values?: string[];
    /**
     * Take the parent's too.
     */
    withParent?: string | boolean;
  }[];
  /**
   * Further names of the items.
   *
   * Items: One or several.
   */
  aliases?: {
    /**
     * Type of item that it holds for.
     */
    type: string;
    /**
     * CEL expression that must hold.
     */
    filter?: string;
    /**
     * The values; templates.
     */
    values?: string[];
    /**
     * Take the parent's too.
     */
    withParent?: string | boolean;
  }[];
}
/**
 * Finds a value: the first one filled of value, label and expr counts.
 */
export interface Lookup {
  /**
   * CEL expression.
   */
  expr?: string;
  /**
   * The value itself.
   */
  value?: string;
  /**
   * Label that holds the value.
   */
  label?: string;
}
/**
 * Names and their values.
 */
export interface Labels {
  [k: string]: string;
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
/**
 * An address to follow.
 */
export interface Link {
  /**
   * Kind of link.
   */
  type?: string;
  /**
   * Address; may be a template.
   */
  url?: string;
  /**
   * Hint.
   */
  tooltip?: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * Shown text.
   */
  text?: string;
  /**
   * Label.
   */
  label?: string;
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
