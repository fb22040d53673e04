// Written by `npm run generate` from the contract. Do not edit.

/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;

/**
 * Spec of a Connection document: one block named for the type, or the older flat fields.
 */
export interface ConnectionSpec {
  properties?: Labels;
  /**
   * AWS.
   */
  aws?: {
    url?: EnvVar;
    accessKey?: EnvVar;
    secretKey?: EnvVar;
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
    url?: EnvVar;
    accessKey?: EnvVar;
    secretKey?: EnvVar;
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
    url?: EnvVar;
    accessKey?: EnvVar;
    secretKey?: EnvVar;
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
    clientID: EnvVar;
    clientSecret?: EnvVar;
    tenantID: EnvVar;
  };
  /**
   * Key of an Azure Key Vault.
   */
  azureKeyVault?: {
    clientID: EnvVar;
    clientSecret?: EnvVar;
    tenantID: EnvVar;
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
    personalAccessToken: EnvVar;
    /**
     * Address of an own server.
     */
    url?: string;
  };
  /**
   * Google Cloud.
   */
  gcp?: {
    endpoint?: EnvVar;
    certificate?: EnvVar;
  };
  /**
   * Bucket of Google Cloud Storage.
   */
  gcs?: {
    endpoint?: EnvVar;
    certificate?: EnvVar;
    /**
     * Bucket.
     */
    bucket: string;
  };
  /**
   * Key of Google Cloud KMS.
   */
  gcpkms?: {
    endpoint?: EnvVar;
    certificate?: EnvVar;
    /**
     * Id of the key.
     */
    keyID: string;
  };
  /**
   * Anthropic.
   */
  anthropic?: {
    apiKey: EnvVar;
    /**
     * Model to use.
     */
    model?: string;
    url?: EnvVar;
  };
  /**
   * OpenAI.
   */
  openai?: {
    apiKey: EnvVar;
    /**
     * Model to use.
     */
    model?: string;
    url?: EnvVar;
  };
  /**
   * Gemini.
   */
  gemini?: {
    apiKey: EnvVar;
    /**
     * Model to use.
     */
    model?: string;
  };
  /**
   * Ollama.
   */
  ollama?: {
    apiKey?: EnvVar;
    /**
     * Model to use.
     */
    model?: string;
    url?: EnvVar;
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
    certificate?: EnvVar;
    username?: EnvVar;
    password?: EnvVar;
  };
  /**
   * GitHub.
   */
  github?: {
    personalAccessToken: EnvVar;
    /**
     * Address of an own server.
     */
    url?: string;
  };
  /**
   * Gitlab.
   */
  gitlab?: {
    personalAccessToken: EnvVar;
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
    username?: EnvVar;
    password?: EnvVar;
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
    username?: EnvVar;
    password?: EnvVar;
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
    certificate: EnvVar;
  };
  /**
   * Postgres.
   */
  postgres?: {
    url?: EnvVar;
    host?: EnvVar;
    username?: EnvVar;
    password?: EnvVar;
    database?: EnvVar;
    /**
     * Skip certificate checks.
     */
    insecureTLS?: boolean;
  };
  /**
   * MySQL.
   */
  mysql?: {
    url?: EnvVar;
    host?: EnvVar;
    username?: EnvVar;
    password?: EnvVar;
    database?: EnvVar;
    /**
     * Skip certificate checks.
     */
    insecureTLS?: boolean;
  };
  /**
   * Mongo.
   */
  mongo?: {
    url?: EnvVar;
    host?: EnvVar;
    username?: EnvVar;
    password?: EnvVar;
    database?: EnvVar;
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
    url?: EnvVar;
    host?: EnvVar;
    username?: EnvVar;
    password?: EnvVar;
    database?: EnvVar;
    /**
     * Accept any certificate.
     */
    trustServerCertificate?: boolean;
  };
  /**
   * Prometheus.
   */
  prometheus?: {
    url?: EnvVar;
    username?: EnvVar;
    password?: EnvVar;
    bearer?: EnvVar;
    oauth?: OAuth;
    tls?: Tls;
  };
  /**
   * SFTP server.
   */
  sftp?: {
    host: EnvVar;
    username: EnvVar;
    password: EnvVar;
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
    server: EnvVar;
    username: EnvVar;
    password: EnvVar;
    port?: EnvVar;
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
    username?: EnvVar;
    password?: EnvVar;
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
    token?: EnvVar;
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
    token: EnvVar;
    chats: EnvVar;
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
    username: EnvVar;
    password: EnvVar;
  };
  /**
   * Pushbullet.
   */
  pushbullet?: {
    token: EnvVar;
    /**
     * Devices, channels or addresses.
     */
    targets: string[];
  };
  /**
   * Pushover.
   */
  pushover?: {
    token: EnvVar;
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
  url?: EnvVar;
  port?: EnvVar;
  username?: EnvVar;
  password?: EnvVar;
  certificate?: EnvVar;
  /**
   * @deprecated
   * Skip certificate checks.
   */
  insecure_tls?: boolean;
}
/**
 * Names and their values.
 */
export interface Labels {
  [k: string]: string;
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
