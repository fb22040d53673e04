// Written by `npm run generate` from the contract. Do not edit.

/**
 * Form of a permission: a row of the table.
 */
export type PermissionSpecForm = {
  /**
   * Kind of subject.
   */
  subject_type: "person" | "team" | "notification" | "group" | "playbook";
  /**
   * Id of the subject, or the name of the role.
   */
  subject: string;
  /**
   * Catalog item.
   */
  config_id?: string;
  /**
   * Component.
   */
  component_id?: string;
  /**
   * Canary.
   */
  canary_id?: string;
  /**
   * Connection.
   */
  connection_id?: string;
  /**
   * Playbook.
   */
  playbook_id?: string;
  /**
   * Group of resources.
   */
  object?:
    | "canaries"
    | "catalog"
    | "topology"
    | "playbooks"
    | "connection"
    | "connection-detail"
    | "agent-push"
    | "kubernetes-proxy"
    | "notification"
    | "rbac"
    | "logs"
    | "agent"
    | "artifact";
  /**
   * Scopes.
   */
  object_selector?: {
    /**
     * Scopes.
     *
     * Items: A name, with its namespace where needed.
     */
    scopes: {
      /**
       * Namespace.
       */
      namespace?: string;
      /**
       * Name.
       */
      name: string;
    }[];
  };
  /**
   * What is allowed or denied.
   */
  action:
    | "read"
    | "update"
    | "create"
    | "delete"
    | "*"
    | "create,read,update,delete"
    | "playbook:run"
    | "playbook:approve"
    | "playbook:*";
  /**
   * Deny instead of allow.
   */
  deny?: boolean;
  /**
   * Free text.
   */
  description?: string;
} & {
  [k: string]: unknown;
};
