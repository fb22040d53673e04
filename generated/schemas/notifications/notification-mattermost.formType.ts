// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface MattermostConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Name that the message shows.
   */
  username?: string;
  /**
   * Host of the server.
   */
  host: string;
  /**
   * Token of the webhook.
   */
  token: string;
  /**
   * Channel, where it is not the webhook's own.
   */
  channel?: string;
}
