// Written by `npm run generate` from the contract. Do not edit.

/**
 * What the form asks for.
 */
export interface S3ConnectionRowForm {
  /**
   * Unique within the namespace.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace: string;
  /**
   * Region.
   */
  region?: string;
  /**
   * Profile of the AWS configuration.
   */
  profile?: string;
  /**
   * Access key; stored as user name.
   */
  accessKey?: string;
  /**
   * Secret key; stored as password.
   */
  secretKey?: string;
  /**
   * Skip certificate checks. Stored in the column that the backend reads, not among the properties.
   */
  insecure_tls?: boolean;
  /**
   * Bucket.
   */
  bucket: string;
}
