// Written by `npm run generate` from the contract. Do not edit.

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
  /**
   * Oldest backup that is accepted.
   */
  maxAge: string;
  /**
   * Verify the repository too.
   */
  checkIntegrity?: boolean;
  accessKey?: EnvVar1;
  secretKey?: EnvVar2;
  /**
   * Path of a root certificate.
   */
  caCert?: string;
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
 * Password of the repository.
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
