// Written by `npm run generate` from the contract. Do not edit.

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
