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
 * Amount of data: a number with an optional unit such as kb, MB or G. A template passes too.
 */
export type Size = string;

/**
 * Form of a folder check; at most one of the connections is filled.
 */
export interface FolderCheckForm {
  /**
   * Name of the check, as the health page shows it.
   */
  name: string;
  /**
   * Icon.
   */
  icon?: string;
  schedule?: Schedule;
  /**
   * What it checks and why; shown with its results.
   */
  description?: string;
  /**
   * Folder: a path, s3://, gcs://, smb:// or a UNC path.
   */
  path: string;
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
  };
  /**
   * Access to a bucket on S3.
   */
  awsConnection?: {
    /**
     * Stored connection: connection://namespace/name, connection://name or its id.
     */
    connection?: string;
    /**
     * Region.
     */
    region?: string;
    /**
     * Address of the service, where it is not the usual one.
     */
    endpoint?: string;
    /**
     * Glob of the objects.
     */
    objectPath?: string;
    accessKey?: EnvVar;
    secretKey?: EnvVar;
    /**
     * Accept any certificate.
     */
    skipTLSVerify?: boolean;
    /**
     * The bucket's name stands in the path, not in the host.
     */
    usePathStyle?: boolean;
  };
  /**
   * Access to Google Cloud Storage.
   */
  gcpConnection?: {
    /**
     * Stored connection: connection://namespace/name, connection://name or its id.
     */
    connection?: string;
    /**
     * Address of the service, where it is not the usual one.
     */
    endpoint?: string;
    credentials?: EnvVar;
  };
  /**
   * Access to an SFTP server.
   */
  sftpConnection?: {
    /**
     * Stored connection: connection://namespace/name, connection://name or its id.
     */
    connection?: string;
    /**
     * Host.
     */
    host?: string;
    /**
     * Port.
     */
    port?: number;
    /**
     * How to sign in.
     */
    auth?: {
      username?: EnvVar;
      password?: EnvVar;
    };
  };
  /**
   * Access to an SMB share.
   */
  smbConnection?: {
    /**
     * Stored connection: connection://namespace/name, connection://name or its id.
     */
    connection?: string;
    /**
     * Port.
     */
    port?: number;
    /**
     * Domain.
     */
    domain?: string;
    /**
     * Workstation.
     */
    workstation?: string;
    /**
     * Share.
     */
    sharename?: string;
    /**
     * Path inside the share.
     */
    searchPath?: string;
    /**
     * How to sign in.
     */
    auth?: {
      username?: EnvVar;
      password?: EnvVar;
    };
  };
  test?: Template;
  display?: Template;
  transform?: Template;
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
