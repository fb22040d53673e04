// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface TelegramConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Token of the bot.
   */
  token: string;
  /**
   * Chat ids or @channels, separated by commas; stored as user name.
   */
  chats: string;
}
