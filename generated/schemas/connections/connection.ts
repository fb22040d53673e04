// Written by `npm run generate` from the contract. Do not edit.

/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;

/**
 * Spec of a Connection document: one block named for the type, or the older flat fields.
 */
export interface ConnectionSpec {
  /**
   * Further properties of the row; all values are text.
   */
  properties?: {
    [k: string]: string;
  };
  /**
   * AWS.
   */
  aws?: {
    url?: EnvVar;
    accessKey?: EnvVar1;
    secretKey?: EnvVar2;
    /**
     * Region.
     */
    region?: string;
    /**
     * Profile of the AWS configuration.
     */
    profile?: string;
    /**
     * Skip certificate checks.
     */
    insecureTLS?: boolean;
  };
  /**
   * Key of AWS KMS.
   */
  awskms?: {
    url?: EnvVar3;
    accessKey?: EnvVar4;
    secretKey?: EnvVar5;
    /**
     * Region.
     */
    region?: string;
    /**
     * Profile of the AWS configuration.
     */
    profile?: string;
    /**
     * Skip certificate checks.
     */
    insecureTLS?: boolean;
    /**
     * Id of the key.
     */
    keyID: string;
  };
  /**
   * Bucket of AWS S3 or of a compatible service.
   */
  s3?: {
    url?: EnvVar6;
    accessKey?: EnvVar7;
    secretKey?: EnvVar8;
    /**
     * Region.
     */
    region?: string;
    /**
     * Profile of the AWS configuration.
     */
    profile?: string;
    /**
     * Skip certificate checks.
     */
    insecureTLS?: boolean;
    /**
     * Bucket.
     */
    bucket: string;
    /**
     * Put the bucket into the path.
     */
    usePathStyle?: boolean;
  };
  /**
   * Azure.
   */
  azure?: {
    clientID: EnvVar9;
    clientSecret?: EnvVar10;
    tenantID: EnvVar11;
  };
  /**
   * Key of an Azure Key Vault.
   */
  azureKeyVault?: {
    clientID: EnvVar12;
    clientSecret?: EnvVar13;
    tenantID: EnvVar14;
    /**
     * Id of the key.
     */
    keyID: string;
  };
  /**
   * Azure DevOps.
   */
  azureDevops?: {
    /**
     * Organization.
     */
    organization: string;
    personalAccessToken: EnvVar15;
    /**
     * Address of an own server.
     */
    url?: string;
  };
  /**
   * Google Cloud.
   */
  gcp?: {
    endpoint?: EnvVar16;
    certificate?: EnvVar17;
  };
  /**
   * Bucket of Google Cloud Storage.
   */
  gcs?: {
    endpoint?: EnvVar18;
    certificate?: EnvVar19;
    /**
     * Bucket.
     */
    bucket: string;
  };
  /**
   * Key of Google Cloud KMS.
   */
  gcpkms?: {
    endpoint?: EnvVar20;
    certificate?: EnvVar21;
    /**
     * Id of the key.
     */
    keyID: string;
  };
  /**
   * Anthropic.
   */
  anthropic?: {
    apiKey: EnvVar22;
    /**
     * Model to use.
     */
    model?: string;
    url?: EnvVar23;
  };
  /**
   * OpenAI.
   */
  openai?: {
    apiKey: EnvVar24;
    /**
     * Model to use.
     */
    model?: string;
    url?: EnvVar25;
  };
  /**
   * Gemini.
   */
  gemini?: {
    apiKey: EnvVar26;
    /**
     * Model to use.
     */
    model?: string;
  };
  /**
   * Ollama.
   */
  ollama?: {
    apiKey?: EnvVar27;
    /**
     * Model to use.
     */
    model?: string;
    url?: EnvVar28;
  };
  /**
   * Folder on the backend's disk.
   */
  folder?: {
    /**
     * Path of the folder.
     */
    path: string;
  };
  /**
   * Git repository.
   */
  git?: {
    /**
     * Address of the repository.
     */
    url: string;
    /**
     * Branch, tag or commit.
     */
    ref: string;
    certificate?: EnvVar29;
    username?: EnvVar30;
    password?: EnvVar31;
  };
  /**
   * GitHub.
   */
  github?: {
    personalAccessToken: EnvVar32;
    /**
     * Address of an own server.
     */
    url?: string;
  };
  /**
   * Gitlab.
   */
  gitlab?: {
    personalAccessToken: EnvVar33;
    /**
     * Address of an own server.
     */
    url?: string;
  };
  /**
   * HTTP server.
   */
  http?: {
    /**
     * Address.
     */
    url: string;
    username?: EnvVar34;
    password?: EnvVar35;
    /**
     * Skip certificate checks.
     */
    insecureTLS?: boolean;
  };
  /**
   * Loki.
   */
  loki?: {
    /**
     * Address.
     */
    url: string;
    username?: EnvVar36;
    password?: EnvVar37;
  };
  /**
   * OpenSearch; taken as it is.
   */
  opensearch?: {
    [k: string]: unknown;
  };
  /**
   * Kubernetes cluster.
   */
  kubernetes?: {
    certificate: EnvVar38;
  };
  /**
   * Postgres.
   */
  postgres?: {
    url?: EnvVar39;
    host?: EnvVar40;
    username?: EnvVar41;
    password?: EnvVar42;
    database?: EnvVar43;
    /**
     * Skip certificate checks.
     */
    insecureTLS?: boolean;
  };
  /**
   * MySQL.
   */
  mysql?: {
    url?: EnvVar44;
    host?: EnvVar45;
    username?: EnvVar46;
    password?: EnvVar47;
    database?: EnvVar48;
    /**
     * Skip certificate checks.
     */
    insecureTLS?: boolean;
  };
  /**
   * Mongo.
   */
  mongo?: {
    url?: EnvVar49;
    host?: EnvVar50;
    username?: EnvVar51;
    password?: EnvVar52;
    database?: EnvVar53;
    /**
     * Skip certificate checks.
     */
    insecureTLS?: boolean;
    /**
     * Replica set.
     */
    replicaSet?: string;
  };
  /**
   * SQL Server.
   */
  mssql?: {
    url?: EnvVar54;
    host?: EnvVar55;
    username?: EnvVar56;
    password?: EnvVar57;
    database?: EnvVar58;
    /**
     * Accept any certificate.
     */
    trustServerCertificate?: boolean;
  };
  /**
   * Prometheus.
   */
  prometheus?: {
    url?: EnvVar59;
    username?: EnvVar60;
    password?: EnvVar61;
    bearer?: EnvVar62;
    oauth?: OAuth;
    tls?: Tls;
  };
  /**
   * SFTP server.
   */
  sftp?: {
    host: EnvVar68;
    username: EnvVar69;
    password: EnvVar70;
    /**
     * 22 unless given.
     */
    port?: number;
    /**
     * Folder.
     */
    path: string;
  };
  /**
   * SMB share.
   */
  smb?: {
    server: EnvVar71;
    username: EnvVar72;
    password: EnvVar73;
    port?: EnvVar74;
    /**
     * Name of the share.
     */
    share: string;
  };
  /**
   * Discord webhook.
   */
  discord?: {
    /**
     * Token of the webhook.
     */
    token: string;
    /**
     * Id of the webhook.
     */
    webhookID: string;
  };
  /**
   * Mail server.
   */
  smtp?: {
    /**
     * Host.
     */
    host: string;
    username?: EnvVar75;
    password?: EnvVar76;
    /**
     * Skip certificate checks.
     */
    insecureTLS?: boolean;
    /**
     * None, ExplicitTLS, ImplicitTLS or Auto (the default).
     */
    encryption?: string;
    /**
     * Port.
     */
    port?: number;
    /**
     * Address of the sender.
     */
    fromAddress: string;
    /**
     * Name of the sender.
     */
    fromName: string;
    /**
     * Recipients.
     */
    toAddresses?: string[];
    /**
     * Subject.
     */
    subject?: string;
    /**
     * none, plain (the default) or oauth2.
     */
    auth?: string;
    headers?: Labels;
  };
  /**
   * Slack channel.
   */
  slack?: {
    token?: EnvVar77;
    /**
     * Id of the channel.
     */
    channel?: string;
    /**
     * Name that the message shows.
     */
    botName?: string;
    /**
     * good, warning, danger or a colour.
     */
    color?: string;
    /**
     * Emoji or address of a picture.
     */
    icon?: string;
    /**
     * Message to answer to.
     */
    thread_ts?: string;
    /**
     * Text above the message.
     */
    title?: string;
  };
  /**
   * Telegram chats.
   */
  telegram?: {
    token: EnvVar78;
    chats: EnvVar79;
  };
  /**
   * ntfy topic.
   */
  ntfy?: {
    /**
     * Topic.
     */
    topic: string;
    /**
     * Host.
     */
    host: string;
    username: EnvVar80;
    password: EnvVar81;
  };
  /**
   * Pushbullet.
   */
  pushbullet?: {
    token: EnvVar82;
    /**
     * Devices, channels or addresses.
     */
    targets: string[];
  };
  /**
   * Pushover.
   */
  pushover?: {
    token: EnvVar83;
    /**
     * User key.
     */
    user: string;
  };
  /**
   * @deprecated
   * Type, with the flat fields below.
   */
  type?: string;
  url?: EnvVar84;
  port?: EnvVar85;
  username?: EnvVar86;
  password?: EnvVar87;
  certificate?: EnvVar88;
  /**
   * @deprecated
   * Skip certificate checks.
   */
  insecure_tls?: boolean;
}
/**
 * Endpoint, where it is not the usual one.
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
 * Access key.
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
 * Secret key.
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
 * Endpoint, where it is not the usual one.
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
 * Access key.
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
 * Secret key.
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
 * Endpoint, where it is not the usual one.
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
 * Access key.
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
 * Secret key.
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
 * Client id.
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
/**
 * Client secret.
 */
export interface EnvVar10 {
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
 * Tenant (directory) id.
 */
export interface EnvVar11 {
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
 * Client id.
 */
export interface EnvVar12 {
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
 * Client secret.
 */
export interface EnvVar13 {
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
 * Tenant (directory) id.
 */
export interface EnvVar14 {
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
 * Personal access token.
 */
export interface EnvVar15 {
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
 * Endpoint.
 */
export interface EnvVar16 {
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
 * Service account document.
 */
export interface EnvVar17 {
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
 * Endpoint.
 */
export interface EnvVar18 {
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
 * Service account document.
 */
export interface EnvVar19 {
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
 * Endpoint.
 */
export interface EnvVar20 {
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
 * Service account document.
 */
export interface EnvVar21 {
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
 * API key.
 */
export interface EnvVar22 {
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
 * Address.
 */
export interface EnvVar23 {
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
 * API key.
 */
export interface EnvVar24 {
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
 * Address.
 */
export interface EnvVar25 {
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
 * API key.
 */
export interface EnvVar26 {
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
 * API key.
 */
export interface EnvVar27 {
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
 * Address.
 */
export interface EnvVar28 {
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
 * SSH key.
 */
export interface EnvVar29 {
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
export interface EnvVar30 {
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
export interface EnvVar31 {
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
 * Personal access token.
 */
export interface EnvVar32 {
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
 * Personal access token.
 */
export interface EnvVar33 {
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
export interface EnvVar34 {
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
export interface EnvVar35 {
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
export interface EnvVar36 {
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
export interface EnvVar37 {
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
 * Kubeconfig.
 */
export interface EnvVar38 {
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
 * Connection string.
 */
export interface EnvVar39 {
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
 * Host and port; builds the connection string where url is missing.
 */
export interface EnvVar40 {
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
export interface EnvVar41 {
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
export interface EnvVar42 {
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
 * Database.
 */
export interface EnvVar43 {
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
 * Connection string.
 */
export interface EnvVar44 {
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
 * Host and port; builds the connection string where url is missing.
 */
export interface EnvVar45 {
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
export interface EnvVar46 {
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
export interface EnvVar47 {
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
 * Database.
 */
export interface EnvVar48 {
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
 * Connection string.
 */
export interface EnvVar49 {
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
 * Host and port; builds the connection string where url is missing.
 */
export interface EnvVar50 {
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
export interface EnvVar51 {
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
export interface EnvVar52 {
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
 * Database.
 */
export interface EnvVar53 {
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
 * Connection string.
 */
export interface EnvVar54 {
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
 * Host and port; builds the connection string where url is missing.
 */
export interface EnvVar55 {
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
export interface EnvVar56 {
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
export interface EnvVar57 {
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
 * Database.
 */
export interface EnvVar58 {
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
 * Address.
 */
export interface EnvVar59 {
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
export interface EnvVar60 {
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
export interface EnvVar61 {
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
 * Bearer token.
 */
export interface EnvVar62 {
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
 * Token request.
 */
export interface OAuth {
  clientID?: EnvVar63;
  clientSecret?: EnvVar64;
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
 * Client id.
 */
export interface EnvVar63 {
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
 * Client secret.
 */
export interface EnvVar64 {
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
  ca?: EnvVar65;
  cert?: EnvVar66;
  key?: EnvVar67;
}
/**
 * Certificate of the authority.
 */
export interface EnvVar65 {
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
 * Client certificate.
 */
export interface EnvVar66 {
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
 * Client key.
 */
export interface EnvVar67 {
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
 * Host.
 */
export interface EnvVar68 {
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
export interface EnvVar69 {
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
export interface EnvVar70 {
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
 * Server.
 */
export interface EnvVar71 {
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
export interface EnvVar72 {
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
export interface EnvVar73 {
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
 * 445 unless given.
 */
export interface EnvVar74 {
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
export interface EnvVar75 {
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
export interface EnvVar76 {
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
 * Further headers.
 */
export interface Labels {
  [k: string]: string;
}
/**
 * Token of the bot.
 */
export interface EnvVar77 {
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
 * Token of the bot.
 */
export interface EnvVar78 {
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
 * Chats or @channels.
 */
export interface EnvVar79 {
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
export interface EnvVar80 {
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
export interface EnvVar81 {
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
 * Access token.
 */
export interface EnvVar82 {
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
 * Token of the application.
 */
export interface EnvVar83 {
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
 * @deprecated
 * Address.
 */
export interface EnvVar84 {
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
 * @deprecated
 * Port.
 */
export interface EnvVar85 {
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
 * @deprecated
 * User name.
 */
export interface EnvVar86 {
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
 * @deprecated
 * Password.
 */
export interface EnvVar87 {
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
 * @deprecated
 * Certificate, key or credentials document.
 */
export interface EnvVar88 {
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
