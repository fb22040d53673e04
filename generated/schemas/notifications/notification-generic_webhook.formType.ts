// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface GenericWebhookConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Address of the webhook. Kept among the properties, because the url column holds the built address.
   */
  url: string;
  /**
   * Type of the body.
   */
  contentType?: string;
  /**
   * Method of the call.
   */
  requestMethod: "POST" | "GET";
  /**
   * Key of the message in the body.
   */
  messageKey: string;
  /**
   * Key of the title in the body.
   */
  titleKey: string;
  /**
   * Skip certificate checks.
   */
  insecure_tls?: boolean;
}
