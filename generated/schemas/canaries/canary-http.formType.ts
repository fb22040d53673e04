// Written by `npm run generate` from the contract. Do not edit.

/**
 * Form of an HTTP check.
 */
export interface HttpCheckForm {
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
   * Address to call.
   */
  url: string;
  /**
   * Verb.
   */
  method?: "GET" | "POST" | "PUT" | "DELETE";
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
   * How to sign in.
   */
  authentication?: {
    /**
     * How to sign in.
     */
    method?: "None" | "Basic" | "NTLM" | "NTLMv2";
    username?: EnvVar1;
    password?: EnvVar2;
  };
  /**
   * Accepted codes; 200 to 299 when empty.
   */
  responseCodes?: number[];
  /**
   * Slower runs fail; 0 means no limit.
   */
  thresholdMillis?: number;
  /**
   * Text that the answer must contain.
   */
  responseContent?: string;
  /**
   * Fails when the certificate has fewer days left.
   */
  maxSSLExpiry?: number;
  test?: Template;
  display?: Template1;
  transform?: Template2;
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
 * A value, or the place in a cluster that holds it.
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
