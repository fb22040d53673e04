// Written by `npm run generate` from the contract. Do not edit.

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
  display?: Template1;
  transform?: Template2;
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
    /**
     * Files at least this old count.
     */
    minAge?: string;
    /**
     * Files at most this old count.
     */
    maxAge?: string;
    /**
     * Files at least this large count.
     */
    minSize?: string;
    /**
     * Files at most this large count.
     */
    maxSize?: string;
    /**
     * Names that count.
     */
    regex?: string;
    /**
     * Files changed since: a time or a date expression.
     */
    since?: string;
  };
  /**
   * The newest file must be older.
   */
  minAge?: string;
  /**
   * The newest file must be younger.
   */
  maxAge?: string;
  /**
   * Least number of files.
   */
  minCount?: number;
  /**
   * Most files.
   */
  maxCount?: number;
  /**
   * Smallest size of a file.
   */
  minSize?: string;
  /**
   * Largest size of a file.
   */
  maxSize?: string;
  /**
   * Least space that is free.
   */
  availableSize?: string;
  /**
   * Least capacity.
   */
  totalSize?: string;
  awsConnection?: S3Connection;
  gcpConnection?: GcsConnection;
  smbConnection?: SmbConnection;
  sftpConnection?: SftpConnection;
}
/**
 * Labels of the check.
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
 * Decides whether the check passes.
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
 * Text to show for a run.
 */
export interface Template1 {
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
 * Turns the result into checks of their own.
 */
export interface Template2 {
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
 * Components and config items that the check belongs to.
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
  external_id?: Lookup1;
  name?: Lookup2;
  namespace?: Lookup3;
  type?: Lookup4;
  agent?: Lookup5;
  scope?: Lookup6;
  labels?: Labels1;
}
/**
 * Id.
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
 * External id.
 */
export interface Lookup1 {
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
 * Name.
 */
export interface Lookup2 {
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
 * Namespace.
 */
export interface Lookup3 {
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
 * Type.
 */
export interface Lookup4 {
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
 * Agent.
 */
export interface Lookup5 {
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
 * Parent.
 */
export interface Lookup6 {
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
 * Labels that match.
 */
export interface Labels1 {
  [k: string]: string;
}
/**
 * Access to a bucket on S3.
 */
export interface S3Connection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar;
  secretKey?: EnvVar1;
  sessionToken?: EnvVar2;
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
 * Access key.
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
    configMapKeyRef?: EnvVarKeyRef1;
    helmRef?: EnvVarKeyRef2;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
/**
 * Key of a Kubernetes secret.
 */
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
 * Key of a config map.
 */
export interface EnvVarKeyRef1 {
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
 * Value out of a helm release; the key is a JSONPath.
 */
export interface EnvVarKeyRef2 {
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
 * Secret key.
 */
export interface EnvVar1 {
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
    configMapKeyRef?: EnvVarKeyRef1;
    helmRef?: EnvVarKeyRef2;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
/**
 * Session token.
 */
export interface EnvVar2 {
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
    configMapKeyRef?: EnvVarKeyRef1;
    helmRef?: EnvVarKeyRef2;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
/**
 * Access to Google Cloud Storage.
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
  credentials?: EnvVar3;
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
 * Service account key.
 */
export interface EnvVar3 {
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
    configMapKeyRef?: EnvVarKeyRef1;
    helmRef?: EnvVarKeyRef2;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
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
  username?: EnvVar4;
  password?: EnvVar5;
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
    username?: EnvVar6;
    password?: EnvVar7;
  };
}
/**
 * User name.
 */
export interface EnvVar4 {
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
    configMapKeyRef?: EnvVarKeyRef1;
    helmRef?: EnvVarKeyRef2;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
/**
 * Password.
 */
export interface EnvVar5 {
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
    configMapKeyRef?: EnvVarKeyRef1;
    helmRef?: EnvVarKeyRef2;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
/**
 * User name.
 */
export interface EnvVar6 {
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
    configMapKeyRef?: EnvVarKeyRef1;
    helmRef?: EnvVarKeyRef2;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
/**
 * Password.
 */
export interface EnvVar7 {
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
    configMapKeyRef?: EnvVarKeyRef1;
    helmRef?: EnvVarKeyRef2;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
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
  username?: EnvVar8;
  password?: EnvVar9;
}
/**
 * User name.
 */
export interface EnvVar8 {
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
    configMapKeyRef?: EnvVarKeyRef1;
    helmRef?: EnvVarKeyRef2;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
/**
 * Password.
 */
export interface EnvVar9 {
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
    configMapKeyRef?: EnvVarKeyRef1;
    helmRef?: EnvVarKeyRef2;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
