// Written by `npm run generate` from the contract. Do not edit.

/**
 * Calls an address and judges the answer. One of url, endpoint and connection is needed.
 */
export type HttpCheck = {
  [k: string]: unknown;
} & {
  /**
   * Unique within the canary.
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
   * Overrides the canary's namespace.
   */
  namespace?: string;
  /**
   * Labels of the check.
   */
  labels?: {
    [k: string]: string;
  };
  /**
   * Metrics exported per run.
   */
  metrics?: {
    [k: string]: unknown;
  }[];
  /**
   * An empty result counts as failed.
   */
  markFailOnEmpty?: boolean;
  /**
   * What happens to transformed checks that vanish.
   */
  transformDeleteStrategy?: "MarkHealthy" | "MarkUnhealthy" | "Ignore";
  /**
   * Components and config items that the check belongs to.
   */
  relationships?: {
    [k: string]: unknown;
  };
  test?: Template;
  display?: Template1;
  transform?: Template2;
  /**
   * Name of a connection.
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
   * Older name of url.
   */
  endpoint?: string;
  /**
   * GET unless given.
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
   */
  responseJSONContent?: {
    path: string;
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
  ntlm?: boolean;
  ntlmv2?: boolean;
  digest?: boolean;
  /**
   * Written by the form's authentication selector.
   */
  basic?: boolean;
  /**
   * Written by the form's authentication selector.
   */
  authentication?: {
    username?: EnvVar;
    password?: EnvVar;
  };
  bearer?: EnvVar;
  oauth?: {
    [k: string]: unknown;
  };
  tls?: {
    [k: string]: unknown;
  };
  crawl?: {
    [k: string]: unknown;
  };
};

/**
 * A script; at most one language is filled.
 */
export interface Template {
  /**
   * Go template.
   */
  template?: string;
  /**
   * JSONPath.
   */
  jsonPath?: string;
  /**
   * Expression.
   */
  expr?: string;
  /**
   * JavaScript.
   */
  javascript?: string;
}
/**
 * A script; at most one language is filled.
 */
export interface Template1 {
  /**
   * Go template.
   */
  template?: string;
  /**
   * JSONPath.
   */
  jsonPath?: string;
  /**
   * Expression.
   */
  expr?: string;
  /**
   * JavaScript.
   */
  javascript?: string;
}
/**
 * A script; at most one language is filled.
 */
export interface Template2 {
  /**
   * Go template.
   */
  template?: string;
  /**
   * JSONPath.
   */
  jsonPath?: string;
  /**
   * Expression.
   */
  expr?: string;
  /**
   * JavaScript.
   */
  javascript?: string;
}
/**
 * A value, or the place in a cluster that holds it.
 */
export interface EnvVar {
  /**
   * Name of the variable or header.
   */
  name?: string;
  /**
   * The value itself.
   */
  value?: string;
  /**
   * Where the value lies.
   */
  valueFrom?: {
    secretKeyRef?: KeyRef;
    configMapKeyRef?: KeyRef;
    helmRef?: KeyRef;
    serviceAccount?: string;
  };
}
export interface KeyRef {
  name?: string;
  key: string;
}
