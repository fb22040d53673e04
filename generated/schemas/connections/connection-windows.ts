// Written by `npm run generate` from the contract. Do not edit.

/**
 * A Windows account.
 */
export type WindowsConnectionRow = ConnectionRow & {
  type: "windows";
  properties?: {
    /**
     * Domain of the account.
     */
    domain?: string;
    [k: string]: string | undefined;
  } | null;
  [k: string]: unknown;
};

/**
 * A row of the connections table, whatever its type. Secrets are text: the value itself, or secret://name/key, configmap://name/key, helm://name/key or serviceaccount://name.
 */
export interface ConnectionRow {
  /**
   * Left out on create.
   */
  id?: string | null;
  /**
   * Unique with the namespace among the rows that are not deleted.
   */
  name: string;
  /**
   * Where the connection lives.
   */
  namespace?: string;
  /**
   * Type of the connection; every type but the ones without a form has a file here or in notifications/.
   */
  type: string;
  /**
   * Address. $(username), $(password), $(name), $(namespace), $(type), $(domain) and $(properties.key) are put in by the backend.
   */
  url?: string | null;
  /**
   * User name, as text or as a reference.
   */
  username?: string | null;
  /**
   * Password, as text or as a reference.
   */
  password?: string | null;
  /**
   * Certificate, key or credentials document, as text or as a reference.
   */
  certificate?: string | null;
  /**
   * Skip certificate checks; the table's default is true, so a form always sends it.
   */
  insecure_tls?: boolean | null;
  /**
   * What the type needs beyond the columns; all values are text.
   */
  properties?: {
    [k: string]: string;
  } | null;
  /**
   * Who keeps the row: UI, KubernetesCRD (read-only here), ConfigFile and others.
   */
  source?: string | null;
  /**
   * Id of the person, or the person as the list embeds it.
   */
  created_by?:
    | string
    | {
        [k: string]: unknown;
      }
    | null;
  /**
   * Set by the backend.
   */
  created_at?: string | null;
  /**
   * Set by the backend.
   */
  updated_at?: string | null;
  /**
   * Filled when the row is deleted.
   */
  deleted_at?: string | null;
}
