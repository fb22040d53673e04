// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface GoogleChatConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Key of the webhook; stored as user name.
   */
  key: string;
  /**
   * Token of the webhook.
   */
  token: string;
  /**
   * Space of the webhook.
   */
  webhookName: string;
}
