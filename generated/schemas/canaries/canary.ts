// Written by `npm run generate` from the contract. Do not edit.

/**
 * When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.
 */
export type Schedule = string;
/**
 * Severity; known are info, low, medium, high and critical, and others pass.
 */
export type Severity = string;
/**
 * Calls an address and judges the answer. One of url, endpoint and connection is needed.
 */
export type HttpCheck = CanaryHttp & CanaryHttp1;
export type CanaryHttp = {
  [k: string]: unknown;
};
/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;
/**
 * Amount of data: a number with an optional unit such as kb, MB or G. A template passes too.
 */
export type Size = string;

/**
 * Health checks that run together on a schedule.
 */
export interface CanarySpec {
  schedule?: Schedule;
  /**
   * @deprecated
   * Seconds between runs; schedule wins.
   */
  interval?: number;
  /**
   * Values for templates.
   */
  env?: {
    [k: string]: VarSource;
  };
  /**
   * 0 pauses the canary.
   */
  replicas?: number;
  /**
   * Icon name.
   */
  icon?: string;
  /**
   * Who looks after it; becomes a label.
   */
  owner?: string;
  severity?: Severity;
  /**
   * junit: all results are told as one.
   */
  resultMode?: string;
  /**
   * HTTP checks.
   */
  http?: HttpCheck[];
  /**
   * TCP checks.
   */
  tcp?: TcpCheck[];
  /**
   * ICMP Ping checks.
   */
  icmp?: IcmpCheck[];
  /**
   * DNS checks.
   */
  dns?: DnsCheck[];
  /**
   * Exec checks.
   */
  exec?: ExecCheck[];
  /**
   * Folder checks.
   */
  folder?: FolderCheck[];
  /**
   * AWS S3 checks.
   */
  s3?: S3Check[];
  /**
   * Postgres checks.
   */
  postgres?: PostgresCheck[];
  /**
   * MySQL checks.
   */
  mysql?: PostgresCheck[];
  /**
   * SQL Server checks.
   */
  mssql?: PostgresCheck[];
  /**
   * Mongo DB checks.
   */
  mongodb?: MongoDbCheck[];
  /**
   * Redis checks.
   */
  redis?: RedisCheck[];
  /**
   * Elasticsearch checks.
   */
  elasticsearch?: ElasticsearchCheck[];
  /**
   * OpenSearch checks.
   */
  opensearch?: OpenSearchCheck[];
  /**
   * Prometheus checks.
   */
  prometheus?: PrometheusCheck[];
  /**
   * Alert Manager checks.
   */
  alertmanager?: AlertManagerCheck[];
  /**
   * Kubernetes checks.
   */
  kubernetes?: KubernetesCheck[];
  /**
   * Kubernetes Resource checks.
   */
  kubernetesResource?: KubernetesResourceCheck[];
  /**
   * Pod checks.
   */
  pod?: PodCheck[];
  /**
   * Kubernetes Namespace checks.
   */
  namespace?: NamespaceCheck[];
  /**
   * JUnit checks.
   */
  junit?: JunitCheck[];
  /**
   * JMeter checks.
   */
  jmeter?: JmeterCheck[];
  /**
   * Catalog checks.
   */
  catalog?: CatalogCheck[];
  /**
   * AWS Config checks.
   */
  awsConfig?: AwsConfigCheck[];
  /**
   * AWS Config Rule checks.
   */
  awsConfigRule?: AwsConfigRuleCheck[];
  /**
   * Cloud Watch checks.
   */
  cloudwatch?: CloudWatchCheck[];
  /**
   * Azure DevOps checks.
   */
  azureDevops?: AzureDevopsCheck[];
  /**
   * GitHub checks.
   */
  github?: GitHubCheck[];
  /**
   * Git Protocol checks.
   */
  gitProtocol?: GitProtocolCheck[];
  /**
   * Dynatrace checks.
   */
  dynatrace?: DynatraceCheck[];
  /**
   * LDAP checks.
   */
  ldap?: LdapCheck[];
  /**
   * Restic checks.
   */
  restic?: ResticCheck[];
  /**
   * Helm checks.
   */
  helm?: HelmCheck[];
  /**
   * Database Backup checks.
   */
  databaseBackup?: DatabaseBackupCheck[];
  /**
   * Queue checks.
   */
  pubsub?: PubSubCheck[];
  /**
   * Docker Pull checks.
   */
  docker?: DockerPullCheck[];
  /**
   * Docker Push checks.
   */
  dockerPush?: DockerPushCheck[];
  /**
   * Containerd Pull checks.
   */
  containerd?: DockerPullCheck[];
  /**
   * Containerd Push checks.
   */
  containerdPush?: ContainerdPushCheck[];
  webhook?: WebhookCheck;
  /**
   * Other spelling of alertmanager.
   */
  alertManager?: AlertManagerCheck[];
  /**
   * Other spelling of mongodb.
   */
  mongo?: MongoDbCheck[];
  /**
   * Other spelling of icmp.
   */
  ping?: IcmpCheck[];
  /**
   * Folder checks on Google Cloud Storage; the backend reads them under folder.
   */
  gcs?: FolderCheck[];
  /**
   * Folder checks on SMB shares; the backend reads them under folder.
   */
  smb?: FolderCheck[];
  /**
   * Folder checks on SFTP servers; the backend reads them under folder.
   */
  sftp?: FolderCheck[];
  /**
   * Statements on databases; the backend reads them under postgres, mysql and mssql.
   */
  sql?: PostgresCheck[];
  /**
   * Older form of catalog.
   */
  configDB?: ConfigDbCheck[];
  /**
   * Older check that the backend of today does not run.
   */
  ec2?: Ec2Check[];
}
/**
 * Value of a template variable of a canary.
 */
export interface VarSource {
  /**
   * The value itself.
   */
  value?: string;
  /**
   * Field of the object.
   */
  fieldRef?: {
    /**
     * Version of the object that holds the field.
     */
    apiVersion?: string;
    /**
     * Path of a field of the canary's own object.
     */
    fieldPath: string;
  };
  configMapKeyRef?: VarSourceKeyRef;
  secretKeyRef?: VarSourceKeyRef;
}
export interface VarSourceKeyRef {
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
export interface CanaryHttp1 {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar;
  password?: EnvVar;
  /**
   * @deprecated
   * Older name of url; never give both.
   */
  endpoint?: string;
  /**
   * Verb; GET unless given.
   */
  method?: string;
  /**
   * Request body.
   */
  body?: string;
  /**
   * The body is a template.
   */
  templateBody?: boolean;
  /**
   * Request headers.
   */
  headers?: EnvVar[];
  /**
   * Values for the body template.
   */
  env?: EnvVar[];
  /**
   * Accepted codes; 200 to 299 when empty.
   */
  responseCodes?: number[];
  /**
   * Text that the answer must contain.
   */
  responseContent?: string;
  /**
   * @deprecated
   * Older form of a test.
   */
  responseJSONContent?: {
    /**
     * JSONPath into the answer.
     */
    path: string;
    /**
     * Value expected there.
     */
    value: string;
  };
  /**
   * Slower runs fail; 0 means no limit. Milliseconds.
   */
  thresholdMillis?: number;
  /**
   * Fails when the certificate has fewer days left.
   */
  maxSSLExpiry?: number;
  /**
   * As forms wrote it; the backend passes over it.
   */
  basic?: boolean;
  /**
   * NTLM.
   */
  ntlm?: boolean;
  /**
   * NTLM, second version.
   */
  ntlmv2?: boolean;
  /**
   * User name and password, as forms wrote them.
   */
  authentication?: {
    username?: EnvVar;
    password?: EnvVar;
  };
  /**
   * Token request; client id and secret are username and password.
   */
  oauth2?: {
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
  };
  tlsConfig?: Tls;
  /**
   * Follows links.
   */
  crawl?: {
    /**
     * Addresses to follow.
     */
    filters?: string[];
    /**
     * Domains to follow.
     */
    allowedDomains?: string[];
    /**
     * Domains to leave out.
     */
    disallowedDomains?: string[];
    /**
     * Patterns of addresses to follow.
     */
    allowedURLFilters?: string[];
    /**
     * Patterns of addresses to leave out.
     */
    disallowedURLFilters?: string[];
    /**
     * How deep; 10 unless given.
     */
    depth?: number;
    /**
     * Requests at a time; 2 unless given.
     */
    parallelism?: number;
    delay?: Duration;
    randomDelay?: Duration;
  };
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
 * Opens a connection.
 */
export interface TcpCheck {
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
   * Address as host:port.
   */
  endpoint: string;
  /**
   * Slower runs fail; 0 means no limit. Milliseconds.
   */
  thresholdMillis?: number;
}
/**
 * Pings a host.
 */
export interface IcmpCheck {
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
   * Host.
   */
  endpoint: string;
  /**
   * Packets to send; 5 unless given.
   */
  packetCount?: number;
  /**
   * Loss that is allowed, in percent.
   */
  packetLossThreshold?: number;
  /**
   * Fails when the average takes longer. Milliseconds.
   */
  thresholdMillis?: number;
}
/**
 * Resolves a name.
 */
export interface DnsCheck {
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
  relationships?: CheckRelationships;
  /**
   * Resolver; the system's own when empty.
   */
  server?: string;
  /**
   * Port; 53 unless given.
   */
  port?: number;
  /**
   * Name to resolve.
   */
  query?: string;
  /**
   * Kind of record: A (unless given), AAAA, CNAME, SRV, MX, PTR, TXT or NS.
   */
  querytype?: string;
  /**
   * Least number of answers.
   */
  minrecords?: number;
  /**
   * Exact set of answers.
   */
  exactreply?: string[];
  /**
   * Limit in seconds; 10 unless given.
   */
  timeout?: number;
  /**
   * Slower runs fail; 0 means no limit. Milliseconds.
   */
  thresholdMillis?: number;
}
/**
 * Runs a script; it passes with exit code 0.
 */
export interface ExecCheck {
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
   * Script, or its path. Bash; PowerShell on Windows.
   */
  script: string;
  connections?: ExecConnections;
  /**
   * Variables of the process.
   */
  env?: EnvVar[];
  checkout?: GitConnection;
  /**
   * Files to keep.
   */
  artifacts?: Artifact[];
}
/**
 * Access that a script gets.
 */
export interface ExecConnections {
  /**
   * Config item whose scraper's access is used.
   */
  fromConfigItem?: string;
  /**
   * Use the pod's identity on EKS.
   */
  eksPodIdentity?: boolean;
  /**
   * Use the pod's service account.
   */
  serviceAccount?: boolean;
  kubernetes?: KubernetesConnection;
  aws?: AwsConnection;
  gcp?: GcpConnection;
  azure?: AzureConnection;
}
/**
 * Access to a cluster.
 */
export interface KubernetesConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  kubeconfig?: EnvVar;
  eks?: EksConnection;
  gke?: GkeConnection;
  cnrm?: CnrmConnection;
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
 * Access to AWS.
 */
export interface AwsConnection {
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
}
/**
 * Access to Google Cloud.
 */
export interface GcpConnection {
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
}
/**
 * Access to Azure.
 */
export interface AzureConnection {
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
}
/**
 * A repository to check out.
 */
export interface GitConnection {
  /**
   * Address.
   */
  url?: string;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  username?: EnvVar;
  password?: EnvVar;
  certificate?: EnvVar;
  /**
   * Kind of server.
   */
  type?: string;
  /**
   * Branch.
   */
  branch?: string;
  /**
   * Folder to check out into.
   */
  destination?: string;
}
/**
 * A file to keep.
 */
export interface Artifact {
  /**
   * Path; /dev/stdout and /dev/stdin stand for the output.
   */
  path: string;
}
/**
 * Looks at the files of a folder, a bucket or a share.
 */
export interface FolderCheck {
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
/**
 * Lists, writes and reads a bucket.
 */
export interface S3Check {
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
  relationships?: CheckRelationships;
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
  /**
   * Bucket.
   */
  bucketName?: string;
  /**
   * Storage class of the object that is written.
   */
  storageClass?: string;
}
/**
 * Runs a statement on Postgres and counts the rows.
 */
export interface PostgresCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar;
  password?: EnvVar;
  /**
   * Statement; SELECT 1 unless given.
   */
  query?: string;
  /**
   * Number of rows expected.
   */
  results?: number;
  /**
   * Limit in seconds; 60 unless given.
   */
  timeout?: number;
}
/**
 * Pings a MongoDB server.
 */
export interface MongoDbCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar;
  password?: EnvVar;
  /**
   * As forms wrote it; the backend passes over it.
   */
  basic?: boolean;
  /**
   * NTLM.
   */
  ntlm?: boolean;
  /**
   * NTLM, second version.
   */
  ntlmv2?: boolean;
  /**
   * User name and password, as forms wrote them.
   */
  authentication?: {
    username?: EnvVar;
    password?: EnvVar;
  };
}
/**
 * Pings a Redis server.
 */
export interface RedisCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar;
  password?: EnvVar;
  /**
   * Address as host:port; url is the newer name.
   */
  addr?: string;
  /**
   * Database number; 0 unless given.
   */
  db?: number;
}
/**
 * Searches an index and counts the hits.
 */
export interface ElasticsearchCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar;
  password?: EnvVar;
  /**
   * As forms wrote it; the backend passes over it.
   */
  basic?: boolean;
  /**
   * NTLM.
   */
  ntlm?: boolean;
  /**
   * NTLM, second version.
   */
  ntlmv2?: boolean;
  /**
   * User name and password, as forms wrote them.
   */
  authentication?: {
    username?: EnvVar;
    password?: EnvVar;
  };
  /**
   * Index.
   */
  index?: string;
  /**
   * Query as JSON text.
   */
  query?: string;
  /**
   * Number of hits expected.
   */
  results?: number;
}
/**
 * Searches an index and counts the hits.
 */
export interface OpenSearchCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar;
  password?: EnvVar;
  /**
   * Query as JSON text.
   */
  query: string;
  /**
   * Index.
   */
  index: string;
  /**
   * Number of hits expected.
   */
  results?: number;
}
/**
 * Runs a PromQL query.
 */
export interface PrometheusCheck {
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
   * @deprecated
   * Older name of url.
   */
  host?: string;
  /**
   * PromQL.
   */
  query: string;
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
 * Fails while alerts fire.
 */
export interface AlertManagerCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar;
  password?: EnvVar;
  /**
   * @deprecated
   * Address, as forms wrote it; the backend reads url.
   */
  host?: string;
  /**
   * Names of the alerts; text is what forms wrote.
   */
  alerts?: string[] | string;
  /**
   * Labels that the alerts carry; text is what forms wrote.
   */
  filters?:
    | {
        [k: string]: string;
      }
    | string;
  /**
   * Labels that the alerts do not carry.
   */
  exclude_filters?: {
    [k: string]: string;
  };
  /**
   * Names of alerts to pass over; text is what forms wrote.
   */
  ignore?: string[] | string;
  /**
   * As forms wrote it; the backend passes over it.
   */
  basic?: boolean;
  /**
   * NTLM.
   */
  ntlm?: boolean;
  /**
   * NTLM, second version.
   */
  ntlmv2?: boolean;
  /**
   * User name and password, as forms wrote them.
   */
  authentication?: {
    username?: EnvVar;
    password?: EnvVar;
  };
}
/**
 * Looks at the health of Kubernetes objects.
 */
export interface KubernetesCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  kubeconfig?: EnvVar;
  eks?: EksConnection;
  gke?: GkeConnection;
  cnrm?: CnrmConnection;
  /**
   * Kind of the objects, such as Pod.
   */
  kind: string;
  namespaceSelector?: CanarySelector;
  resource?: CanarySelector;
  /**
   * Names or globs to leave out.
   */
  ignore?: string[];
  /**
   * Fail when an object is unhealthy.
   */
  healthy?: boolean;
  /**
   * Fail when an object is not ready.
   */
  ready?: boolean;
}
/**
 * Picks Kubernetes objects of a health check.
 */
export interface CanarySelector {
  /**
   * Name; * alone is everything, commas separate, ! excludes.
   */
  name?: string;
  /**
   * Labels that match, such as app=web,tier!=db.
   */
  labelSelector?: string;
  /**
   * Fields that match.
   */
  fieldSelector?: string;
  /**
   * Search text over name, tags, labels, type, health and more.
   */
  search?: string;
}
/**
 * Creates Kubernetes objects, checks them and removes them.
 */
export interface KubernetesResourceCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  kubeconfig?: EnvVar;
  eks?: EksConnection;
  gke?: GkeConnection;
  cnrm?: CnrmConnection;
  /**
   * Objects made for every run.
   */
  resources: {
    [k: string]: unknown;
  }[];
  /**
   * Objects made once.
   */
  staticResources?: {
    [k: string]: unknown;
  }[];
  /**
   * Checks to run against them, each as the spec of a canary; they may hold templates.
   */
  checks?: {
    [k: string]: unknown;
  }[];
  /**
   * Tries of the checks.
   */
  checkRetries?: {
    delay?: Duration;
    timeout?: Duration;
    interval?: Duration;
  };
  /**
   * Remove the objects before they are made.
   */
  clearResources?: boolean;
  /**
   * Wait for the objects.
   */
  waitFor?: {
    /**
     * When the objects are ready.
     */
    expr?: string;
    /**
     * Do not wait.
     */
    disable?: boolean;
    /**
     * Wait until they are gone.
     */
    delete?: boolean;
    timeout?: Duration;
    interval?: Duration;
  };
}
/**
 * Starts a pod and calls it.
 */
export interface PodCheck {
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
  relationships?: CheckRelationships;
  /**
   * Pod as YAML text.
   */
  spec?: string;
  /**
   * Time to be placed on a node. Milliseconds.
   */
  scheduleTimeout?: number;
  /**
   * Time to become ready. Milliseconds.
   */
  readyTimeout?: number;
  /**
   * Limit of the call; 5000 unless given. Milliseconds.
   */
  httpTimeout?: number;
  /**
   * Time to be removed. Milliseconds.
   */
  deleteTimeout?: number;
  /**
   * Time for the ingress; 5000 unless given. Milliseconds.
   */
  ingressTimeout?: number;
  /**
   * Pause between calls; 750 unless given. Milliseconds.
   */
  httpRetryInterval?: number;
  /**
   * Limit of the whole run. Milliseconds.
   */
  deadline?: number;
  /**
   * Port to call.
   */
  port?: number;
  /**
   * Path to call.
   */
  path?: string;
  /**
   * Ingress to use.
   */
  ingressName?: string;
  /**
   * Host of the ingress.
   */
  ingressHost?: string;
  /**
   * Text that the answer must contain.
   */
  expectedContent?: string;
  /**
   * Codes that are accepted.
   */
  expectedHttpStatuses?: number[];
  /**
   * Priority class of the pod.
   */
  priorityClass?: string;
  /**
   * Class of the ingress.
   */
  ingressClass?: string;
  /**
   * Take another node every time.
   */
  roundRobinNodes?: boolean;
}
/**
 * Creates a namespace, starts a pod in it and calls it.
 */
export interface NamespaceCheck {
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
  relationships?: CheckRelationships;
  /**
   * Pod as YAML text.
   */
  podSpec: string;
  /**
   * How the name of the namespace begins.
   */
  namespaceNamePrefix?: string;
  /**
   * Labels of the namespace.
   */
  namespaceLabels?: {
    [k: string]: string;
  };
  /**
   * Annotations of the namespace.
   */
  namespaceAnnotations?: {
    [k: string]: string;
  };
  /**
   * Time to be placed on a node. Milliseconds.
   */
  schedule_timeout?: number;
  /**
   * Time to become ready. Milliseconds.
   */
  readyTimeout?: number;
  /**
   * Limit of the call; 5000 unless given. Milliseconds.
   */
  httpTimeout?: number;
  /**
   * Time to be removed. Milliseconds.
   */
  deleteTimeout?: number;
  /**
   * Time for the ingress; 5000 unless given. Milliseconds.
   */
  ingressTimeout?: number;
  /**
   * Pause between calls; 750 unless given. Milliseconds.
   */
  httpRetryInterval?: number;
  /**
   * Limit of the whole run. Milliseconds.
   */
  deadline?: number;
  /**
   * Port to call.
   */
  port?: number;
  /**
   * Path to call.
   */
  path?: string;
  /**
   * Ingress to use.
   */
  ingressName?: string;
  /**
   * Host of the ingress.
   */
  ingressHost?: string;
  /**
   * Text that the answer must contain.
   */
  expectedContent?: string;
  /**
   * Codes that are accepted.
   */
  expectedHttpStatuses?: number[];
  /**
   * Priority class of the pod.
   */
  priorityClass?: string;
}
/**
 * Runs tests in a container and reads their JUnit report.
 */
export interface JunitCheck {
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
   * Folder of the report inside the container.
   */
  testResults: string;
  /**
   * Pod that runs the tests, as in Kubernetes.
   */
  spec: {
    [k: string]: unknown;
  };
  /**
   * Limit in minutes; 5 unless given.
   */
  timeout?: number;
  /**
   * Files to keep.
   */
  artifacts?: Artifact[];
}
/**
 * Runs a JMeter plan.
 */
export interface JmeterCheck {
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
  relationships?: CheckRelationships;
  jmx: EnvVar;
  /**
   * Server to call.
   */
  host?: string;
  /**
   * Port to call.
   */
  port?: number;
  /**
   * Properties as name=value.
   */
  properties?: string[];
  /**
   * Java system properties as name=value.
   */
  systemProperties?: string[];
  responseDuration?: Duration;
}
/**
 * Judges items of the catalog.
 */
export interface CatalogCheck {
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
   * Items to judge.
   */
  selector: ResourceSelector[];
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
 * Runs an advanced query of AWS Config.
 */
export interface AwsConfigCheck {
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
   * Query.
   */
  query: string;
  /**
   * Aggregator to ask.
   */
  aggregatorName?: string;
}
/**
 * Fails when resources break rules of AWS Config.
 */
export interface AwsConfigRuleCheck {
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
   * Rules to look at; all when empty.
   */
  rules?: string[];
  /**
   * Rules to leave out.
   */
  ignoreRules?: string[];
  /**
   * Results that count: INSUFFICIENT_DATA, NON_COMPLIANT, NOT_APPLICABLE, COMPLIANT.
   */
  complianceTypes?: string[];
}
/**
 * Fails while alarms of CloudWatch ring.
 */
export interface CloudWatchCheck {
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
   * Names of the alarms.
   */
  alarms?: string[];
  /**
   * How the names of the alarms begin.
   */
  alarmPrefix?: string;
  /**
   * How the actions of the alarms begin.
   */
  actionPrefix?: string;
  /**
   * State of the alarms: OK, ALARM or INSUFFICIENT_DATA.
   */
  state?: string;
}
/**
 * Fails when the last run of a pipeline failed or takes too long.
 */
export interface AzureDevopsCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Organization.
   */
  organization: string;
  personalAccessToken: EnvVar;
  /**
   * Project: its name or id.
   */
  project: string;
  /**
   * Pipeline: its name.
   */
  pipeline: string;
  /**
   * Variables that a run carries.
   */
  variables: {
    [k: string]: string;
  };
  /**
   * Branches that are run.
   */
  branch: string[];
  /**
   * Longest run that is allowed. Milliseconds.
   */
  thresholdMillis: number | null;
}
/**
 * Runs a query over repositories.
 */
export interface GitHubCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Query.
   */
  query: string;
  githubToken?: EnvVar;
}
/**
 * Pushes to a repository.
 */
export interface GitProtocolCheck {
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
   * Repository.
   */
  repository: string;
  /**
   * File to push.
   */
  filename?: string;
  username: EnvVar;
  password: EnvVar;
}
/**
 * Fails while Dynatrace knows of problems.
 */
export interface DynatraceCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Server.
   */
  host?: string;
  /**
   * http or https.
   */
  scheme?: string;
  apiKey?: EnvVar;
}
/**
 * Binds to a directory and looks for a user.
 */
export interface LdapCheck {
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
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar;
  password?: EnvVar;
  /**
   * Where the search begins.
   */
  bindDN: string;
  /**
   * Filter that finds a user.
   */
  userSearch?: string;
  /**
   * Accept any certificate.
   */
  skipTLSVerify?: boolean;
}
/**
 * Looks at the age of a backup.
 */
export interface ResticCheck {
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
  relationships?: CheckRelationships;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Stored connection to AWS.
   */
  awsConnectionName?: string;
  /**
   * Repository.
   */
  repository: string;
  password: EnvVar;
  maxAge: Duration;
  /**
   * Verify the repository too.
   */
  checkIntegrity?: boolean;
  accessKey?: EnvVar;
  secretKey?: EnvVar;
  /**
   * Path of a root certificate.
   */
  caCert?: string;
}
/**
 * Pushes and pulls a chart.
 */
export interface HelmCheck {
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
  relationships?: CheckRelationships;
  /**
   * Address of the server.
   */
  chartmuseum?: string;
  /**
   * Project.
   */
  project?: string;
  /**
   * Sign-in at the server.
   */
  auth?: {
    username?: EnvVar;
    password?: EnvVar;
  };
  /**
   * Path of a root certificate.
   */
  cafile?: string;
}
/**
 * Looks at the backups of a database.
 */
export interface DatabaseBackupCheck {
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
   * Cloud SQL.
   */
  gcp?: {
    /**
     * Project.
     */
    project: string;
    /**
     * Instance.
     */
    instance: string;
    gcpConnection?: GcpConnection;
  };
  maxAge?: Duration;
}
/**
 * Reads messages of a queue; one of the kinds is filled.
 */
export interface PubSubCheck {
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
}
/**
 * Pulls an image.
 */
export interface DockerPullCheck {
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
  relationships?: CheckRelationships;
  /**
   * Image.
   */
  image: string;
  /**
   * Sign-in at the server.
   */
  auth?: {
    username?: EnvVar;
    password?: EnvVar;
  };
  /**
   * Digest expected.
   */
  expectedDigest?: string;
  /**
   * Size expected.
   */
  expectedSize?: number;
}
/**
 * Pushes an image.
 */
export interface DockerPushCheck {
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
  relationships?: CheckRelationships;
  /**
   * Image.
   */
  image: string;
  /**
   * Sign-in at the server.
   */
  auth?: {
    username?: EnvVar;
    password?: EnvVar;
  };
}
/**
 * Pushes an image with containerd.
 */
export interface ContainerdPushCheck {
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
  relationships?: CheckRelationships;
  /**
   * Image.
   */
  image: string;
  /**
   * User name.
   */
  username?: string;
  /**
   * Password.
   */
  password?: string;
}
/**
 * Takes results that others send.
 */
export interface WebhookCheck {
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
  token?: EnvVar;
}
/**
 * Older form of the catalog check.
 */
export interface ConfigDbCheck {
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
  /**
   * Query over the catalog.
   */
  query: string;
}
/**
 * Starts an instance and runs canaries against it. The backend of today does not run it.
 */
export interface Ec2Check {
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
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar;
  secretKey?: EnvVar;
  sessionToken?: EnvVar;
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
   * Image.
   */
  ami?: string;
  /**
   * Script that runs at the start.
   */
  userData?: string;
  /**
   * Security group.
   */
  securityGroup?: string;
  /**
   * Keep the instance after the run.
   */
  keepAlive?: boolean;
  /**
   * Seconds to wait for the instance.
   */
  waitTime?: number;
  /**
   * Limit in seconds.
   */
  timeOut?: number;
  /**
   * Canaries to run against the instance.
   */
  canaryRef?: {
    /**
     * Name of the canary.
     */
    name?: string;
  }[];
}
