// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface RocketchatConnectionRowForm {
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
  user?: string;
  /**
   * Host of the server.
   */
  host: string;
  /**
   * Port.
   */
  port: number;
  /**
   * First part of the webhook's token; stored as user name.
   */
  tokenA: string;
  /**
   * Second part of the webhook's token.
   */
  tokenB: string;
  /**
   * Channel.
   */
  channel: string;
}
