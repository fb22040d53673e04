// Written by `npm run generate` from the contract. Do not edit.

/**
 * Form of a folder check; at most one of the connections is filled.
 */
export interface FolderCheckForm {
  /**
   * Name of the check, unique within its canary.
   */
  name: string;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * When the canary runs.
   */
  schedule?: string;
  /**
   * Shown text.
   */
  description?: string;
  /**
   * Folder: a path, s3://, gcs://, smb:// or a UNC path.
   */
  path: string;
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
    secretKey?: EnvVar1;
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
    credentials?: EnvVar2;
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
      username?: EnvVar3;
      password?: EnvVar4;
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
      username?: EnvVar5;
      password?: EnvVar6;
    };
  };
  test?: Template;
  display?: Template1;
  transform?: Template2;
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
 * Service account key.
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
 * User name.
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
 * Password.
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
 * User name.
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
 * Password.
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
