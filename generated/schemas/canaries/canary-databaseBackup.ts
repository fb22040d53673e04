// Written by `npm run generate` from the contract. Do not edit.

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
  display?: Template1;
  transform?: Template2;
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
  /**
   * Oldest backup that is accepted.
   */
  maxAge?: string;
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
 * Service account key.
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
