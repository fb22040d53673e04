// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface DiscordConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Id of the webhook.
   */
  webhookID: string;
  /**
   * Token of the webhook.
   */
  token: string;
}
