// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface ZulipChatConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Mail address of the bot; stored as user name.
   */
  botMail?: string;
  /**
   * Key of the bot.
   */
  botKey: string;
  /**
   * Host of the server.
   */
  host: string;
}
