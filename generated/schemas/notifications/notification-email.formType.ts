// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface EmailConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Host of the mail server.
   */
  host: string;
  /**
   * Port.
   */
  port: number;
  /**
   * User name.
   */
  username?: string;
  /**
   * Password.
   */
  password?: string;
  /**
   * Address of the sender.
   */
  fromAddress: string;
  /**
   * Name of the sender.
   */
  fromName: string;
  /**
   * Encryption of the connection.
   */
  encryptionMethod: "None" | "ExplicitTLS" | "ImplicitTLS" | "Auto";
  /**
   * Way of signing in.
   */
  authMethod: "None" | "Plain" | "CRAMMD5" | "Unknown" | "OAuth2";
  /**
   * Skip certificate checks.
   */
  insecure_tls?: boolean;
}
