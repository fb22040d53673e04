// Written by `npm run generate` from the contract. Do not edit.

/**
 * When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.
 */
export type Schedule = string;

/**
 * Form of an HTTP check.
 */
export interface HttpCheckForm {
  /**
   * Name of the check, as the health page shows it.
   */
  name: string;
  /**
   * Icon.
   */
  icon?: string;
  schedule?: Schedule;
  /**
   * What it checks and why; shown with its results.
   */
  description?: string;
  /**
   * Address to call.
   */
  url: string;
  /**
   * Method.
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
    username?: EnvVar;
    password?: EnvVar;
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
  display?: Template;
  transform?: Template;
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
