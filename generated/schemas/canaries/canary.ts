// Written by `npm run generate` from the contract. Do not edit.

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
 * Health checks that run together on a schedule.
 */
export interface CanarySpec {
  /**
   * When the checks run; never when neither this nor interval is given.
   */
  schedule?: string;
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
  /**
   * How bad a failure is; becomes a label.
   */
  severity?: string;
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
  mysql?: MysqlCheck[];
  /**
   * SQL Server checks.
   */
  mssql?: MssqlCheck[];
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
  containerd?: ContainerdPullCheck[];
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
  gcs?: GcsCheck[];
  /**
   * Folder checks on SMB shares; the backend reads them under folder.
   */
  smb?: SmbCheck[];
  /**
   * Folder checks on SFTP servers; the backend reads them under folder.
   */
  sftp?: SftpCheck[];
  /**
   * Statements on databases; the backend reads them under postgres, mysql and mssql.
   */
  sql?: SqlCheck[];
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
  secretKeyRef?: VarSourceKeyRef1;
}
/**
 * Key of a config map.
 */
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
/**
 * Key of a Kubernetes secret.
 */
export interface VarSourceKeyRef1 {
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
  display?: Template1;
  transform?: Template2;
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
  password?: EnvVar1;
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
  headers?: EnvVar2[];
  /**
   * Values for the body template.
   */
  env?: EnvVar2[];
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
    username?: EnvVar3;
    password?: EnvVar4;
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
    /**
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
     */
    delay?: string;
    /**
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
     */
    randomDelay?: string;
  };
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
 * User name.
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
 * Password.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  ca?: EnvVar5;
  cert?: EnvVar6;
  key?: EnvVar7;
}
/**
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels2;
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
  test?: Template3;
  display?: Template4;
  transform?: Template5;
  relationships?: CheckRelationships1;
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
 * Labels of the check.
 */
export interface Labels2 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template3 {
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
export interface Template4 {
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
export interface Template5 {
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
export interface CheckRelationships1 {
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
  labels?: Labels3;
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
  test?: Template6;
  display?: Template7;
  transform?: Template8;
  relationships?: CheckRelationships2;
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
 * Labels of the check.
 */
export interface Labels3 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template6 {
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
export interface Template7 {
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
export interface Template8 {
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
export interface CheckRelationships2 {
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
  labels?: Labels4;
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
  relationships?: CheckRelationships3;
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
 * Labels of the check.
 */
export interface Labels4 {
  [k: string]: string;
}
/**
 * Components and config items that the check belongs to.
 */
export interface CheckRelationships3 {
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
  labels?: Labels5;
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
  test?: Template9;
  display?: Template10;
  transform?: Template11;
  relationships?: CheckRelationships4;
  /**
   * Script, or its path. Bash; PowerShell on Windows.
   */
  script: string;
  connections?: ExecConnections;
  /**
   * Variables of the process.
   */
  env?: EnvVar2[];
  checkout?: GitConnection;
  /**
   * Files to keep.
   */
  artifacts?: Artifact[];
}
/**
 * Labels of the check.
 */
export interface Labels5 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template9 {
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
export interface Template10 {
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
export interface Template11 {
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
export interface CheckRelationships4 {
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
 * Access that the script gets.
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
 * Kubernetes.
 */
export interface KubernetesConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  kubeconfig?: EnvVar8;
  eks?: EksConnection;
  gke?: GkeConnection;
  cnrm?: CnrmConnection;
}
/**
 * A value, or the place in a cluster that holds it.
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
 * EKS.
 */
export interface EksConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar9;
  secretKey?: EnvVar10;
  sessionToken?: EnvVar11;
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * GKE.
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
  credentials?: EnvVar12;
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
 * A value, or the place in a cluster that holds it.
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
 * Config Connector.
 */
export interface CnrmConnection {
  gke: GkeConnection1;
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
 * Cluster that runs the Config Connector.
 */
export interface GkeConnection1 {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  credentials?: EnvVar12;
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
 * AWS.
 */
export interface AwsConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar13;
  secretKey?: EnvVar14;
  sessionToken?: EnvVar15;
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * Google Cloud.
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
  credentials?: EnvVar16;
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
 * A value, or the place in a cluster that holds it.
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
 * Azure.
 */
export interface AzureConnection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  clientID?: EnvVar17;
  clientSecret?: EnvVar18;
  /**
   * Tenant id.
   */
  tenantID?: string;
}
/**
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * Repository to clone first.
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
  username?: EnvVar19;
  password?: EnvVar20;
  certificate?: EnvVar21;
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels6;
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
  test?: Template12;
  display?: Template13;
  transform?: Template14;
  relationships?: CheckRelationships5;
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
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
     */
    minAge?: string;
    /**
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
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
   * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
   */
  minAge?: string;
  /**
   * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
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
export interface Labels6 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template12 {
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
export interface Template13 {
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
export interface Template14 {
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
export interface CheckRelationships5 {
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
 * Access to a bucket on S3.
 */
export interface S3Connection {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar22;
  secretKey?: EnvVar23;
  sessionToken?: EnvVar24;
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  credentials?: EnvVar25;
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
 * A value, or the place in a cluster that holds it.
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
  username?: EnvVar26;
  password?: EnvVar27;
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
    username?: EnvVar28;
    password?: EnvVar29;
  };
}
/**
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  username?: EnvVar30;
  password?: EnvVar31;
}
/**
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels7;
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
  relationships?: CheckRelationships6;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar32;
  secretKey?: EnvVar33;
  sessionToken?: EnvVar34;
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
 * Labels of the check.
 */
export interface Labels7 {
  [k: string]: string;
}
/**
 * Components and config items that the check belongs to.
 */
export interface CheckRelationships6 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels8;
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
  test?: Template15;
  display?: Template16;
  transform?: Template17;
  relationships?: CheckRelationships7;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar35;
  password?: EnvVar36;
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
 * Labels of the check.
 */
export interface Labels8 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template15 {
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
export interface Template16 {
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
export interface Template17 {
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
export interface CheckRelationships7 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * Runs a statement on MySQL and counts the rows.
 */
export interface MysqlCheck {
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
  labels?: Labels8;
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
  test?: Template15;
  display?: Template16;
  transform?: Template17;
  relationships?: CheckRelationships7;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar35;
  password?: EnvVar36;
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
 * Runs a statement on SQL Server and counts the rows.
 */
export interface MssqlCheck {
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
  labels?: Labels8;
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
  test?: Template15;
  display?: Template16;
  transform?: Template17;
  relationships?: CheckRelationships7;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar35;
  password?: EnvVar36;
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
  labels?: Labels9;
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
  test?: Template18;
  display?: Template19;
  transform?: Template20;
  relationships?: CheckRelationships8;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar37;
  password?: EnvVar38;
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
    username?: EnvVar39;
    password?: EnvVar40;
  };
}
/**
 * Labels of the check.
 */
export interface Labels9 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template18 {
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
export interface Template19 {
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
export interface Template20 {
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
export interface CheckRelationships8 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels10;
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
  test?: Template21;
  display?: Template22;
  transform?: Template23;
  relationships?: CheckRelationships9;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar41;
  password?: EnvVar42;
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
 * Labels of the check.
 */
export interface Labels10 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template21 {
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
export interface Template22 {
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
export interface Template23 {
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
export interface CheckRelationships9 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels11;
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
  test?: Template24;
  display?: Template25;
  transform?: Template26;
  relationships?: CheckRelationships10;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar43;
  password?: EnvVar44;
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
    username?: EnvVar45;
    password?: EnvVar46;
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
 * Labels of the check.
 */
export interface Labels11 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template24 {
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
export interface Template25 {
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
export interface Template26 {
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
export interface CheckRelationships10 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels12;
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
  test?: Template27;
  display?: Template28;
  transform?: Template29;
  relationships?: CheckRelationships11;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar47;
  password?: EnvVar48;
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
 * Labels of the check.
 */
export interface Labels12 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template27 {
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
export interface Template28 {
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
export interface Template29 {
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
export interface CheckRelationships11 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels13;
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
  test?: Template30;
  display?: Template31;
  transform?: Template32;
  relationships?: CheckRelationships12;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address.
   */
  url?: string;
  username?: EnvVar49;
  password?: EnvVar50;
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
  bearer?: EnvVar51;
  oauth?: OAuth;
  tls?: Tls1;
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
 * Labels of the check.
 */
export interface Labels13 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template30 {
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
export interface Template31 {
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
export interface Template32 {
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
export interface CheckRelationships12 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * OAuth.
 */
export interface OAuth {
  clientID?: EnvVar52;
  clientSecret?: EnvVar53;
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * TLS.
 */
export interface Tls1 {
  /**
   * Accept any certificate.
   */
  insecureSkipVerify?: boolean;
  /**
   * Limit of the handshake: a duration, or nanoseconds.
   */
  handshakeTimeout?: number | Duration;
  ca?: EnvVar5;
  cert?: EnvVar6;
  key?: EnvVar7;
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
  labels?: Labels14;
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
  test?: Template33;
  display?: Template34;
  transform?: Template35;
  relationships?: CheckRelationships13;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar54;
  password?: EnvVar55;
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
    username?: EnvVar56;
    password?: EnvVar57;
  };
}
/**
 * Labels of the check.
 */
export interface Labels14 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template33 {
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
export interface Template34 {
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
export interface Template35 {
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
export interface CheckRelationships13 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels15;
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
  test?: Template36;
  display?: Template37;
  transform?: Template38;
  relationships?: CheckRelationships14;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  kubeconfig?: EnvVar58;
  eks?: EksConnection1;
  gke?: GkeConnection2;
  cnrm?: CnrmConnection1;
  /**
   * Kind of the objects, such as Pod.
   */
  kind: string;
  namespaceSelector?: CanarySelector;
  resource?: CanarySelector1;
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
 * Labels of the check.
 */
export interface Labels15 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template36 {
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
export interface Template37 {
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
export interface Template38 {
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
export interface CheckRelationships14 {
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
 * A value, or the place in a cluster that holds it.
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
 * EKS.
 */
export interface EksConnection1 {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar9;
  secretKey?: EnvVar10;
  sessionToken?: EnvVar11;
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
 * GKE.
 */
export interface GkeConnection2 {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  credentials?: EnvVar12;
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
 * Config Connector.
 */
export interface CnrmConnection1 {
  gke: GkeConnection1;
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
 * Namespaces to look at.
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
 * Objects to look at.
 */
export interface CanarySelector1 {
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
  labels?: Labels16;
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
  test?: Template39;
  display?: Template40;
  transform?: Template41;
  relationships?: CheckRelationships15;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  kubeconfig?: EnvVar59;
  eks?: EksConnection2;
  gke?: GkeConnection3;
  cnrm?: CnrmConnection2;
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
    /**
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
     */
    delay?: string;
    /**
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
     */
    timeout?: string;
    /**
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
     */
    interval?: string;
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
    /**
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
     */
    timeout?: string;
    /**
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
     */
    interval?: string;
  };
}
/**
 * Labels of the check.
 */
export interface Labels16 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template39 {
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
export interface Template40 {
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
export interface Template41 {
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
export interface CheckRelationships15 {
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
 * A value, or the place in a cluster that holds it.
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
 * EKS.
 */
export interface EksConnection2 {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar9;
  secretKey?: EnvVar10;
  sessionToken?: EnvVar11;
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
 * GKE.
 */
export interface GkeConnection3 {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  credentials?: EnvVar12;
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
 * Config Connector.
 */
export interface CnrmConnection2 {
  gke: GkeConnection1;
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
  labels?: Labels17;
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
  relationships?: CheckRelationships16;
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
 * Labels of the check.
 */
export interface Labels17 {
  [k: string]: string;
}
/**
 * Components and config items that the check belongs to.
 */
export interface CheckRelationships16 {
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
  labels?: Labels18;
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
  relationships?: CheckRelationships17;
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
 * Labels of the check.
 */
export interface Labels18 {
  [k: string]: string;
}
/**
 * Components and config items that the check belongs to.
 */
export interface CheckRelationships17 {
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
  labels?: Labels19;
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
  test?: Template42;
  display?: Template43;
  transform?: Template44;
  relationships?: CheckRelationships18;
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
 * Labels of the check.
 */
export interface Labels19 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template42 {
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
export interface Template43 {
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
export interface Template44 {
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
export interface CheckRelationships18 {
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
  labels?: Labels20;
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
  relationships?: CheckRelationships19;
  jmx: EnvVar60;
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
  /**
   * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
   */
  responseDuration?: string;
}
/**
 * Labels of the check.
 */
export interface Labels20 {
  [k: string]: string;
}
/**
 * Components and config items that the check belongs to.
 */
export interface CheckRelationships19 {
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels21;
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
  test?: Template45;
  display?: Template46;
  transform?: Template47;
  relationships?: CheckRelationships20;
  /**
   * Items to judge.
   */
  selector: ResourceSelector[];
}
/**
 * Labels of the check.
 */
export interface Labels21 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template45 {
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
export interface Template46 {
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
export interface Template47 {
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
export interface CheckRelationships20 {
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
  labels?: Labels22;
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
  test?: Template48;
  display?: Template49;
  transform?: Template50;
  relationships?: CheckRelationships21;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar61;
  secretKey?: EnvVar62;
  sessionToken?: EnvVar63;
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
 * Labels of the check.
 */
export interface Labels22 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template48 {
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
export interface Template49 {
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
export interface Template50 {
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
export interface CheckRelationships21 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels23;
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
  test?: Template51;
  display?: Template52;
  transform?: Template53;
  relationships?: CheckRelationships22;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar64;
  secretKey?: EnvVar65;
  sessionToken?: EnvVar66;
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
 * Labels of the check.
 */
export interface Labels23 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template51 {
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
export interface Template52 {
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
export interface Template53 {
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
export interface CheckRelationships22 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels24;
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
  test?: Template54;
  display?: Template55;
  transform?: Template56;
  relationships?: CheckRelationships23;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  accessKey?: EnvVar67;
  secretKey?: EnvVar68;
  sessionToken?: EnvVar69;
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
 * Labels of the check.
 */
export interface Labels24 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template54 {
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
export interface Template55 {
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
export interface Template56 {
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
export interface CheckRelationships23 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels25;
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
  test?: Template57;
  display?: Template58;
  transform?: Template59;
  relationships?: CheckRelationships24;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Organization.
   */
  organization: string;
  personalAccessToken: EnvVar70;
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
 * Labels of the check.
 */
export interface Labels25 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template57 {
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
export interface Template58 {
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
export interface Template59 {
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
export interface CheckRelationships24 {
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels26;
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
  test?: Template60;
  display?: Template61;
  transform?: Template62;
  relationships?: CheckRelationships25;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Query.
   */
  query: string;
  githubToken?: EnvVar71;
}
/**
 * Labels of the check.
 */
export interface Labels26 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template60 {
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
export interface Template61 {
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
export interface Template62 {
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
export interface CheckRelationships25 {
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels27;
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
  test?: Template63;
  display?: Template64;
  transform?: Template65;
  relationships?: CheckRelationships26;
  /**
   * Repository.
   */
  repository: string;
  /**
   * File to push.
   */
  filename?: string;
  username: EnvVar72;
  password: EnvVar73;
}
/**
 * Labels of the check.
 */
export interface Labels27 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template63 {
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
export interface Template64 {
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
export interface Template65 {
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
export interface CheckRelationships26 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels28;
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
  test?: Template66;
  display?: Template67;
  transform?: Template68;
  relationships?: CheckRelationships27;
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
  apiKey?: EnvVar74;
}
/**
 * Labels of the check.
 */
export interface Labels28 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template66 {
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
export interface Template67 {
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
export interface Template68 {
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
export interface CheckRelationships27 {
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels29;
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
  test?: Template69;
  display?: Template70;
  transform?: Template71;
  relationships?: CheckRelationships28;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar75;
  password?: EnvVar76;
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
 * Labels of the check.
 */
export interface Labels29 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template69 {
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
export interface Template70 {
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
export interface Template71 {
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
export interface CheckRelationships28 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels30;
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
  relationships?: CheckRelationships29;
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
  password: EnvVar77;
  /**
   * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
   */
  maxAge: string;
  /**
   * Verify the repository too.
   */
  checkIntegrity?: boolean;
  accessKey?: EnvVar78;
  secretKey?: EnvVar79;
  /**
   * Path of a root certificate.
   */
  caCert?: string;
}
/**
 * Labels of the check.
 */
export interface Labels30 {
  [k: string]: string;
}
/**
 * Components and config items that the check belongs to.
 */
export interface CheckRelationships29 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels31;
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
  relationships?: CheckRelationships30;
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
    username?: EnvVar80;
    password?: EnvVar81;
  };
  /**
   * Path of a root certificate.
   */
  cafile?: string;
}
/**
 * Labels of the check.
 */
export interface Labels31 {
  [k: string]: string;
}
/**
 * Components and config items that the check belongs to.
 */
export interface CheckRelationships30 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels32;
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
  test?: Template72;
  display?: Template73;
  transform?: Template74;
  relationships?: CheckRelationships31;
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
    gcpConnection?: GcpConnection1;
  };
  /**
   * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
   */
  maxAge?: string;
}
/**
 * Labels of the check.
 */
export interface Labels32 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template72 {
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
export interface Template73 {
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
export interface Template74 {
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
export interface CheckRelationships31 {
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
 * Access to Google Cloud.
 */
export interface GcpConnection1 {
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address of the service, where it is not the usual one.
   */
  endpoint?: string;
  credentials?: EnvVar16;
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
  labels?: Labels33;
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
  test?: Template75;
  display?: Template76;
  transform?: Template77;
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
    accessKey?: EnvVar82;
    secretKey?: EnvVar83;
    sessionToken?: EnvVar84;
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
    credentials?: EnvVar85;
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
    username: string | EnvVar2;
    /**
     * Password.
     */
    password: string | EnvVar2;
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
 * Labels of the check.
 */
export interface Labels33 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template75 {
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
export interface Template76 {
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
export interface Template77 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels34;
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
  relationships?: CheckRelationships32;
  /**
   * Image.
   */
  image: string;
  /**
   * Sign-in at the server.
   */
  auth?: {
    username?: EnvVar86;
    password?: EnvVar87;
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
 * Labels of the check.
 */
export interface Labels34 {
  [k: string]: string;
}
/**
 * Components and config items that the check belongs to.
 */
export interface CheckRelationships32 {
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
 * A value, or the place in a cluster that holds it.
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
 * A value, or the place in a cluster that holds it.
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
  labels?: Labels35;
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
  relationships?: CheckRelationships33;
  /**
   * Image.
   */
  image: string;
  /**
   * Sign-in at the server.
   */
  auth?: {
    username?: EnvVar88;
    password?: EnvVar89;
  };
}
/**
 * Labels of the check.
 */
export interface Labels35 {
  [k: string]: string;
}
/**
 * Components and config items that the check belongs to.
 */
export interface CheckRelationships33 {
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
 * A value, or the place in a cluster that holds it.
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
/**
 * A value, or the place in a cluster that holds it.
 */
export interface EnvVar89 {
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
 * Pulls an image with containerd.
 */
export interface ContainerdPullCheck {
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
  labels?: Labels34;
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
  relationships?: CheckRelationships32;
  /**
   * Image.
   */
  image: string;
  /**
   * Sign-in at the server.
   */
  auth?: {
    username?: EnvVar86;
    password?: EnvVar87;
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
  labels?: Labels36;
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
  relationships?: CheckRelationships34;
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
 * Labels of the check.
 */
export interface Labels36 {
  [k: string]: string;
}
/**
 * Components and config items that the check belongs to.
 */
export interface CheckRelationships34 {
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
  labels?: Labels37;
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
  test?: Template78;
  display?: Template79;
  transform?: Template80;
  relationships?: CheckRelationships35;
  token?: EnvVar90;
}
/**
 * Labels of the check.
 */
export interface Labels37 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template78 {
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
export interface Template79 {
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
export interface Template80 {
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
export interface CheckRelationships35 {
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
 * A value, or the place in a cluster that holds it.
 */
export interface EnvVar90 {
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
  labels?: Labels6;
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
  test?: Template12;
  display?: Template13;
  transform?: Template14;
  relationships?: CheckRelationships5;
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
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
     */
    minAge?: string;
    /**
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
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
   * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
   */
  minAge?: string;
  /**
   * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
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
 * Looks at the files of an SMB share: a folder check with smbConnection.
 */
export interface SmbCheck {
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
  labels?: Labels6;
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
  test?: Template12;
  display?: Template13;
  transform?: Template14;
  relationships?: CheckRelationships5;
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
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
     */
    minAge?: string;
    /**
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
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
   * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
   */
  minAge?: string;
  /**
   * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
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
 * Looks at the files of an SFTP server: a folder check with sftpConnection.
 */
export interface SftpCheck {
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
  labels?: Labels6;
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
  test?: Template12;
  display?: Template13;
  transform?: Template14;
  relationships?: CheckRelationships5;
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
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
     */
    minAge?: string;
    /**
     * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
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
   * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
   */
  minAge?: string;
  /**
   * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
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
 * Runs a statement on a database. In a canary it stands under postgres, mysql or mssql.
 */
export interface SqlCheck {
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
  labels?: Labels8;
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
  test?: Template15;
  display?: Template16;
  transform?: Template17;
  relationships?: CheckRelationships7;
  /**
   * Stored connection: connection://namespace/name, connection://name or its id.
   */
  connection?: string;
  /**
   * Address; may hold $(username) and $(password).
   */
  url?: string;
  username?: EnvVar35;
  password?: EnvVar36;
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
  labels?: Labels38;
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
  test?: Template81;
  display?: Template82;
  transform?: Template83;
  /**
   * Query over the catalog.
   */
  query: string;
}
/**
 * Labels of the check.
 */
export interface Labels38 {
  [k: string]: string;
}
/**
 * Decides whether the check passes.
 */
export interface Template81 {
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
export interface Template82 {
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
export interface Template83 {
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
  labels?: Labels39;
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
  accessKey?: EnvVar91;
  secretKey?: EnvVar92;
  sessionToken?: EnvVar93;
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
/**
 * Labels of the check.
 */
export interface Labels39 {
  [k: string]: string;
}
/**
 * A value, or the place in a cluster that holds it.
 */
export interface EnvVar91 {
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
 * A value, or the place in a cluster that holds it.
 */
export interface EnvVar92 {
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
 * A value, or the place in a cluster that holds it.
 */
export interface EnvVar93 {
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
