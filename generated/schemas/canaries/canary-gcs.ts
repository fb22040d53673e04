// Written by `npm run generate` from the contract. Do not edit.

/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;
/**
 * Amount of data: a number with an optional unit such as kb, MB or G. A template passes too.
 */
export type Size = string;

/**
 * Looks at the files of a Google Cloud Storage bucket: a folder check with gcpConnection.
 */
export interface GcsCheck {
  /**
   * Name of the check, unique within its canary.
   */
  name: string;
  /**
   * Shown text.
   */
  description?: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * Namespace of the check, when it is not the canary's. An object is the older form: its name counts.
   */
  namespace?:
    | string
    | {
        [k: string]: unknown;
      };
  labels?: Labels;
  /**
   * Metrics exported with every run.
   */
  metrics?: Metrics[];
  /**
   * An empty result, or an empty transform, counts as failed.
   */
  markFailOnEmpty?: boolean;
  /**
   * What happens to transformed checks that vanish: MarkHealthy, MarkUnhealthy or Ignore.
   */
  transformDeleteStrategy?: string;
  test?: Template;
  display?: Template;
  transform?: Template;
  relationships?: CheckRelationships;
  /**
   * Folder: a path, s3://, gcs://, smb:// or a UNC path.
   */
  path: string;
  /**
   * Also folders inside.
   */
  recursive?: boolean;
  /**
   * Which files count.
   */
  filter?: {
    minAge?: Duration;
    maxAge?: Duration;
    minSize?: Size;
    maxSize?: Size;
    /**
     * Names that count.
     */
    regex?: string;
    /**
     * Files changed since: a time or a date expression.
     */
    since?: string;
  };
  minAge?: Duration;
  maxAge?: Duration;
  /**
   * Least number of files.
   */
  minCount?: number;
  /**
   * Most files.
   */
  maxCount?: number;
  minSize?: Size;
  maxSize?: Size;
  availableSize?: Size;
  totalSize?: Size;
  awsConnection?: S3Connection;
  gcpConnection?: GcsConnection;
  smbConnection?: SmbConnection;
  sftpConnection?: SftpConnection;
}
/**
 * Names and their values.
 */
export interface Labels {
  [k: string]: string;
}
/**
 * A metric exported with every run of a check.
 */
export interface Metrics {
  /**
   * Name of the metric.
   */
  name?: string;
  /**
   * Kind of metric: counter, gauge or histogram.
   */
  type?: string;
  /**
   * Expression that yields the value.
   */
  value?: string;
  /**
   * Labels of the metric.
   */
  labels?: {
    /**
     * Label.
     */
    name: string;
    /**
     * Its value.
     */
    value?: string;
    /**
     * Expression that yields the value.
     */
    valueExpr?: string;
  }[];
}
/**
 * A script of a check; at most one language is filled.
 */
export interface Template {
  /**
   * Go template.
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
  jsonPath?: string;
  /**
   * Other spelling of jsonPath, as forms wrote it; the backend passes over it.
   */
  jsonpath?: string;
}
/**
 * Components and config items that a check belongs to.
 */
export interface CheckRelationships {
  /**
   * Components.
   */
  components?: RelationshipSelector[];
  /**
   * Config items.
   */
  configs?: RelationshipSelector[];
}
/**
 * Picks related resources by values of the one at hand.
 */
export interface RelationshipSelector {
  id?: Lookup;
  external_id?: Lookup;
  name?: Lookup;
  namespace?: Lookup;
  type?: Lookup;
  agent?: Lookup;
  scope?: Lookup;
  labels?: Labels;
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
 * Access to an SMB share.
 */
export interface SmbConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Port; 445 unless given.
   */
  port?: number;
  /**
   * Domain.
   */
  domain?: string;
  /**
   * Share.
   */
  share?: string;
  username?: EnvVar;
  password?: EnvVar;
  /**
   * As forms wrote it; the backend passes over it.
   */
  workstation?: string;
  /**
   * Other spelling of share, as forms wrote it.
   */
  sharename?: string;
  /**
   * Path inside the share, as forms wrote it.
   */
  searchPath?: string;
  /**
   * User name and password, as forms wrote them.
   */
  auth?: {
    username?: EnvVar;
    password?: EnvVar;
  };
}
/**
 * Access to an SFTP server.
 */
export interface SftpConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Host.
   */
  host?: string;
  /**
   * Port; 22 unless given.
   */
  port?: number;
  username?: EnvVar;
  password?: EnvVar;
}
