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
 * What is read into the catalog, when, and how long it is kept: a list per type.
 */
export interface ScrapeConfigSpec {
  schedule?: Schedule;
  /**
   * How long things are kept.
   */
  retention?: {
    /**
     * Changes.
     *
     * Items: Changes of one type.
     */
    changes?: {
      /**
       * Type of the change.
       */
      name: string;
      age?: Duration;
      /**
       * How many are kept.
       */
      count?: number;
    }[];
    /**
     * Items.
     *
     * Items: Items of one type.
     */
    types?: {
      /**
       * Type of the item.
       */
      name: string;
      createdAge?: Duration;
      updatedAge?: Duration;
      deletedAge?: Duration;
    }[];
    /**
     * @deprecated
     * Other spelling of types.
     *
     * Items: Items of one type.
     */
    type?: {
      /**
       * Type of the item.
       */
      name: string;
      createdAge?: Duration;
      updatedAge?: Duration;
      deletedAge?: Duration;
    }[];
    /**
     * After how long an unseen item counts as deleted; 24h unless given, or keep.
     */
    staleItemAge?: Duration | "keep";
  };
  /**
   * The documents hold configuration and changes.
   */
  full?: boolean;
  /**
   * Log level.
   */
  logLevel?: string;
  /**
   * Write scraped definitions back as records.
   */
  crdSync?: boolean;
  /**
   * A built-in scraper.
   */
  system?: boolean;
  /**
   * Written by older forms; the list of the kubernetes item decides.
   */
  watch?: boolean;
  /**
   * Azure subscriptions.
   */
  azure?: AzureScraper[];
  /**
   * AWS accounts.
   */
  aws?: AwsScraper[];
  /**
   * Pipelines of Azure DevOps.
   */
  azureDevops?: AzureDevopsScraper[];
  /**
   * Files.
   */
  file?: FileScraper[];
  /**
   * Workflow runs.
   */
  githubActions?: GithubActionsScraper[];
  /**
   * Answers of HTTP calls.
   */
  http?: HttpScraper[];
  /**
   * Clusters.
   */
  kubernetes?: KubernetesScraper[];
  /**
   * Files inside pods.
   */
  kubernetesFile?: KubernetesFileScraper[];
  /**
   * Rows of queries.
   */
  sql?: SqlScraper[];
  /**
   * Vulnerabilities.
   */
  trivy?: TrivyScraper[];
  /**
   * Google Cloud projects.
   */
  gcp?: GcpScraper[];
  /**
   * Changes from messages.
   */
  slack?: SlackScraper[];
  /**
   * Terraform states.
   */
  terraform?: TerraformScraper[];
  /**
   * Rows of ClickHouse queries.
   */
  clickhouse?: ClickhouseScraper[];
  /**
   * Changes from logs.
   */
  logs?: LogsScraper[];
  /**
   * Messages of queues.
   */
  pubsub?: PubSubScraper[];
}
/**
 * Reads resources of an Azure subscription.
 */
export interface AzureScraper {
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
   * Stored connection.
   */
  connection?: string;
  /**
   * Id of the subscription; the backend wants it although the form does not insist.
   */
  subscriptionID?: string;
  clientID?: EnvVar;
  clientSecret?: EnvVar;
  /**
   * Tenant (directory) id.
   */
  tenantID?: string;
  /**
   * Kinds to read; all unless given.
   */
  include?: string[];
  /**
   * What to leave out.
   */
  exclusions?: {
    /**
     * Operations of the activity log.
     */
    activityLogs?: string[];
  };
  /**
   * Directory objects to read.
   */
  entra?: {
    users?: ResourceSelector[];
    groups?: ResourceSelector[];
    appRegistrations?: ResourceSelector[];
    enterpriseApps?: ResourceSelector[];
    appRoleAssignments?: ResourceSelector[];
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
/**
 * Picks resources; all given conditions hold together.
 */
export interface ResourceSelector {
  /**
   * Agent of the resource: id, name, self (no agent) or all.
   */
  agent?: string;
  /**
   * Parent (scraper, canary or topology) as id or namespace/name.
   */
  scope?: string;
  /**
   * Cache directive: no-cache, no-store or max-age=<duration>.
   */
  cache?: string;
  /**
   * Search text over name, tags, labels, type, health and more.
   */
  search?: string;
  /**
   * Most results.
   */
  limit?: number;
  /**
   * Also resources that are deleted.
   */
  includeDeleted?: boolean;
  /**
   * Exact id.
   */
  id?: string;
  /**
   * Name; * alone is everything, commas separate, ! excludes.
   */
  name?: string;
  /**
   * Namespace.
   */
  namespace?: string;
  /**
   * Tags that all match, such as cluster=prod,region=eu.
   */
  tagSelector?: string;
  /**
   * Labels that match, such as app=web,tier!=db.
   */
  labelSelector?: string;
  /**
   * Fields that match.
   */
  fieldSelector?: string;
  /**
   * Healths, comma separated; ! excludes.
   */
  health?: string;
  /**
   * Resource types such as Kubernetes::Pod.
   */
  types?: string[];
  /**
   * Status values.
   */
  statuses?: string[];
}
/**
 * Reads resources, changes and costs of an AWS account.
 */
export interface AwsScraper {
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
  accessKey?: EnvVar;
  secretKey?: EnvVar;
  /**
   * Role to assume.
   */
  assumeRole?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  /**
   * Accept any certificate.
   */
  skipTLSVerify?: boolean;
  /**
   * Regions.
   */
  region?: string[];
  /**
   * Changes from CloudTrail.
   */
  cloudtrail?: {
    /**
     * Events to leave out.
     */
    exclude?: string[];
    maxAge?: Duration;
    max_age?: Duration;
  };
  /**
   * Kinds to read; all unless given.
   */
  include?: string[];
  /**
   * Kinds to leave out.
   */
  exclude?: string[];
  /**
   * Read the rules of AWS Config.
   */
  compliance?: boolean;
  /**
   * Where the cost report lies.
   */
  costReporting?: {
    /**
     * Path of the bucket.
     */
    s3BucketPath?: string;
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
   * @deprecated
   * Other place of the account's access; the backend reads the item itself.
   */
  awsConnection?: {
    /**
     * Stored connection: connection://namespace/name, connection://name or its id.
     */
    connection?: string;
    accessKey?: EnvVar;
    secretKey?: EnvVar;
    /**
     * Role to assume.
     */
    assumeRole?: string;
    /**
     * Address of the service, where it is not the usual one.
     */
    endpoint?: string;
    /**
     * Accept any certificate.
     */
    skipTLSVerify?: boolean;
    /**
     * Regions.
     */
    region?: string[];
  };
  /**
   * @deprecated
   * Other spelling of costReporting.
   */
  cost_reporting?: {
    /**
     * Path of the bucket.
     */
    s3_bucket_path?: string;
    /**
     * Path of the bucket.
     */
    s3BucketPath?: string;
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
   * Read Trusted Advisor; backends of today do not know it.
   */
  trusted_advisor_check?: boolean;
}
/**
 * Reads pipelines of Azure DevOps.
 */
export interface AzureDevopsScraper {
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
   * Stored connection.
   */
  connection?: string;
  /**
   * Organization.
   */
  organization?: string;
  personalAccessToken?: EnvVar;
  /**
   * Projects.
   */
  projects?: string[];
  /**
   * Pipelines.
   */
  pipelines?: string[];
}
/**
 * Reads files of a folder, a repository or a bucket.
 */
export interface FileScraper {
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
   * Stored connection; fills url.
   */
  connection?: string;
  /**
   * Source: a path, git, http, s3 and others.
   */
  url?: string;
  /**
   * Files to read; patterns.
   */
  paths?: string[];
  /**
   * Files to pass over; patterns.
   */
  ignore?: string[];
  /**
   * Icon name.
   */
  icon?: string;
}
/**
 * Reads workflow runs of a repository, those of the last seven days.
 */
export interface GithubActionsScraper {
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
   * Only runs of this person.
   */
  actor?: string;
  /**
   * Only this branch.
   */
  branch?: string;
}
/**
 * Reads the answer of an HTTP call.
 */
export interface HttpScraper {
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
   * Address.
   */
  url?: string;
  username?: EnvVar;
  password?: EnvVar;
  /**
   * NTLM.
   */
  ntlm?: boolean;
  /**
   * NTLM, second version.
   */
  ntlmv2?: boolean;
  /**
   * Digest authentication.
   */
  digest?: boolean;
  bearer?: EnvVar;
  oauth?: OAuth;
  tls?: Tls;
  /**
   * GET unless given.
   */
  method?: string;
  /**
   * Request body.
   */
  body?: string;
  /**
   * Request headers by name.
   */
  headers?: {
    [k: string]: EnvVar;
  };
  /**
   * Values for templates.
   */
  env?: EnvVar[];
  /**
   * Written by the form; not read by the backend.
   */
  icon?: string;
  /**
   * Written by the form; not read by the backend.
   */
  ignore?: string[];
  /**
   * Written by the form; not read by the backend.
   */
  paths?: string[];
}
/**
 * Token request.
 */
export interface OAuth {
  clientID?: EnvVar;
  clientSecret?: EnvVar;
  /**
   * Scopes.
   */
  scope?: string[];
  /**
   * Address that gives tokens.
   */
  tokenURL?: string;
  /**
   * Further parameters.
   */
  params?: {
    [k: string]: string;
  };
}
/**
 * TLS settings.
 */
export interface Tls {
  /**
   * Accept any certificate.
   */
  insecureSkipVerify?: boolean;
  /**
   * Limit of the handshake: a duration, or nanoseconds.
   */
  handshakeTimeout?: number | Duration;
  ca?: EnvVar;
  cert?: EnvVar;
  key?: EnvVar;
}
/**
 * Reads the objects and events of a cluster.
 */
export interface KubernetesScraper {
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
  kubeconfig?: EnvVar;
  eks?: EksConnection;
  gke?: GkeConnection;
  cnrm?: CnrmConnection;
  /**
   * Name of the cluster, as it is shown.
   */
  clusterName: string;
  /**
   * Only this namespace.
   */
  namespace?: string;
  /**
   * namespace, cluster, or empty for both.
   */
  scope?: string;
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
   * Requests at the same time; 64 unless given.
   */
  maxInflight?: number;
  /**
   * @deprecated
   * Other spelling of maxInflight.
   */
  maxInFlight?: number;
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
   * What to leave out; a list is taken as names.
   */
  exclusions?:
    | {
        /**
         * Names.
         */
        name?: string[];
        /**
         * Kinds.
         */
        kind?: string[];
        /**
         * Namespaces.
         */
        namespace?: string[];
        labels?: Labels;
      }
    | string[];
  /**
   * What becomes of events.
   */
  event?: {
    /**
     * Events to leave out.
     */
    exclusions?: {
      /**
       * Names.
       */
      name?: string[];
      /**
       * Namespaces.
       */
      namespace?: string[];
      /**
       * Reasons.
       */
      reason?: string[];
    };
    /**
     * Words that tell the severity.
     */
    severityKeywords?: {
      /**
       * Words of a warning.
       */
      warn?: string[];
      /**
       * Words of an error.
       */
      error?: string[];
    };
  };
  /**
   * Links to other items.
   *
   * Items: A link.
   */
  relationships?: {
    kind: Lookup;
    name: Lookup;
    namespace: Lookup;
  }[];
  /**
   * Use the discovery of the last run.
   */
  useCache?: boolean;
  /**
   * Go on when API groups are missing.
   */
  allowIncomplete?: boolean;
}
/**
 * Access to a cluster on EKS.
 */
export interface EksConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar;
  secretKey?: EnvVar;
  sessionToken?: EnvVar;
  /**
   * Role to assume.
   */
  assumeRole?: string;
  /**
   * Region.
   */
  region?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  /**
   * Accept any certificate.
   */
  skipTLSVerify?: boolean;
  /**
   * Cluster.
   */
  cluster: string;
}
/**
 * Access to a cluster on GKE.
 */
export interface GkeConnection {
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
  project?: string;
  /**
   * Project id.
   */
  projectID: string;
  /**
   * Zone.
   */
  zone: string;
  /**
   * Cluster.
   */
  cluster: string;
}
/**
 * Access to a cluster by the Config Connector that manages it.
 */
export interface CnrmConnection {
  gke: GkeConnection;
  /**
   * Name of the cluster's resource.
   */
  clusterResource: string;
  /**
   * Namespace of that resource.
   */
  clusterResourceNamespace: string;
}
/**
 * Reads files inside pods.
 */
export interface KubernetesFileScraper {
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
   * Which pods.
   */
  selector?: {
    /**
     * Namespace.
     */
    namespace?: string;
    /**
     * Kind.
     */
    kind?: string;
    /**
     * Name.
     */
    name?: string;
    /**
     * Label selector.
     */
    labelSelector?: string;
    /**
     * Field selector.
     */
    fieldSelector?: string;
  };
  /**
   * Container.
   */
  container?: string;
  /**
   * Files to read.
   *
   * Items: Files of one format.
   */
  files?: {
    /**
     * Paths; patterns.
     */
    path?: string[];
    /**
     * json, yaml or properties.
     */
    format?: string;
  }[];
  kubeconfig?: EnvVar;
}
/**
 * Reads rows of a query.
 */
export interface SqlScraper {
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
   * Stored connection, or the address of a database.
   */
  connection: string;
  /**
   * Who reads.
   */
  auth?: {
    username: EnvVar;
    password: EnvVar;
  };
  /**
   * postgres, mysql, sqlserver or mssql.
   */
  driver?: string;
  /**
   * Statement to run.
   */
  query: string;
}
/**
 * Scans for vulnerabilities.
 */
export interface TrivyScraper {
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
   * Version of the scanner.
   */
  version?: string;
  /**
   * Compliance reports.
   */
  compliance?: string[];
  /**
   * Licenses to pass over.
   */
  ignoredLicenses?: string[];
  /**
   * Leave out what has no fix.
   */
  ignoreUnfixed?: boolean;
  /**
   * Look for licenses in all files.
   */
  licenseFull?: boolean;
  /**
   * Severities to report: UNKNOWN, LOW, MEDIUM, HIGH, CRITICAL.
   */
  severity?: string[];
  /**
   * Kinds of vulnerability: os, library. Older consoles wrote text.
   */
  vulnType?: string[] | string;
  /**
   * Scanners: vuln, secret, misconfig, license.
   */
  scanners?: string[];
  timeout?: Duration;
  /**
   * Scan of a cluster; older consoles wrote the list of components alone.
   */
  kubernetes?:
    | {
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
      }
    | string[];
}
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
 * Reads changes from messages.
 */
export interface SlackScraper {
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
  token: EnvVar;
  since?: Duration;
  /**
   * Channels to read. ! excludes, * stands for anything.
   */
  channels?: string[];
  /**
   * How messages become changes.
   *
   * @minItems 1
   *
   * Items: A rule.
   */
  rules: [
    {
      /**
       * Pattern with named groups.
       */
      regexp?: string;
      /**
       * Fields of the change.
       */
      mapping?: {
        /**
         * Value or expression.
         */
        createdAt?: {
          /**
           * CEL expression.
           */
          expr?: string;
          /**
           * The value itself.
           */
          value?: string;
        };
        /**
         * Value or expression.
         */
        severity?: {
          /**
           * CEL expression.
           */
          expr?: string;
          /**
           * The value itself.
           */
          value?: string;
        };
        /**
         * Value or expression.
         */
        summary?: {
          /**
           * CEL expression.
           */
          expr?: string;
          /**
           * The value itself.
           */
          value?: string;
        };
        /**
         * Value or expression.
         */
        type?: {
          /**
           * CEL expression.
           */
          expr?: string;
          /**
           * The value itself.
           */
          value?: string;
        };
        /**
         * Value or expression.
         */
        details?: {
          /**
           * CEL expression.
           */
          expr?: string;
          /**
           * The value itself.
           */
          value?: string;
        };
        /**
         * Layout of createdAt.
         */
        timeFormat?: string;
      };
      /**
       * Items that the change belongs to.
       *
       * @minItems 1
       */
      config: [ScraperResourceSelector, ...ScraperResourceSelector[]];
      /**
       * Which messages.
       */
      filter?: {
        /**
         * Name of the bot.
         */
        bot?: string;
        /**
         * Who wrote it.
         */
        user?: {
          /**
           * Name.
           */
          name?: string;
          /**
           * Display name.
           */
          displayName?: string;
        };
        /**
         * CEL expression that must hold.
         */
        expr?: string;
      };
    },
    ...{
      /**
       * Pattern with named groups.
       */
      regexp?: string;
      /**
       * Fields of the change.
       */
      mapping?: {
        /**
         * Value or expression.
         */
        createdAt?: {
          /**
           * CEL expression.
           */
          expr?: string;
          /**
           * The value itself.
           */
          value?: string;
        };
        /**
         * Value or expression.
         */
        severity?: {
          /**
           * CEL expression.
           */
          expr?: string;
          /**
           * The value itself.
           */
          value?: string;
        };
        /**
         * Value or expression.
         */
        summary?: {
          /**
           * CEL expression.
           */
          expr?: string;
          /**
           * The value itself.
           */
          value?: string;
        };
        /**
         * Value or expression.
         */
        type?: {
          /**
           * CEL expression.
           */
          expr?: string;
          /**
           * The value itself.
           */
          value?: string;
        };
        /**
         * Value or expression.
         */
        details?: {
          /**
           * CEL expression.
           */
          expr?: string;
          /**
           * The value itself.
           */
          value?: string;
        };
        /**
         * Layout of createdAt.
         */
        timeFormat?: string;
      };
      /**
       * Items that the change belongs to.
       *
       * @minItems 1
       */
      config: [ScraperResourceSelector, ...ScraperResourceSelector[]];
      /**
       * Which messages.
       */
      filter?: {
        /**
         * Name of the bot.
         */
        bot?: string;
        /**
         * Who wrote it.
         */
        user?: {
          /**
           * Name.
           */
          name?: string;
          /**
           * Display name.
           */
          displayName?: string;
        };
        /**
         * CEL expression that must hold.
         */
        expr?: string;
      };
    }[],
  ];
}
/**
 * Which items a message is about; every value may be an expression.
 */
export interface ScraperResourceSelector {
  agent?: ScraperResourceSelectorValue;
  scope?: ScraperResourceSelectorValue;
  cache?: ScraperResourceSelectorValue;
  id?: ScraperResourceSelectorValue;
  name?: ScraperResourceSelectorValue;
  namespace?: ScraperResourceSelectorValue;
  tagSelector?: ScraperResourceSelectorValue;
  labelSelector?: ScraperResourceSelectorValue;
  fieldSelector?: ScraperResourceSelectorValue;
  types?: ScraperResourceSelectorValue[];
  statuses?: ScraperResourceSelectorValue[];
  healths?: ScraperResourceSelectorValue[];
}
/**
 * A value or an expression.
 */
export interface ScraperResourceSelectorValue {
  /**
   * CEL expression.
   */
  expr?: string;
  /**
   * The value itself.
   */
  value?: string;
}
/**
 * Reads a Terraform state.
 */
export interface TerraformScraper {
  /**
   * Id of the item: text or JSONPath.
   */
  id?: string;
  /**
   * Name of the item: text or JSONPath.
   */
  name: string;
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
   * Where the state lies.
   */
  state: {
    s3?: S3Connection;
    gcs?: GcsConnection;
    /**
     * On the backend's disk; a pattern.
     */
    local?: string;
  };
}
/**
 * Access to a bucket.
 */
export interface S3Connection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar;
  secretKey?: EnvVar;
  sessionToken?: EnvVar;
  /**
   * Role to assume.
   */
  assumeRole?: string;
  /**
   * Region.
   */
  region?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  /**
   * Accept any certificate.
   */
  skipTLSVerify?: boolean;
  /**
   * Bucket.
   */
  bucket?: string;
  /**
   * Glob of the objects.
   */
  objectPath?: string;
  /**
   * The bucket's name stands in the path, not in the host.
   */
  usePathStyle?: boolean;
}
/**
 * Access to a Google Cloud Storage bucket.
 */
export interface GcsConnection {
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
  project?: string;
  /**
   * Bucket.
   */
  bucket?: string;
}
/**
 * Reads rows of a ClickHouse query.
 */
export interface ClickhouseScraper {
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
   * Statement to run.
   */
  query: string;
  /**
   * Address: clickhouse://user:password@host:port/db.
   */
  clickhouseURL?: string;
  /**
   * Data in S3.
   */
  awsS3?: {
    /**
     * Stored connection: connection://namespace/name, connection://name or its id.
     */
    connection?: string;
    accessKey?: EnvVar;
    secretKey?: EnvVar;
    /**
     * Role to assume.
     */
    assumeRole?: string;
    /**
     * Address of the service, where it is not the usual one.
     */
    endpoint?: string;
    /**
     * Accept any certificate.
     */
    skipTLSVerify?: boolean;
    /**
     * Regions.
     */
    region?: string[];
    /**
     * Bucket.
     */
    bucket?: string;
    /**
     * Path.
     */
    path?: string;
  };
  /**
   * Data in Azure.
   */
  azureBlobStorage?: {
    /**
     * Stored connection: connection://namespace/name, connection://name or its id.
     */
    connection?: string;
    clientID?: EnvVar;
    clientSecret?: EnvVar;
    /**
     * Tenant id.
     */
    tenantID?: string;
    /**
     * Named collection.
     */
    collection: string;
    /**
     * Account.
     */
    account?: string;
    /**
     * Container.
     */
    container?: string;
    /**
     * Path.
     */
    path?: string;
    /**
     * Endpoint.
     */
    endpoint?: string;
  };
}
/**
 * Reads changes from logs.
 */
export interface LogsScraper {
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
   * Loki.
   */
  loki?: {
    /**
     * Stored connection.
     */
    connection?: string;
    /**
     * Address.
     */
    url?: string;
    username?: EnvVar;
    password?: EnvVar;
    /**
     * Query.
     */
    query?: string;
    /**
     * From when.
     */
    start?: string;
    /**
     * Until when.
     */
    end?: string;
    /**
     * Most lines, as text.
     */
    limit?: string;
    /**
     * How far back.
     */
    since?: string;
    /**
     * Step.
     */
    step?: string;
    /**
     * Interval.
     */
    interval?: string;
    /**
     * forward or backward.
     */
    direction?: string;
  };
  /**
   * Logs of Google Cloud.
   */
  gcpCloudLogging?: {
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
    project?: string;
    /**
     * From when.
     */
    start?: string;
    /**
     * Until when.
     */
    end?: string;
    /**
     * Most lines, as text.
     */
    limit?: string;
    /**
     * Filter.
     */
    filter?: string;
  };
  /**
   * OpenSearch.
   */
  openSearch?: {
    /**
     * Address.
     */
    address: string;
    /**
     * Index.
     */
    index: string;
    /**
     * Query.
     */
    query: string;
    username?: EnvVar;
    password?: EnvVar;
    /**
     * Most lines, as text.
     */
    limit?: string;
  };
  /**
   * BigQuery.
   */
  bigQuery?: {
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
    project?: string;
    /**
     * Query.
     */
    query?: string;
  };
  fieldMapping?: FieldMapping;
}
/**
 * Fields of a log line that hold the known values; the first one present counts.
 */
export interface FieldMapping {
  /**
   * Id.
   */
  id?: string[];
  /**
   * Message.
   */
  message?: string[];
  /**
   * Time.
   */
  timestamp?: string[];
  /**
   * Host.
   */
  host?: string[];
  /**
   * Severity.
   */
  severity?: string[];
  /**
   * Source.
   */
  source?: string[];
  /**
   * Fields to leave out.
   */
  ignore?: string[];
}
/**
 * Reads messages of a queue; one of the kinds is filled.
 */
export interface PubSubScraper {
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
   * SQS.
   */
  sqs?: {
    /**
     * Queue.
     */
    queue: string;
    /**
     * The message is not wrapped.
     */
    raw?: boolean;
    /**
     * Seconds to wait for messages.
     */
    waitTime?: number;
    /**
     * Stored connection: connection://namespace/name, connection://name or its id.
     */
    connection?: string;
    accessKey?: EnvVar;
    secretKey?: EnvVar;
    sessionToken?: EnvVar;
    /**
     * Role to assume.
     */
    assumeRole?: string;
    /**
     * Region.
     */
    region?: string;
    /**
     * Address of the service, where it is not the usual one.
     */
    endpoint?: string;
    /**
     * Accept any certificate.
     */
    skipTLSVerify?: boolean;
  };
  /**
   * Pub/Sub of Google Cloud.
   */
  pubsub?: {
    /**
     * Project id.
     */
    project_id: string;
    /**
     * Subscription.
     */
    subscription: string;
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
    project?: string;
  };
  /**
   * RabbitMQ.
   */
  rabbitmq?: {
    /**
     * Host.
     */
    host: string;
    /**
     * Port.
     */
    port: number;
    /**
     * User name.
     */
    username: string | EnvVar;
    /**
     * Password.
     */
    password: string | EnvVar;
    /**
     * Queue.
     */
    queue: string;
  };
  /**
   * Kafka.
   */
  kafka?: {
    /**
     * Brokers.
     */
    brokers: string[];
    /**
     * Topic.
     */
    topic: string;
    /**
     * Consumer group.
     */
    group: string;
  };
  /**
   * NATS.
   */
  nats?: {
    /**
     * Address.
     */
    url?: string;
    /**
     * Subject.
     */
    subject: string;
    /**
     * Queue.
     */
    queue?: string;
  };
  /**
   * Queue in memory.
   */
  memory?: {
    /**
     * Queue.
     */
    queue: string;
  };
  /**
   * Most messages of a run.
   */
  maxMessages?: number;
}
