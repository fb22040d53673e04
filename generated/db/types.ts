// Written by `npm run generate` from the contract. Do not edit.
export interface paths {
  "/agents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of agents */
    get: operations["listAgents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change rows of agents */
    patch: operations["updateAgent"];
    trace?: never;
  };
  "/canaries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of canaries */
    get: operations["listCanaries"];
    put?: never;
    /** Add to canaries */
    post: operations["createCanary"];
    delete?: never;
    options?: never;
    head?: never;
    /** Change rows of canaries */
    patch: operations["updateCanary"];
    trace?: never;
  };
  "/checks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of checks */
    get: operations["listChecks"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/check_statuses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of check_statuses */
    get: operations["listCheckStatuses"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/check_component_relationships": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of check_component_relationships */
    get: operations["listCheckComponentRelationships"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/check_config_relationships": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of check_config_relationships */
    get: operations["listCheckConfigRelationships"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/components": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of components */
    get: operations["listComponents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of config_items */
    get: operations["listConfigItems"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/configs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of configs */
    get: operations["listConfigs"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/people": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of people */
    get: operations["listPeople"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/properties": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of properties */
    get: operations["listProperties"];
    put?: never;
    /** Add to properties */
    post: operations["createPropertyRow"];
    /** Remove rows of properties */
    delete: operations["deletePropertyRow"];
    options?: never;
    head?: never;
    /** Change rows of properties */
    patch: operations["updatePropertyRow"];
    trace?: never;
  };
  "/views_summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rows of views_summary */
    get: operations["listViewsSummary"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /**
     * AgentName
     * @description What an agent is called.
     */
    AgentName: {
      /** Format: uuid */
      id: string;
      name: string;
      description: string | null;
    };
    /**
     * CanarySpec
     * @description A canary as the check details and the editor show it.
     */
    CanarySpec: {
      /** Format: uuid */
      id: string;
      /** @description UI, empty, kubernetes/{uid} or component/{id}. */
      source: string | null;
      spec: {
        [key: string]: unknown;
      };
      labels: {
        [key: string]: string;
      } | null;
      name: string;
      namespace: string;
      /** Format: uuid */
      agent_id: string;
      /** Format: date-time */
      deleted_at: string | null;
    };
    /**
     * CheckDetail
     * @description A check with the records around it. A missing or forbidden neighbour is null.
     */
    CheckDetail: components["schemas"]["Check"] & {
      canaries: {
        /** Format: uuid */
        id: string;
        name: string;
        source: string | null;
      } | null;
      agents: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
      components: components["schemas"]["CheckComponent"][];
      configs: components["schemas"]["CheckConfig"][];
    };
    /**
     * CheckComponent
     * @description A component that the check is related to.
     */
    CheckComponent: {
      /** Format: date-time */
      deleted_at: string | null;
      components: {
        /** Format: uuid */
        id: string;
        name: string;
        icon: string | null;
        /** Format: date-time */
        deleted_at: string | null;
      } | null;
    };
    /**
     * CheckConfig
     * @description A config item that the check is related to.
     */
    CheckConfig: {
      /** Format: date-time */
      deleted_at: string | null;
      configs: {
        /** Format: uuid */
        id: string;
        name: string | null;
        type: string;
        /** Format: date-time */
        deleted_at: string | null;
      } | null;
    };
    /**
     * CheckRun
     * @description One run of a check.
     */
    CheckRun: {
      /** Format: uuid */
      check_id: string;
      /** Format: date-time */
      time: string;
      /** @description Milliseconds. */
      duration: number | null;
      status: boolean | null;
      message: string | null;
      /** @description May have several lines. */
      error: string | null;
    };
    /**
     * RecentRun
     * @description One run, as small as a list needs it.
     */
    RecentRun: {
      /** Format: uuid */
      check_id: string;
      /** Format: date-time */
      time: string;
      status: boolean | null;
      /** @description Milliseconds. */
      duration: number | null;
    };
    /**
     * SidebarView
     * @description A custom view that stands in the sidebar.
     */
    SidebarView: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string | null;
      title: string | null;
      icon: string | null;
      ordinal: number | null;
    };
    /**
     * Agent
     * @description A row of agents.
     */
    Agent: {
      /** Format: uuid */
      id: string;
      name: string;
      hostname: string | null;
      description: string | null;
      ip: string | null;
      version: string | null;
      username: string | null;
      /** Format: uuid */
      person_id: string | null;
      properties: unknown;
      tls: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      cleanup: boolean;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      /** Format: date-time */
      last_seen: string | null;
      /** Format: date-time */
      last_received: string | null;
    };
    /**
     * Canary
     * @description A row of canaries.
     */
    Canary: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string;
      name: string;
      namespace: string;
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      annotations: {
        [key: string]: string;
      } | null;
      spec: {
        [key: string]: unknown;
      };
      source: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
      /** Format: date-time */
      created_at: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * Check
     * @description A row of checks.
     */
    Check: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      canary_id: string;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string;
      type: string;
      name: string;
      namespace: string | null;
      description: string | null;
      icon: string | null;
      spec: {
        [key: string]: unknown;
      } | null;
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      owner: string | null;
      /** @description Known values: info, low, medium, high, critical. */
      severity: string | null;
      category: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
      transformed: boolean | null;
      /** Format: date-time */
      last_runtime: string | null;
      /** Format: date-time */
      last_transition_time: string | null;
      /** Format: date-time */
      next_runtime: string | null;
      /** Format: date-time */
      silenced_at: string | null;
      /** @description Known values: healthy, unhealthy. */
      status: string | null;
      /** Format: date-time */
      created_at: string | null;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * CheckStatus
     * @description A row of check_statuses.
     */
    CheckStatus: {
      /** Format: uuid */
      check_id: string;
      details: unknown;
      /** @description Milliseconds. */
      duration: number | null;
      error: string | null;
      /** Format: date-time */
      time: string;
      /** Format: date-time */
      created_at: string;
      invalid: boolean | null;
      message: string | null;
      status: boolean | null;
      severity: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
    };
    /**
     * CheckComponentRelationship
     * @description A row of check_component_relationships.
     */
    CheckComponentRelationship: {
      /** Format: uuid */
      component_id: string;
      /** Format: uuid */
      check_id: string;
      /** Format: uuid */
      canary_id: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      selector_id: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
    };
    /**
     * CheckConfigRelationship
     * @description A row of check_config_relationships.
     */
    CheckConfigRelationship: {
      /** Format: uuid */
      config_id: string;
      /** Format: uuid */
      check_id: string;
      /** Format: uuid */
      canary_id: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      selector_id: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
    };
    /**
     * Component
     * @description A row of components.
     */
    Component: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string;
      /** Format: uuid */
      topology_id: string | null;
      external_id: string;
      /** Format: uuid */
      parent_id: string | null;
      /** Format: uuid */
      config_id: string | null;
      name: string;
      text: string | null;
      topology_type: string | null;
      namespace: string | null;
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      hidden: boolean;
      silenced: boolean;
      /** @description Replication flag. */
      is_pushed: boolean;
      /** @description Known values: healthy, unhealthy, warning, error, info. */
      status: string;
      status_expr: string | null;
      health_expr: string | null;
      /** @description Known values: healthy, unhealthy, warning, unknown. */
      health: string | null;
      description: string | null;
      lifecycle: string | null;
      tooltip: string | null;
      status_reason: string | null;
      schedule: string | null;
      icon: string | null;
      type: string | null;
      owner: string | null;
      selectors: unknown;
      log_selectors: unknown;
      component_checks: unknown;
      configs: unknown;
      properties: unknown;
      path: string | null;
      summary: {
        [key: string]: unknown;
      } | null;
      is_leaf: boolean | null;
      cost_per_minute: number | null;
      cost_total_1d: number | null;
      cost_total_7d: number | null;
      cost_total_30d: number | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      readonly properties_values: unknown;
    };
    /**
     * ConfigItem
     * @description A row of config_items.
     */
    ConfigItem: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string;
      icon: string | null;
      /** Format: uuid */
      scraper_id: string | null;
      config_class: string;
      status: string | null;
      /** @description Known values: healthy, unhealthy, warning, unknown. */
      health: string | null;
      ready: boolean | null;
      external_id: string[] | null;
      /** @description Known values: Kubernetes::Pod, Kubernetes::Deployment, Kubernetes::Node, AWS::EC2::Instance, AWS::Region, AWS::::Account. */
      type: string;
      cost_per_minute: number | null;
      cost_total_1d: number | null;
      cost_total_7d: number | null;
      cost_total_30d: number | null;
      name: string | null;
      description: string | null;
      config: unknown;
      source: string | null;
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      tags: {
        [key: string]: string;
      } | null;
      readonly tags_values: unknown;
      properties: unknown;
      /** Format: uuid */
      parent_id: string | null;
      path: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      last_scraped_time: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      delete_reason: string | null;
      /** Format: date-time */
      inserted_at: string;
      readonly properties_values: unknown;
    };
    /**
     * Config
     * @description A row of configs.
     */
    Config: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      scraper_id: string | null;
      config_class: string | null;
      external_id: string[] | null;
      type: string | null;
      name: string | null;
      namespace: string | null;
      description: string | null;
      source: string | null;
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      tags: {
        [key: string]: string;
      } | null;
      tags_values: unknown;
      properties: unknown;
      properties_values: unknown;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      created_at: string | null;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      cost_per_minute: number | null;
      cost_total_1d: number | null;
      cost_total_7d: number | null;
      cost_total_30d: number | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string | null;
      status: string | null;
      health: string | null;
      ready: boolean | null;
      path: string | null;
      changes: number | null;
      analysis: unknown;
    };
    /**
     * Person
     * @description A row of people.
     */
    Person: {
      /** Format: uuid */
      id: string;
      name: string;
      avatar: string | null;
      type: string | null;
      /** Format: uuid */
      team_id: string | null;
      organization: string | null;
      title: string | null;
      email: string | null;
      phone: string | null;
      properties: unknown;
      external_id: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      /** Format: date-time */
      last_login: string | null;
    };
    /**
     * PropertyRow
     * @description A row of properties.
     */
    PropertyRow: {
      name: string;
      value: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      created_at: string | null;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * ViewSummary
     * @description A row of views_summary.
     */
    ViewSummary: {
      /** Format: uuid */
      id: string;
      namespace: string | null;
      name: string | null;
      title: string | null;
      icon: string | null;
      ordinal: number | null;
      sidebar: boolean | null;
    };
    /**
     * AgentUpdate
     * @description Columns to change.
     */
    AgentUpdate: {
      /** Format: uuid */
      id?: string;
      name?: string;
      hostname?: string | null;
      description?: string | null;
      ip?: string | null;
      version?: string | null;
      username?: string | null;
      /** Format: uuid */
      person_id?: string | null;
      properties?: unknown;
      tls?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      cleanup?: boolean;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
      /** Format: date-time */
      last_seen?: string | null;
      /** Format: date-time */
      last_received?: string | null;
    };
    /**
     * CanaryInsert
     * @description A new row.
     */
    CanaryInsert: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id?: string;
      name: string;
      namespace: string;
      /** @description Key to value map. */
      labels?: {
        [key: string]: string;
      } | null;
      annotations?: {
        [key: string]: string;
      } | null;
      spec: {
        [key: string]: unknown;
      };
      source?: string | null;
      /** @description Replication flag. */
      is_pushed?: boolean;
      /** Format: date-time */
      created_at?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      updated_at?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * CanaryUpdate
     * @description Columns to change.
     */
    CanaryUpdate: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id?: string;
      name?: string;
      namespace?: string;
      /** @description Key to value map. */
      labels?: {
        [key: string]: string;
      } | null;
      annotations?: {
        [key: string]: string;
      } | null;
      spec?: {
        [key: string]: unknown;
      };
      source?: string | null;
      /** @description Replication flag. */
      is_pushed?: boolean;
      /** Format: date-time */
      created_at?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      updated_at?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * PropertyRowInsert
     * @description A new row.
     */
    PropertyRowInsert: {
      name: string;
      value: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string | null;
      /** Format: date-time */
      updated_at?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * PropertyRowUpdate
     * @description Columns to change.
     */
    PropertyRowUpdate: {
      name?: string;
      value?: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string | null;
      /** Format: date-time */
      updated_at?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * HttpError
     * @description Error shape 1, written by the backend's own handlers.
     * @example {
     *       "error": "check not found",
     *       "message": "no check has this id"
     *     }
     */
    HttpError: {
      error: string;
      message?: string;
      /** @description Usually JSON text. */
      data?: string;
    };
    /**
     * PlainError
     * @description Error shape 4, plain text from the authentication and role middleware.
     * @example unauthorized. Access Denied
     */
    PlainError: string;
    /**
     * PostgrestError
     * @description Error shape 6, written by PostgREST. All four keys are always there.
     * @example {
     *       "code": "23505",
     *       "message": "duplicate key value violates unique constraint \"properties_pkey\"",
     *       "details": "Key (name)=(health.disable) already exists.",
     *       "hint": null
     *     }
     */
    PostgrestError: {
      /** @description SQLSTATE or a PGRST code. */
      code: string | null;
      message: string;
      details: string | null;
      hint: string | null;
    };
  };
  responses: {
    /** @description No session, or it has ended. The console goes to the auth-state-check page with `return_to`. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /** @example Authorization Error */
        "text/plain": components["schemas"]["PlainError"];
        /**
         * @example {
         *       "error": "access token has expired"
         *     }
         */
        "application/json": components["schemas"]["HttpError"];
      };
    };
    /** @description The role does not allow it. The three headers name what was missing. */
    Forbidden: {
      headers: {
        /** @description Person id. */
        "X-Rbac-Subject"?: string;
        /** @description Resource. */
        "X-Rbac-Object"?: string;
        /** @description Action. */
        "X-Rbac-Action"?: string;
        [name: string]: unknown;
      };
      content: {
        /** @example unauthorized. Access Denied */
        "text/plain": components["schemas"]["PlainError"];
        /**
         * @example {
         *       "error": "forbidden"
         *     }
         */
        "application/json": components["schemas"]["HttpError"];
      };
    };
    /** @description PostgREST refused or failed. */
    PostgrestFailure: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        /**
         * @example {
         *       "code": "22P02",
         *       "message": "invalid input syntax for type uuid: \"nope\"",
         *       "details": null,
         *       "hint": null
         *     }
         */
        "application/json": components["schemas"]["PostgrestError"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listAgents: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on id: operator.value, for example eq.value. */
        id?: string | string[];
        /** @description Backend filter list on id: a,!b,*part*. */
        "id.filter"?: string;
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on hostname: operator.value, for example eq.value. */
        hostname?: string | string[];
        /** @description Backend filter list on hostname: a,!b,*part*. */
        "hostname.filter"?: string;
        /** @description Filter on description: operator.value, for example eq.value. */
        description?: string | string[];
        /** @description Backend filter list on description: a,!b,*part*. */
        "description.filter"?: string;
        /** @description Filter on ip: operator.value, for example eq.value. */
        ip?: string | string[];
        /** @description Backend filter list on ip: a,!b,*part*. */
        "ip.filter"?: string;
        /** @description Filter on version: operator.value, for example eq.value. */
        version?: string | string[];
        /** @description Backend filter list on version: a,!b,*part*. */
        "version.filter"?: string;
        /** @description Filter on username: operator.value, for example eq.value. */
        username?: string | string[];
        /** @description Backend filter list on username: a,!b,*part*. */
        "username.filter"?: string;
        /** @description Filter on person_id: operator.value, for example eq.value. */
        person_id?: string | string[];
        /** @description Backend filter list on person_id: a,!b,*part*. */
        "person_id.filter"?: string;
        /** @description Filter on properties: operator.value, for example eq.value. */
        properties?: string | string[];
        /** @description Backend filter list on properties: a,!b,*part*. */
        "properties.filter"?: string;
        /** @description Filter on tls: operator.value, for example eq.value. */
        tls?: string | string[];
        /** @description Backend filter list on tls: a,!b,*part*. */
        "tls.filter"?: string;
        /** @description Filter on created_by: operator.value, for example eq.value. */
        created_by?: string | string[];
        /** @description Backend filter list on created_by: a,!b,*part*. */
        "created_by.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on cleanup: operator.value, for example eq.value. */
        cleanup?: string | string[];
        /** @description Backend filter list on cleanup: a,!b,*part*. */
        "cleanup.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
        /** @description Filter on last_seen: operator.value, for example eq.value. */
        last_seen?: string | string[];
        /** @description Backend filter list on last_seen: a,!b,*part*. */
        "last_seen.filter"?: string;
        /** @description Filter on last_received: operator.value, for example eq.value. */
        last_received?: string | string[];
        /** @description Backend filter list on last_received: a,!b,*part*. */
        "last_received.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Agent"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Agent"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  updateAgent: {
    parameters: {
      query?: {
        /** @description Filter on id: operator.value, for example eq.value. */
        id?: string | string[];
        /** @description Backend filter list on id: a,!b,*part*. */
        "id.filter"?: string;
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on hostname: operator.value, for example eq.value. */
        hostname?: string | string[];
        /** @description Backend filter list on hostname: a,!b,*part*. */
        "hostname.filter"?: string;
        /** @description Filter on description: operator.value, for example eq.value. */
        description?: string | string[];
        /** @description Backend filter list on description: a,!b,*part*. */
        "description.filter"?: string;
        /** @description Filter on ip: operator.value, for example eq.value. */
        ip?: string | string[];
        /** @description Backend filter list on ip: a,!b,*part*. */
        "ip.filter"?: string;
        /** @description Filter on version: operator.value, for example eq.value. */
        version?: string | string[];
        /** @description Backend filter list on version: a,!b,*part*. */
        "version.filter"?: string;
        /** @description Filter on username: operator.value, for example eq.value. */
        username?: string | string[];
        /** @description Backend filter list on username: a,!b,*part*. */
        "username.filter"?: string;
        /** @description Filter on person_id: operator.value, for example eq.value. */
        person_id?: string | string[];
        /** @description Backend filter list on person_id: a,!b,*part*. */
        "person_id.filter"?: string;
        /** @description Filter on properties: operator.value, for example eq.value. */
        properties?: string | string[];
        /** @description Backend filter list on properties: a,!b,*part*. */
        "properties.filter"?: string;
        /** @description Filter on tls: operator.value, for example eq.value. */
        tls?: string | string[];
        /** @description Backend filter list on tls: a,!b,*part*. */
        "tls.filter"?: string;
        /** @description Filter on created_by: operator.value, for example eq.value. */
        created_by?: string | string[];
        /** @description Backend filter list on created_by: a,!b,*part*. */
        "created_by.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on cleanup: operator.value, for example eq.value. */
        cleanup?: string | string[];
        /** @description Backend filter list on cleanup: a,!b,*part*. */
        "cleanup.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
        /** @description Filter on last_seen: operator.value, for example eq.value. */
        last_seen?: string | string[];
        /** @description Backend filter list on last_seen: a,!b,*part*. */
        "last_seen.filter"?: string;
        /** @description Filter on last_received: operator.value, for example eq.value. */
        last_received?: string | string[];
        /** @description Backend filter list on last_received: a,!b,*part*. */
        "last_received.filter"?: string;
      };
      header?: {
        /** @description return=representation or return=minimal. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["AgentUpdate"];
      };
    };
    responses: {
      /** @description The changed rows. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Agent"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      409: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  listCanaries: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on id: operator.value, for example eq.value. */
        id?: string | string[];
        /** @description Backend filter list on id: a,!b,*part*. */
        "id.filter"?: string;
        /** @description Filter on agent_id: operator.value, for example eq.value. */
        agent_id?: string | string[];
        /** @description Backend filter list on agent_id: a,!b,*part*. */
        "agent_id.filter"?: string;
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on namespace: operator.value, for example eq.value. */
        namespace?: string | string[];
        /** @description Backend filter list on namespace: a,!b,*part*. */
        "namespace.filter"?: string;
        /** @description Filter on labels: operator.value, for example eq.value. */
        labels?: string | string[];
        /** @description Backend filter list on labels: a,!b,*part*. */
        "labels.filter"?: string;
        /** @description Filter on annotations: operator.value, for example eq.value. */
        annotations?: string | string[];
        /** @description Backend filter list on annotations: a,!b,*part*. */
        "annotations.filter"?: string;
        /** @description Filter on spec: operator.value, for example eq.value. */
        spec?: string | string[];
        /** @description Backend filter list on spec: a,!b,*part*. */
        "spec.filter"?: string;
        /** @description Filter on source: operator.value, for example eq.value. */
        source?: string | string[];
        /** @description Backend filter list on source: a,!b,*part*. */
        "source.filter"?: string;
        /** @description Filter on is_pushed: operator.value, for example eq.value. */
        is_pushed?: string | string[];
        /** @description Backend filter list on is_pushed: a,!b,*part*. */
        "is_pushed.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on created_by: operator.value, for example eq.value. */
        created_by?: string | string[];
        /** @description Backend filter list on created_by: a,!b,*part*. */
        "created_by.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Canary"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Canary"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  createCanary: {
    parameters: {
      query?: never;
      header?: {
        /** @description return=representation or return=minimal. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CanaryInsert"];
      };
    };
    responses: {
      /** @description The new row. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Canary"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      409: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  updateCanary: {
    parameters: {
      query?: {
        /** @description Filter on id: operator.value, for example eq.value. */
        id?: string | string[];
        /** @description Backend filter list on id: a,!b,*part*. */
        "id.filter"?: string;
        /** @description Filter on agent_id: operator.value, for example eq.value. */
        agent_id?: string | string[];
        /** @description Backend filter list on agent_id: a,!b,*part*. */
        "agent_id.filter"?: string;
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on namespace: operator.value, for example eq.value. */
        namespace?: string | string[];
        /** @description Backend filter list on namespace: a,!b,*part*. */
        "namespace.filter"?: string;
        /** @description Filter on labels: operator.value, for example eq.value. */
        labels?: string | string[];
        /** @description Backend filter list on labels: a,!b,*part*. */
        "labels.filter"?: string;
        /** @description Filter on annotations: operator.value, for example eq.value. */
        annotations?: string | string[];
        /** @description Backend filter list on annotations: a,!b,*part*. */
        "annotations.filter"?: string;
        /** @description Filter on spec: operator.value, for example eq.value. */
        spec?: string | string[];
        /** @description Backend filter list on spec: a,!b,*part*. */
        "spec.filter"?: string;
        /** @description Filter on source: operator.value, for example eq.value. */
        source?: string | string[];
        /** @description Backend filter list on source: a,!b,*part*. */
        "source.filter"?: string;
        /** @description Filter on is_pushed: operator.value, for example eq.value. */
        is_pushed?: string | string[];
        /** @description Backend filter list on is_pushed: a,!b,*part*. */
        "is_pushed.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on created_by: operator.value, for example eq.value. */
        created_by?: string | string[];
        /** @description Backend filter list on created_by: a,!b,*part*. */
        "created_by.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
      };
      header?: {
        /** @description return=representation or return=minimal. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["CanaryUpdate"];
      };
    };
    responses: {
      /** @description The changed rows. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Canary"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      409: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  listChecks: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on id: operator.value, for example eq.value. */
        id?: string | string[];
        /** @description Backend filter list on id: a,!b,*part*. */
        "id.filter"?: string;
        /** @description Filter on canary_id: operator.value, for example eq.value. */
        canary_id?: string | string[];
        /** @description Backend filter list on canary_id: a,!b,*part*. */
        "canary_id.filter"?: string;
        /** @description Filter on agent_id: operator.value, for example eq.value. */
        agent_id?: string | string[];
        /** @description Backend filter list on agent_id: a,!b,*part*. */
        "agent_id.filter"?: string;
        /** @description Filter on type: operator.value, for example eq.value. */
        type?: string | string[];
        /** @description Backend filter list on type: a,!b,*part*. */
        "type.filter"?: string;
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on namespace: operator.value, for example eq.value. */
        namespace?: string | string[];
        /** @description Backend filter list on namespace: a,!b,*part*. */
        "namespace.filter"?: string;
        /** @description Filter on description: operator.value, for example eq.value. */
        description?: string | string[];
        /** @description Backend filter list on description: a,!b,*part*. */
        "description.filter"?: string;
        /** @description Filter on icon: operator.value, for example eq.value. */
        icon?: string | string[];
        /** @description Backend filter list on icon: a,!b,*part*. */
        "icon.filter"?: string;
        /** @description Filter on spec: operator.value, for example eq.value. */
        spec?: string | string[];
        /** @description Backend filter list on spec: a,!b,*part*. */
        "spec.filter"?: string;
        /** @description Filter on labels: operator.value, for example eq.value. */
        labels?: string | string[];
        /** @description Backend filter list on labels: a,!b,*part*. */
        "labels.filter"?: string;
        /** @description Filter on owner: operator.value, for example eq.value. */
        owner?: string | string[];
        /** @description Backend filter list on owner: a,!b,*part*. */
        "owner.filter"?: string;
        /** @description Filter on severity: operator.value, for example eq.value. */
        severity?: string | string[];
        /** @description Backend filter list on severity: a,!b,*part*. */
        "severity.filter"?: string;
        /** @description Filter on category: operator.value, for example eq.value. */
        category?: string | string[];
        /** @description Backend filter list on category: a,!b,*part*. */
        "category.filter"?: string;
        /** @description Filter on is_pushed: operator.value, for example eq.value. */
        is_pushed?: string | string[];
        /** @description Backend filter list on is_pushed: a,!b,*part*. */
        "is_pushed.filter"?: string;
        /** @description Filter on transformed: operator.value, for example eq.value. */
        transformed?: string | string[];
        /** @description Backend filter list on transformed: a,!b,*part*. */
        "transformed.filter"?: string;
        /** @description Filter on last_runtime: operator.value, for example eq.value. */
        last_runtime?: string | string[];
        /** @description Backend filter list on last_runtime: a,!b,*part*. */
        "last_runtime.filter"?: string;
        /** @description Filter on last_transition_time: operator.value, for example eq.value. */
        last_transition_time?: string | string[];
        /** @description Backend filter list on last_transition_time: a,!b,*part*. */
        "last_transition_time.filter"?: string;
        /** @description Filter on next_runtime: operator.value, for example eq.value. */
        next_runtime?: string | string[];
        /** @description Backend filter list on next_runtime: a,!b,*part*. */
        "next_runtime.filter"?: string;
        /** @description Filter on silenced_at: operator.value, for example eq.value. */
        silenced_at?: string | string[];
        /** @description Backend filter list on silenced_at: a,!b,*part*. */
        "silenced_at.filter"?: string;
        /** @description Filter on status: operator.value, for example eq.value. */
        status?: string | string[];
        /** @description Backend filter list on status: a,!b,*part*. */
        "status.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Check"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Check"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  listCheckStatuses: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on check_id: operator.value, for example eq.value. */
        check_id?: string | string[];
        /** @description Backend filter list on check_id: a,!b,*part*. */
        "check_id.filter"?: string;
        /** @description Filter on details: operator.value, for example eq.value. */
        details?: string | string[];
        /** @description Backend filter list on details: a,!b,*part*. */
        "details.filter"?: string;
        /** @description Filter on duration: operator.value, for example eq.value. */
        duration?: string | string[];
        /** @description Backend filter list on duration: a,!b,*part*. */
        "duration.filter"?: string;
        /** @description Filter on error: operator.value, for example eq.value. */
        error?: string | string[];
        /** @description Backend filter list on error: a,!b,*part*. */
        "error.filter"?: string;
        /** @description Filter on time: operator.value, for example eq.value. */
        time?: string | string[];
        /** @description Backend filter list on time: a,!b,*part*. */
        "time.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on invalid: operator.value, for example eq.value. */
        invalid?: string | string[];
        /** @description Backend filter list on invalid: a,!b,*part*. */
        "invalid.filter"?: string;
        /** @description Filter on message: operator.value, for example eq.value. */
        message?: string | string[];
        /** @description Backend filter list on message: a,!b,*part*. */
        "message.filter"?: string;
        /** @description Filter on status: operator.value, for example eq.value. */
        status?: string | string[];
        /** @description Backend filter list on status: a,!b,*part*. */
        "status.filter"?: string;
        /** @description Filter on severity: operator.value, for example eq.value. */
        severity?: string | string[];
        /** @description Backend filter list on severity: a,!b,*part*. */
        "severity.filter"?: string;
        /** @description Filter on is_pushed: operator.value, for example eq.value. */
        is_pushed?: string | string[];
        /** @description Backend filter list on is_pushed: a,!b,*part*. */
        "is_pushed.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckStatus"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckStatus"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  listCheckComponentRelationships: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on component_id: operator.value, for example eq.value. */
        component_id?: string | string[];
        /** @description Backend filter list on component_id: a,!b,*part*. */
        "component_id.filter"?: string;
        /** @description Filter on check_id: operator.value, for example eq.value. */
        check_id?: string | string[];
        /** @description Backend filter list on check_id: a,!b,*part*. */
        "check_id.filter"?: string;
        /** @description Filter on canary_id: operator.value, for example eq.value. */
        canary_id?: string | string[];
        /** @description Backend filter list on canary_id: a,!b,*part*. */
        "canary_id.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
        /** @description Filter on selector_id: operator.value, for example eq.value. */
        selector_id?: string | string[];
        /** @description Backend filter list on selector_id: a,!b,*part*. */
        "selector_id.filter"?: string;
        /** @description Filter on is_pushed: operator.value, for example eq.value. */
        is_pushed?: string | string[];
        /** @description Backend filter list on is_pushed: a,!b,*part*. */
        "is_pushed.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckComponentRelationship"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckComponentRelationship"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  listCheckConfigRelationships: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on config_id: operator.value, for example eq.value. */
        config_id?: string | string[];
        /** @description Backend filter list on config_id: a,!b,*part*. */
        "config_id.filter"?: string;
        /** @description Filter on check_id: operator.value, for example eq.value. */
        check_id?: string | string[];
        /** @description Backend filter list on check_id: a,!b,*part*. */
        "check_id.filter"?: string;
        /** @description Filter on canary_id: operator.value, for example eq.value. */
        canary_id?: string | string[];
        /** @description Backend filter list on canary_id: a,!b,*part*. */
        "canary_id.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
        /** @description Filter on selector_id: operator.value, for example eq.value. */
        selector_id?: string | string[];
        /** @description Backend filter list on selector_id: a,!b,*part*. */
        "selector_id.filter"?: string;
        /** @description Filter on is_pushed: operator.value, for example eq.value. */
        is_pushed?: string | string[];
        /** @description Backend filter list on is_pushed: a,!b,*part*. */
        "is_pushed.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckConfigRelationship"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CheckConfigRelationship"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  listComponents: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on id: operator.value, for example eq.value. */
        id?: string | string[];
        /** @description Backend filter list on id: a,!b,*part*. */
        "id.filter"?: string;
        /** @description Filter on agent_id: operator.value, for example eq.value. */
        agent_id?: string | string[];
        /** @description Backend filter list on agent_id: a,!b,*part*. */
        "agent_id.filter"?: string;
        /** @description Filter on topology_id: operator.value, for example eq.value. */
        topology_id?: string | string[];
        /** @description Backend filter list on topology_id: a,!b,*part*. */
        "topology_id.filter"?: string;
        /** @description Filter on external_id: operator.value, for example eq.value. */
        external_id?: string | string[];
        /** @description Backend filter list on external_id: a,!b,*part*. */
        "external_id.filter"?: string;
        /** @description Filter on parent_id: operator.value, for example eq.value. */
        parent_id?: string | string[];
        /** @description Backend filter list on parent_id: a,!b,*part*. */
        "parent_id.filter"?: string;
        /** @description Filter on config_id: operator.value, for example eq.value. */
        config_id?: string | string[];
        /** @description Backend filter list on config_id: a,!b,*part*. */
        "config_id.filter"?: string;
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on text: operator.value, for example eq.value. */
        text?: string | string[];
        /** @description Backend filter list on text: a,!b,*part*. */
        "text.filter"?: string;
        /** @description Filter on topology_type: operator.value, for example eq.value. */
        topology_type?: string | string[];
        /** @description Backend filter list on topology_type: a,!b,*part*. */
        "topology_type.filter"?: string;
        /** @description Filter on namespace: operator.value, for example eq.value. */
        namespace?: string | string[];
        /** @description Backend filter list on namespace: a,!b,*part*. */
        "namespace.filter"?: string;
        /** @description Filter on labels: operator.value, for example eq.value. */
        labels?: string | string[];
        /** @description Backend filter list on labels: a,!b,*part*. */
        "labels.filter"?: string;
        /** @description Filter on hidden: operator.value, for example eq.value. */
        hidden?: string | string[];
        /** @description Backend filter list on hidden: a,!b,*part*. */
        "hidden.filter"?: string;
        /** @description Filter on silenced: operator.value, for example eq.value. */
        silenced?: string | string[];
        /** @description Backend filter list on silenced: a,!b,*part*. */
        "silenced.filter"?: string;
        /** @description Filter on is_pushed: operator.value, for example eq.value. */
        is_pushed?: string | string[];
        /** @description Backend filter list on is_pushed: a,!b,*part*. */
        "is_pushed.filter"?: string;
        /** @description Filter on status: operator.value, for example eq.value. */
        status?: string | string[];
        /** @description Backend filter list on status: a,!b,*part*. */
        "status.filter"?: string;
        /** @description Filter on status_expr: operator.value, for example eq.value. */
        status_expr?: string | string[];
        /** @description Backend filter list on status_expr: a,!b,*part*. */
        "status_expr.filter"?: string;
        /** @description Filter on health_expr: operator.value, for example eq.value. */
        health_expr?: string | string[];
        /** @description Backend filter list on health_expr: a,!b,*part*. */
        "health_expr.filter"?: string;
        /** @description Filter on health: operator.value, for example eq.value. */
        health?: string | string[];
        /** @description Backend filter list on health: a,!b,*part*. */
        "health.filter"?: string;
        /** @description Filter on description: operator.value, for example eq.value. */
        description?: string | string[];
        /** @description Backend filter list on description: a,!b,*part*. */
        "description.filter"?: string;
        /** @description Filter on lifecycle: operator.value, for example eq.value. */
        lifecycle?: string | string[];
        /** @description Backend filter list on lifecycle: a,!b,*part*. */
        "lifecycle.filter"?: string;
        /** @description Filter on tooltip: operator.value, for example eq.value. */
        tooltip?: string | string[];
        /** @description Backend filter list on tooltip: a,!b,*part*. */
        "tooltip.filter"?: string;
        /** @description Filter on status_reason: operator.value, for example eq.value. */
        status_reason?: string | string[];
        /** @description Backend filter list on status_reason: a,!b,*part*. */
        "status_reason.filter"?: string;
        /** @description Filter on schedule: operator.value, for example eq.value. */
        schedule?: string | string[];
        /** @description Backend filter list on schedule: a,!b,*part*. */
        "schedule.filter"?: string;
        /** @description Filter on icon: operator.value, for example eq.value. */
        icon?: string | string[];
        /** @description Backend filter list on icon: a,!b,*part*. */
        "icon.filter"?: string;
        /** @description Filter on type: operator.value, for example eq.value. */
        type?: string | string[];
        /** @description Backend filter list on type: a,!b,*part*. */
        "type.filter"?: string;
        /** @description Filter on owner: operator.value, for example eq.value. */
        owner?: string | string[];
        /** @description Backend filter list on owner: a,!b,*part*. */
        "owner.filter"?: string;
        /** @description Filter on selectors: operator.value, for example eq.value. */
        selectors?: string | string[];
        /** @description Backend filter list on selectors: a,!b,*part*. */
        "selectors.filter"?: string;
        /** @description Filter on log_selectors: operator.value, for example eq.value. */
        log_selectors?: string | string[];
        /** @description Backend filter list on log_selectors: a,!b,*part*. */
        "log_selectors.filter"?: string;
        /** @description Filter on component_checks: operator.value, for example eq.value. */
        component_checks?: string | string[];
        /** @description Backend filter list on component_checks: a,!b,*part*. */
        "component_checks.filter"?: string;
        /** @description Filter on configs: operator.value, for example eq.value. */
        configs?: string | string[];
        /** @description Backend filter list on configs: a,!b,*part*. */
        "configs.filter"?: string;
        /** @description Filter on properties: operator.value, for example eq.value. */
        properties?: string | string[];
        /** @description Backend filter list on properties: a,!b,*part*. */
        "properties.filter"?: string;
        /** @description Filter on path: operator.value, for example eq.value. */
        path?: string | string[];
        /** @description Backend filter list on path: a,!b,*part*. */
        "path.filter"?: string;
        /** @description Filter on summary: operator.value, for example eq.value. */
        summary?: string | string[];
        /** @description Backend filter list on summary: a,!b,*part*. */
        "summary.filter"?: string;
        /** @description Filter on is_leaf: operator.value, for example eq.value. */
        is_leaf?: string | string[];
        /** @description Backend filter list on is_leaf: a,!b,*part*. */
        "is_leaf.filter"?: string;
        /** @description Filter on cost_per_minute: operator.value, for example eq.value. */
        cost_per_minute?: string | string[];
        /** @description Backend filter list on cost_per_minute: a,!b,*part*. */
        "cost_per_minute.filter"?: string;
        /** @description Filter on cost_total_1d: operator.value, for example eq.value. */
        cost_total_1d?: string | string[];
        /** @description Backend filter list on cost_total_1d: a,!b,*part*. */
        "cost_total_1d.filter"?: string;
        /** @description Filter on cost_total_7d: operator.value, for example eq.value. */
        cost_total_7d?: string | string[];
        /** @description Backend filter list on cost_total_7d: a,!b,*part*. */
        "cost_total_7d.filter"?: string;
        /** @description Filter on cost_total_30d: operator.value, for example eq.value. */
        cost_total_30d?: string | string[];
        /** @description Backend filter list on cost_total_30d: a,!b,*part*. */
        "cost_total_30d.filter"?: string;
        /** @description Filter on created_by: operator.value, for example eq.value. */
        created_by?: string | string[];
        /** @description Backend filter list on created_by: a,!b,*part*. */
        "created_by.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
        /** @description Filter on properties_values: operator.value, for example eq.value. */
        properties_values?: string | string[];
        /** @description Backend filter list on properties_values: a,!b,*part*. */
        "properties_values.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Component"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Component"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  listConfigItems: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on id: operator.value, for example eq.value. */
        id?: string | string[];
        /** @description Backend filter list on id: a,!b,*part*. */
        "id.filter"?: string;
        /** @description Filter on agent_id: operator.value, for example eq.value. */
        agent_id?: string | string[];
        /** @description Backend filter list on agent_id: a,!b,*part*. */
        "agent_id.filter"?: string;
        /** @description Filter on icon: operator.value, for example eq.value. */
        icon?: string | string[];
        /** @description Backend filter list on icon: a,!b,*part*. */
        "icon.filter"?: string;
        /** @description Filter on scraper_id: operator.value, for example eq.value. */
        scraper_id?: string | string[];
        /** @description Backend filter list on scraper_id: a,!b,*part*. */
        "scraper_id.filter"?: string;
        /** @description Filter on config_class: operator.value, for example eq.value. */
        config_class?: string | string[];
        /** @description Backend filter list on config_class: a,!b,*part*. */
        "config_class.filter"?: string;
        /** @description Filter on status: operator.value, for example eq.value. */
        status?: string | string[];
        /** @description Backend filter list on status: a,!b,*part*. */
        "status.filter"?: string;
        /** @description Filter on health: operator.value, for example eq.value. */
        health?: string | string[];
        /** @description Backend filter list on health: a,!b,*part*. */
        "health.filter"?: string;
        /** @description Filter on ready: operator.value, for example eq.value. */
        ready?: string | string[];
        /** @description Backend filter list on ready: a,!b,*part*. */
        "ready.filter"?: string;
        /** @description Filter on external_id: operator.value, for example eq.value. */
        external_id?: string | string[];
        /** @description Backend filter list on external_id: a,!b,*part*. */
        "external_id.filter"?: string;
        /** @description Filter on type: operator.value, for example eq.value. */
        type?: string | string[];
        /** @description Backend filter list on type: a,!b,*part*. */
        "type.filter"?: string;
        /** @description Filter on cost_per_minute: operator.value, for example eq.value. */
        cost_per_minute?: string | string[];
        /** @description Backend filter list on cost_per_minute: a,!b,*part*. */
        "cost_per_minute.filter"?: string;
        /** @description Filter on cost_total_1d: operator.value, for example eq.value. */
        cost_total_1d?: string | string[];
        /** @description Backend filter list on cost_total_1d: a,!b,*part*. */
        "cost_total_1d.filter"?: string;
        /** @description Filter on cost_total_7d: operator.value, for example eq.value. */
        cost_total_7d?: string | string[];
        /** @description Backend filter list on cost_total_7d: a,!b,*part*. */
        "cost_total_7d.filter"?: string;
        /** @description Filter on cost_total_30d: operator.value, for example eq.value. */
        cost_total_30d?: string | string[];
        /** @description Backend filter list on cost_total_30d: a,!b,*part*. */
        "cost_total_30d.filter"?: string;
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on description: operator.value, for example eq.value. */
        description?: string | string[];
        /** @description Backend filter list on description: a,!b,*part*. */
        "description.filter"?: string;
        /** @description Filter on config: operator.value, for example eq.value. */
        config?: string | string[];
        /** @description Backend filter list on config: a,!b,*part*. */
        "config.filter"?: string;
        /** @description Filter on source: operator.value, for example eq.value. */
        source?: string | string[];
        /** @description Backend filter list on source: a,!b,*part*. */
        "source.filter"?: string;
        /** @description Filter on labels: operator.value, for example eq.value. */
        labels?: string | string[];
        /** @description Backend filter list on labels: a,!b,*part*. */
        "labels.filter"?: string;
        /** @description Filter on tags: operator.value, for example eq.value. */
        tags?: string | string[];
        /** @description Backend filter list on tags: a,!b,*part*. */
        "tags.filter"?: string;
        /** @description Filter on tags_values: operator.value, for example eq.value. */
        tags_values?: string | string[];
        /** @description Backend filter list on tags_values: a,!b,*part*. */
        "tags_values.filter"?: string;
        /** @description Filter on properties: operator.value, for example eq.value. */
        properties?: string | string[];
        /** @description Backend filter list on properties: a,!b,*part*. */
        "properties.filter"?: string;
        /** @description Filter on parent_id: operator.value, for example eq.value. */
        parent_id?: string | string[];
        /** @description Backend filter list on parent_id: a,!b,*part*. */
        "parent_id.filter"?: string;
        /** @description Filter on path: operator.value, for example eq.value. */
        path?: string | string[];
        /** @description Backend filter list on path: a,!b,*part*. */
        "path.filter"?: string;
        /** @description Filter on is_pushed: operator.value, for example eq.value. */
        is_pushed?: string | string[];
        /** @description Backend filter list on is_pushed: a,!b,*part*. */
        "is_pushed.filter"?: string;
        /** @description Filter on created_by: operator.value, for example eq.value. */
        created_by?: string | string[];
        /** @description Backend filter list on created_by: a,!b,*part*. */
        "created_by.filter"?: string;
        /** @description Filter on last_scraped_time: operator.value, for example eq.value. */
        last_scraped_time?: string | string[];
        /** @description Backend filter list on last_scraped_time: a,!b,*part*. */
        "last_scraped_time.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
        /** @description Filter on delete_reason: operator.value, for example eq.value. */
        delete_reason?: string | string[];
        /** @description Backend filter list on delete_reason: a,!b,*part*. */
        "delete_reason.filter"?: string;
        /** @description Filter on inserted_at: operator.value, for example eq.value. */
        inserted_at?: string | string[];
        /** @description Backend filter list on inserted_at: a,!b,*part*. */
        "inserted_at.filter"?: string;
        /** @description Filter on properties_values: operator.value, for example eq.value. */
        properties_values?: string | string[];
        /** @description Backend filter list on properties_values: a,!b,*part*. */
        "properties_values.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConfigItem"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConfigItem"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  listConfigs: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on id: operator.value, for example eq.value. */
        id?: string | string[];
        /** @description Backend filter list on id: a,!b,*part*. */
        "id.filter"?: string;
        /** @description Filter on scraper_id: operator.value, for example eq.value. */
        scraper_id?: string | string[];
        /** @description Backend filter list on scraper_id: a,!b,*part*. */
        "scraper_id.filter"?: string;
        /** @description Filter on config_class: operator.value, for example eq.value. */
        config_class?: string | string[];
        /** @description Backend filter list on config_class: a,!b,*part*. */
        "config_class.filter"?: string;
        /** @description Filter on external_id: operator.value, for example eq.value. */
        external_id?: string | string[];
        /** @description Backend filter list on external_id: a,!b,*part*. */
        "external_id.filter"?: string;
        /** @description Filter on type: operator.value, for example eq.value. */
        type?: string | string[];
        /** @description Backend filter list on type: a,!b,*part*. */
        "type.filter"?: string;
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on namespace: operator.value, for example eq.value. */
        namespace?: string | string[];
        /** @description Backend filter list on namespace: a,!b,*part*. */
        "namespace.filter"?: string;
        /** @description Filter on description: operator.value, for example eq.value. */
        description?: string | string[];
        /** @description Backend filter list on description: a,!b,*part*. */
        "description.filter"?: string;
        /** @description Filter on source: operator.value, for example eq.value. */
        source?: string | string[];
        /** @description Backend filter list on source: a,!b,*part*. */
        "source.filter"?: string;
        /** @description Filter on labels: operator.value, for example eq.value. */
        labels?: string | string[];
        /** @description Backend filter list on labels: a,!b,*part*. */
        "labels.filter"?: string;
        /** @description Filter on tags: operator.value, for example eq.value. */
        tags?: string | string[];
        /** @description Backend filter list on tags: a,!b,*part*. */
        "tags.filter"?: string;
        /** @description Filter on tags_values: operator.value, for example eq.value. */
        tags_values?: string | string[];
        /** @description Backend filter list on tags_values: a,!b,*part*. */
        "tags_values.filter"?: string;
        /** @description Filter on properties: operator.value, for example eq.value. */
        properties?: string | string[];
        /** @description Backend filter list on properties: a,!b,*part*. */
        "properties.filter"?: string;
        /** @description Filter on properties_values: operator.value, for example eq.value. */
        properties_values?: string | string[];
        /** @description Backend filter list on properties_values: a,!b,*part*. */
        "properties_values.filter"?: string;
        /** @description Filter on created_by: operator.value, for example eq.value. */
        created_by?: string | string[];
        /** @description Backend filter list on created_by: a,!b,*part*. */
        "created_by.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
        /** @description Filter on cost_per_minute: operator.value, for example eq.value. */
        cost_per_minute?: string | string[];
        /** @description Backend filter list on cost_per_minute: a,!b,*part*. */
        "cost_per_minute.filter"?: string;
        /** @description Filter on cost_total_1d: operator.value, for example eq.value. */
        cost_total_1d?: string | string[];
        /** @description Backend filter list on cost_total_1d: a,!b,*part*. */
        "cost_total_1d.filter"?: string;
        /** @description Filter on cost_total_7d: operator.value, for example eq.value. */
        cost_total_7d?: string | string[];
        /** @description Backend filter list on cost_total_7d: a,!b,*part*. */
        "cost_total_7d.filter"?: string;
        /** @description Filter on cost_total_30d: operator.value, for example eq.value. */
        cost_total_30d?: string | string[];
        /** @description Backend filter list on cost_total_30d: a,!b,*part*. */
        "cost_total_30d.filter"?: string;
        /** @description Filter on agent_id: operator.value, for example eq.value. */
        agent_id?: string | string[];
        /** @description Backend filter list on agent_id: a,!b,*part*. */
        "agent_id.filter"?: string;
        /** @description Filter on status: operator.value, for example eq.value. */
        status?: string | string[];
        /** @description Backend filter list on status: a,!b,*part*. */
        "status.filter"?: string;
        /** @description Filter on health: operator.value, for example eq.value. */
        health?: string | string[];
        /** @description Backend filter list on health: a,!b,*part*. */
        "health.filter"?: string;
        /** @description Filter on ready: operator.value, for example eq.value. */
        ready?: string | string[];
        /** @description Backend filter list on ready: a,!b,*part*. */
        "ready.filter"?: string;
        /** @description Filter on path: operator.value, for example eq.value. */
        path?: string | string[];
        /** @description Backend filter list on path: a,!b,*part*. */
        "path.filter"?: string;
        /** @description Filter on changes: operator.value, for example eq.value. */
        changes?: string | string[];
        /** @description Backend filter list on changes: a,!b,*part*. */
        "changes.filter"?: string;
        /** @description Filter on analysis: operator.value, for example eq.value. */
        analysis?: string | string[];
        /** @description Backend filter list on analysis: a,!b,*part*. */
        "analysis.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Config"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Config"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  listPeople: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on id: operator.value, for example eq.value. */
        id?: string | string[];
        /** @description Backend filter list on id: a,!b,*part*. */
        "id.filter"?: string;
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on avatar: operator.value, for example eq.value. */
        avatar?: string | string[];
        /** @description Backend filter list on avatar: a,!b,*part*. */
        "avatar.filter"?: string;
        /** @description Filter on type: operator.value, for example eq.value. */
        type?: string | string[];
        /** @description Backend filter list on type: a,!b,*part*. */
        "type.filter"?: string;
        /** @description Filter on team_id: operator.value, for example eq.value. */
        team_id?: string | string[];
        /** @description Backend filter list on team_id: a,!b,*part*. */
        "team_id.filter"?: string;
        /** @description Filter on organization: operator.value, for example eq.value. */
        organization?: string | string[];
        /** @description Backend filter list on organization: a,!b,*part*. */
        "organization.filter"?: string;
        /** @description Filter on title: operator.value, for example eq.value. */
        title?: string | string[];
        /** @description Backend filter list on title: a,!b,*part*. */
        "title.filter"?: string;
        /** @description Filter on email: operator.value, for example eq.value. */
        email?: string | string[];
        /** @description Backend filter list on email: a,!b,*part*. */
        "email.filter"?: string;
        /** @description Filter on phone: operator.value, for example eq.value. */
        phone?: string | string[];
        /** @description Backend filter list on phone: a,!b,*part*. */
        "phone.filter"?: string;
        /** @description Filter on properties: operator.value, for example eq.value. */
        properties?: string | string[];
        /** @description Backend filter list on properties: a,!b,*part*. */
        "properties.filter"?: string;
        /** @description Filter on external_id: operator.value, for example eq.value. */
        external_id?: string | string[];
        /** @description Backend filter list on external_id: a,!b,*part*. */
        "external_id.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
        /** @description Filter on last_login: operator.value, for example eq.value. */
        last_login?: string | string[];
        /** @description Backend filter list on last_login: a,!b,*part*. */
        "last_login.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Person"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Person"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  listProperties: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on value: operator.value, for example eq.value. */
        value?: string | string[];
        /** @description Backend filter list on value: a,!b,*part*. */
        "value.filter"?: string;
        /** @description Filter on created_by: operator.value, for example eq.value. */
        created_by?: string | string[];
        /** @description Backend filter list on created_by: a,!b,*part*. */
        "created_by.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PropertyRow"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PropertyRow"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  createPropertyRow: {
    parameters: {
      query?: never;
      header?: {
        /** @description return=representation or return=minimal. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PropertyRowInsert"];
      };
    };
    responses: {
      /** @description The new row. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PropertyRow"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      409: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  deletePropertyRow: {
    parameters: {
      query?: {
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on value: operator.value, for example eq.value. */
        value?: string | string[];
        /** @description Backend filter list on value: a,!b,*part*. */
        "value.filter"?: string;
        /** @description Filter on created_by: operator.value, for example eq.value. */
        created_by?: string | string[];
        /** @description Backend filter list on created_by: a,!b,*part*. */
        "created_by.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
      };
      header?: {
        /** @description return=representation or return=minimal. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The removed rows. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PropertyRow"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      409: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  updatePropertyRow: {
    parameters: {
      query?: {
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on value: operator.value, for example eq.value. */
        value?: string | string[];
        /** @description Backend filter list on value: a,!b,*part*. */
        "value.filter"?: string;
        /** @description Filter on created_by: operator.value, for example eq.value. */
        created_by?: string | string[];
        /** @description Backend filter list on created_by: a,!b,*part*. */
        "created_by.filter"?: string;
        /** @description Filter on created_at: operator.value, for example eq.value. */
        created_at?: string | string[];
        /** @description Backend filter list on created_at: a,!b,*part*. */
        "created_at.filter"?: string;
        /** @description Filter on updated_at: operator.value, for example eq.value. */
        updated_at?: string | string[];
        /** @description Backend filter list on updated_at: a,!b,*part*. */
        "updated_at.filter"?: string;
        /** @description Filter on deleted_at: operator.value, for example eq.value. */
        deleted_at?: string | string[];
        /** @description Backend filter list on deleted_at: a,!b,*part*. */
        "deleted_at.filter"?: string;
      };
      header?: {
        /** @description return=representation or return=minimal. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": components["schemas"]["PropertyRowUpdate"];
      };
    };
    responses: {
      /** @description The changed rows. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PropertyRow"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      409: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
  listViewsSummary: {
    parameters: {
      query?: {
        /** @description Columns and embedded relations. */
        select?: string;
        /** @description Comma list of column.asc or column.desc, with .nullsfirst or .nullslast. */
        order?: string;
        /** @description Conditions that must all hold: (a.eq.1,b.gt.2). */
        and?: string;
        /** @description Conditions of which one must hold: (a.eq.1,b.gt.2). */
        or?: string;
        /** @description Rows at most; 2000 is the server's own limit. */
        limit?: number;
        /** @description Rows to skip. */
        offset?: number;
        /** @description Filter on id: operator.value, for example eq.value. */
        id?: string | string[];
        /** @description Backend filter list on id: a,!b,*part*. */
        "id.filter"?: string;
        /** @description Filter on namespace: operator.value, for example eq.value. */
        namespace?: string | string[];
        /** @description Backend filter list on namespace: a,!b,*part*. */
        "namespace.filter"?: string;
        /** @description Filter on name: operator.value, for example eq.value. */
        name?: string | string[];
        /** @description Backend filter list on name: a,!b,*part*. */
        "name.filter"?: string;
        /** @description Filter on title: operator.value, for example eq.value. */
        title?: string | string[];
        /** @description Backend filter list on title: a,!b,*part*. */
        "title.filter"?: string;
        /** @description Filter on icon: operator.value, for example eq.value. */
        icon?: string | string[];
        /** @description Backend filter list on icon: a,!b,*part*. */
        "icon.filter"?: string;
        /** @description Filter on ordinal: operator.value, for example eq.value. */
        ordinal?: string | string[];
        /** @description Backend filter list on ordinal: a,!b,*part*. */
        "ordinal.filter"?: string;
        /** @description Filter on sidebar: operator.value, for example eq.value. */
        sidebar?: string | string[];
        /** @description Backend filter list on sidebar: a,!b,*part*. */
        "sidebar.filter"?: string;
      };
      header?: {
        /** @description count=exact for a total in Content-Range. */
        Prefer?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All rows that match. */
      200: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ViewSummary"][];
        };
      };
      /** @description A part of them; the total is in Content-Range. */
      206: {
        headers: {
          /** @description from-to/total; * where unknown. */
          "Content-Range"?: string;
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ViewSummary"][];
        };
      };
      400: components["responses"]["PostgrestFailure"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["PostgrestFailure"];
      416: components["responses"]["PostgrestFailure"];
      500: components["responses"]["PostgrestFailure"];
    };
  };
}
