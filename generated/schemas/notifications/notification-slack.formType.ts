// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface SlackConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Id of the channel (C and figures); stored as user name.
   */
  channel: string;
  /**
   * Token of the bot.
   */
  botToken: string;
  /**
   * Name that the message shows.
   */
  botName?: string;
}
