// Written by `npm run generate` from the contract. Do not edit.
export interface paths {
  "/people": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          email?: string | string[];
          and?: string | string[];
          or?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Person"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/people_roles": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          roles?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["PersonRoles"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/identities": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Identity"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/teams": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          name?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Team"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["TeamInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Team"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["TeamUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Team"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/teams_with_status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          name?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["TeamWithStatus"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/team_members": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          team_id?: string | string[];
          person_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["TeamMember"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["TeamMemberInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["TeamMember"][];
          };
        };
      };
    };
    delete: {
      parameters: {
        query?: {
          team_id?: string | string[];
          person_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["TeamMember"][];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/permissions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Permission"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PermissionInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Permission"][];
          };
        };
      };
    };
    delete: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Permission"][];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PermissionUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Permission"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/permissions_summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          or?: string | string[];
          id?: string | string[];
          subject?: string | string[];
          subject_type?: string | string[];
          action?: string | string[];
          deny?: string | string[];
          config_object?: string | string[];
          component_object?: string | string[];
          canary_object?: string | string[];
          playbook_object?: string | string[];
          connection_object?: string | string[];
          object?: string | string[];
          object_selector?: string | string[];
          "config_object->>id"?: string | string[];
          "component_object->>id"?: string | string[];
          "canary_object->>id"?: string | string[];
          "playbook_object->>id"?: string | string[];
          "connection_object->>id"?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["PermissionSummary"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/scopes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          or?: string | string[];
          name?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Scope"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ScopeInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Scope"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ScopeUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Scope"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/config_items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigItem"][];
          };
        };
      };
    };
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
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          type?: string | string[];
          "type.filter"?: string | string[];
          "status.filter"?: string | string[];
          "health.filter"?: string | string[];
          agent_id?: string | string[];
          or?: string | string[];
          and?: string | string[];
          deleted_at?: string | string[];
          name?: string | string[];
          external_id?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Config"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_detail": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
          deleted_at?: string | string[];
          type?: string | string[];
          external_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigDetail"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_names": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigName"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_types": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigType"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_statuses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigStatus"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_tags": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigTag"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_labels": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigLabel"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_tags_labels_keys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigTagLabelKey"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/change_types": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          change_type?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ChangeType"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_changes": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
          config_id?: string | string[];
          created_at?: string | string[];
          diff?: string | string[];
          "config.links.component_id"?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigChange"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/changes_by_component": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ChangeByComponent"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_analysis": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigAnalysis"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_analysis_items": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          config_id?: string | string[];
          "analysis_type.filter"?: string | string[];
          "severity.filter"?: string | string[];
          "status.filter"?: string | string[];
          "analyzer.filter"?: string | string[];
          "source.filter"?: string | string[];
          "config_type.filter"?: string | string[];
          or?: string | string[];
          source?: string | string[];
          "config.links.deleted_at"?: string | string[];
          "config.links.component_id"?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigAnalysisItem"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_analysis_analyzers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigAnalysisAnalyzer"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/analysis_by_component": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["AnalysisByComponent"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_relationships": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          or?: string | string[];
          config_id?: string | string[];
          related_id?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigRelationship"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_component_relationships": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          component_id?: string | string[];
          deleted_at?: string | string[];
          config_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigComponentRelationship"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ConfigComponentRelationshipInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigComponentRelationship"][];
          };
        };
      };
    };
    delete: {
      parameters: {
        query?: {
          component_id?: string | string[];
          config_id?: string | string[];
          selector_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigComponentRelationship"][];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/config_scrapers": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigScraper"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ConfigScraperInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigScraper"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ConfigScraperUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigScraper"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/config_scrapers_with_status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          or?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigScraperWithStatus"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/saved_query": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["SavedQuery"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["SavedQueryInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["SavedQuery"][];
          };
        };
      };
    };
    delete: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["SavedQuery"][];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["SavedQueryUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["SavedQuery"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/rpc/related_configs_recursive": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          config_id?: string;
          type_filter?: string;
          incoming_relation?: string;
          outgoing_relation?: string;
          include_deleted_configs?: boolean;
          max_depth?: number;
          "type.filter"?: string | string[];
          "status.filter"?: string | string[];
          "health.filter"?: string | string[];
          and?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["RelatedConfig"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rpc/get_parents_by_location": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          config_id?: string;
          alias_prefix?: string;
          include_deleted?: boolean;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ParentByLocation"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rpc/lookup_analysis_by_component": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ConfigAnalysis"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/canaries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Canary"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
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
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Canary"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          name?: string | string[];
          namespace?: string | string[];
          labels?: string | string[];
          source?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
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
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Canary"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/canaries_with_status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          "checks.deleted_at"?: string | string[];
          "checks.limit"?: string | string[];
          or?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CanaryWithStatus"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/checks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
          deleted_at?: string | string[];
          or?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Check"][];
          };
        };
      };
    };
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
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          check_id?: string | string[];
          time?: string | string[];
          status?: string | string[];
          duration?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CheckStatus"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/check_statuses_1d": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          check_id?: string | string[];
          created_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CheckStatusDay"][];
          };
        };
      };
    };
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
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CheckComponentRelationship"][];
          };
        };
      };
    };
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
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          config_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CheckConfigRelationship"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/checks_by_component": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          component_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CheckByComponent"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/check_summary_for_config": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          config_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CheckSummaryForConfig"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/checks_labels_keys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["CheckLabelKey"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/incidents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          "responders.deleted_at"?: string | string[];
          "responders.order"?: string | string[];
          id?: string | string[];
          "type.filter"?: string | string[];
          "severity.filter"?: string | string[];
          "status.filter"?: string | string[];
          created_by?: string | string[];
          commander_id?: string | string[];
          or?: string | string[];
          created_at?: string | string[];
          "hypotheses.evidences.component_id"?: string | string[];
          "hypotheses.order"?: string | string[];
          "hypotheses.evidences.order"?: string | string[];
          "comments.order"?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Incident"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["IncidentInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Incident"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["IncidentUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Incident"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/incident_summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["IncidentSummary"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/incidents_by_config": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          config_id?: string | string[];
          "type.filter"?: string | string[];
          "severity.filter"?: string | string[];
          "status.filter"?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["IncidentByConfig"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/incidents_by_component": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          component_id?: string | string[];
          "type.filter"?: string | string[];
          "severity.filter"?: string | string[];
          "status.filter"?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["IncidentByComponent"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/incident_histories": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          incident_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["IncidentHistory"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/incident_rules": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          name?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["IncidentRule"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["IncidentRuleInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["IncidentRule"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["IncidentRuleUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["IncidentRule"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/hypotheses": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          incident_id?: string | string[];
          title?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Hypothesis"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["HypothesisInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Hypothesis"][];
          };
        };
      };
    };
    delete: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Hypothesis"][];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["HypothesisUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Hypothesis"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/evidences": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          hypothesis_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Evidence"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["EvidenceInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Evidence"][];
          };
        };
      };
    };
    delete: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Evidence"][];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["EvidenceUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Evidence"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/comments": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          incident_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Comment"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["CommentInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Comment"][];
          };
        };
      };
    };
    delete: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Comment"][];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["CommentUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Comment"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/responders": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          incident_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Responder"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ResponderInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Responder"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ResponderUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Responder"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/notifications": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Notification"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NotificationInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Notification"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NotificationUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Notification"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/notifications_summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          or?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["NotificationSummary"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/notification_send_history_summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          resource_id?: string | string[];
          "resource_type.filter"?: string | string[];
          "status.filter"?: string | string[];
          "resource->>name.filter"?: string | string[];
          notification_id?: string | string[];
          created_at?: string | string[];
          group_id?: string | string[];
          silenced_by?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["NotificationSendHistory"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/notification_silences": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          or?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["NotificationSilence"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["NotificationSilenceUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["NotificationSilence"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/playbooks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Playbook"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PlaybookInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Playbook"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["PlaybookUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Playbook"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/playbook_names": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          or?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["PlaybookName"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/playbook_runs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          parent_id?: string | string[];
          playbook_id?: string | string[];
          config_id?: string | string[];
          component_id?: string | string[];
          check_id?: string | string[];
          created_by?: string | string[];
          "status.filter"?: string | string[];
          or?: string | string[];
          and?: string | string[];
          "playbook.name"?: string | string[];
          status?: string | string[];
          "approvals.order"?: string | string[];
          "actions.order"?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["PlaybookRun"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/playbook_run_actions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          "artifacts.order"?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["PlaybookRunAction"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/playbook_approvals": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["PlaybookApproval"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/artifacts": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Artifact"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rpc/get_playbook_run_actions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          run_id?: string;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["PlaybookRunActionSummary"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/agents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Agent"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
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
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Agent"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/agents_summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
          or?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["AgentSummary"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/applications": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          or?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Application"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ApplicationInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Application"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ApplicationUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Application"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/connections": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          or?: string | string[];
          type?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Connection"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ConnectionInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Connection"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ConnectionUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Connection"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/event_queue_summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["EventQueueSummary"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/integrations_with_status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          name?: string | string[];
          integration_type?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["IntegrationWithStatus"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job_histories": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          "resource_type.filter"?: string | string[];
          "name.filter"?: string | string[];
          "status.filter"?: string | string[];
          resource_id?: string | string[];
          agent_id?: string | string[];
          created_at?: string | string[];
          duration_millis?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["JobHistory"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/job_history_names": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["JobHistoryName"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/logging_backends": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          name?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["LoggingBackend"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["LoggingBackendInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["LoggingBackend"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["LoggingBackendUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["LoggingBackend"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/properties": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          or?: string | string[];
          name?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["PropertyRow"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
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
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["PropertyRow"][];
          };
        };
      };
    };
    delete: {
      parameters: {
        query?: {
          name?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["PropertyRow"][];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          name?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
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
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["PropertyRow"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/views": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          or?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["View"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ViewInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["View"][];
          };
        };
      };
    };
    delete: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["View"][];
          };
        };
      };
    };
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["ViewUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["View"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/views_summary": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          sidebar?: string | string[];
          name?: string | string[];
          namespace?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ViewSummary"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/{viewTable}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string | string[];
          limit?: number;
          offset?: number;
          request_fingerprint?: string | string[];
          and?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path: {
          viewTable: string;
        };
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ViewTableRow"][];
          };
        };
      };
    };
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
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Component"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/component_names": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          or?: string | string[];
          type?: string | string[];
          id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ComponentName"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/component_labels": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ComponentLabel"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/component_labels_keys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ComponentLabelKey"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/components_with_logs": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["ComponentWithLogs"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/topologies": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          id?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Topology"][];
          };
        };
      };
    };
    put?: never;
    post: {
      parameters: {
        query?: never;
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["TopologyInsert"];
        };
      };
      responses: {
        /** @description Rows. */
        201: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Topology"][];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch: {
      parameters: {
        query?: {
          id?: string | string[];
          updated_at?: string | string[];
          deleted_at?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          "application/json": components["schemas"]["TopologyUpdate"];
        };
      };
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["Topology"][];
          };
        };
      };
    };
    trace?: never;
  };
  "/topologies_with_status": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          deleted_at?: string | string[];
          or?: string | string[];
          agent_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["TopologyWithStatus"][];
          };
        };
      };
    };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/team_components": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get: {
      parameters: {
        query?: {
          select?: string;
          order?: string;
          limit?: number;
          offset?: number;
          component_id?: string | string[];
        };
        header?: {
          Prefer?: string;
        };
        path?: never;
        cookie?: never;
      };
      requestBody?: never;
      responses: {
        /** @description Rows. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            "application/json": components["schemas"]["TeamComponent"][];
          };
        };
      };
    };
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
     * PersonRef
     * @description A person, as lists and pickers show one.
     */
    PersonRef: {
      /** Format: uuid */
      id: string;
      name: string;
      avatar: string | null;
      email: string | null;
    };
    /**
     * ScopeTarget
     * @description What a scope covers: one kind of resource, by agent, name and tags.
     */
    ScopeTarget: {
      config?: components["schemas"]["ScopeSelector"];
      component?: components["schemas"]["ScopeSelector"];
      playbook?: components["schemas"]["ScopeSelector"];
      canary?: components["schemas"]["ScopeSelector"];
      view?: components["schemas"]["ScopeSelector"];
      global?: components["schemas"]["ScopeSelector"];
    } & {
      [key: string]: unknown;
    };
    /**
     * ScopeSelector
     * @description Which resources of a kind; name * means all.
     */
    ScopeSelector:
      | ({
          agent?: string | null;
          name?: string | null;
          /** @description For example namespace=shop,tier!=test. */
          tagSelector?: string | null;
        } & {
          [key: string]: unknown;
        })
      | null;
    /**
     * ObjectSelector
     * @description What a permission is about, where it is not one resource: selectors by kind, or scopes.
     */
    ObjectSelector: {
      playbooks?: components["schemas"]["ResourceSelector"][] | null;
      configs?: components["schemas"]["ResourceSelector"][] | null;
      components?: components["schemas"]["ResourceSelector"][] | null;
      connections?: components["schemas"]["ResourceSelector"][] | null;
      views?: components["schemas"]["ResourceSelector"][] | null;
      scopes?:
        | ({
            namespace?: string | null;
            name?: string | null;
          } & {
            [key: string]: unknown;
          })[]
        | null;
    } & {
      [key: string]: unknown;
    };
    /**
     * PersonChoice
     * @description A person in a picker.
     */
    PersonChoice: components["schemas"]["PersonRef"] & {
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * TeamChoice
     * @description A team in a picker.
     */
    TeamChoice: components["schemas"]["TeamRef"] & {
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * IdentityEntry
     * @description An account of the identity provider.
     */
    IdentityEntry: {
      /** Format: uuid */
      id: string;
      /** @description name {first, last} and email. */
      traits: {
        [key: string]: unknown;
      };
      state: string | null;
      /** @description UTC without a zone. */
      created_at: string;
      /** @description UTC without a zone. */
      updated_at: string;
    };
    /**
     * TeamRef
     * @description A team, as lists and pickers show one.
     */
    TeamRef: {
      /** Format: uuid */
      id: string;
      name: string;
      icon: string | null;
    };
    /**
     * TeamDetail
     * @description A team with the person who made it.
     */
    TeamDetail: components["schemas"]["Team"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * TeamListEntry
     * @description A team in its list.
     */
    TeamListEntry: components["schemas"]["TeamWithStatus"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * TeamOfPerson
     * @description A team that somebody belongs to.
     */
    TeamOfPerson: {
      /** Format: uuid */
      team_id: string;
      /** Format: uuid */
      person_id: string;
      team: components["schemas"]["TeamRef"] | null;
    };
    /**
     * TeamMemberEntry
     * @description One membership.
     */
    TeamMemberEntry: {
      /** Format: uuid */
      team_id: string;
      /** Format: uuid */
      person_id: string;
      person: components["schemas"]["PersonRef"] | null;
    };
    /**
     * PermissionListEntry
     * @description A permission in its list.
     */
    PermissionListEntry: components["schemas"]["PermissionSummary"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * ScopeListEntry
     * @description A scope with the person who made it.
     */
    ScopeListEntry: components["schemas"]["Scope"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * ScopeRef
     * @description A scope, as pickers show one.
     */
    ScopeRef: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string | null;
      description: string | null;
      targets: components["schemas"]["ScopeTarget"][];
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
      /** @description For example role: agent. */
      properties:
        | ({
            role?: string;
          } & {
            [key: string]: unknown;
          })
        | null;
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
     * PersonRoles
     * @description One row of people_roles. People with their roles.
     */
    PersonRoles: {
      /** Format: uuid */
      id: string;
      name: string;
      email: string | null;
      roles: string[] | null;
    };
    /**
     * Identity
     * @description One row of identities. Accounts of the self-hosted identity provider.
     */
    Identity: {
      /** Format: uuid */
      id: string;
      /** @description name {first, last} and email. */
      traits: {
        [key: string]: unknown;
      };
      /** @description Known values: active, inactive. */
      state: string | null;
      state_changed_at: string | null;
      schema_id: string | null;
      /** Format: uuid */
      nid: string | null;
      created_at: string;
      updated_at: string;
    };
    /**
     * Team
     * @description A row of teams.
     */
    Team: {
      /** Format: uuid */
      id: string;
      name: string;
      icon: string | null;
      /** @description As schemas/team.json says. */
      spec: {
        [key: string]: unknown;
      } | null;
      source: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * TeamWithStatus
     * @description One row of teams_with_status. Teams with the state of their last job.
     */
    TeamWithStatus: {
      /** Format: uuid */
      id: string;
      name: string;
      icon: string | null;
      /** @description As schemas/team.json says. */
      spec: {
        [key: string]: unknown;
      } | null;
      source: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      job_name: string | null;
      job_success_count: number | null;
      job_error_count: number | null;
      job_details: components["schemas"]["JobDetails"] | null;
      job_hostname: string | null;
      job_duration_millis: number | null;
      job_resource_type: string | null;
      job_status: string | null;
      /** Format: date-time */
      job_time_start: string | null;
      /** Format: date-time */
      job_time_end: string | null;
      /** Format: date-time */
      job_created_at: string | null;
      /** Format: date-time */
      job_last_failed: string | null;
    };
    /**
     * TeamMember
     * @description A row of team_members.
     */
    TeamMember: {
      /** Format: uuid */
      team_id: string;
      /** Format: uuid */
      person_id: string;
    };
    /**
     * Permission
     * @description A row of permissions.
     */
    Permission: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string | null;
      description: string | null;
      /** @description Known values: UI, KubernetesCRD. */
      source: string;
      /** @description Known values: person, team, group, notification, playbook, canary, scraper, topology, component. */
      subject_type: string;
      subject: string | null;
      /** @description Known values: read, update, create, delete, *, create,read,update,delete, playbook:run, playbook:approve, playbook:cancel, playbook:*. */
      action: string;
      /** @description Known values: canaries, catalog, topology, playbooks, connection, connection-detail, agent-push, kubernetes-proxy, notification, rbac, logs, agent, artifact. */
      object: string | null;
      object_selector: components["schemas"]["ObjectSelector"] | null;
      deny: boolean;
      /** Format: uuid */
      component_id: string | null;
      /** Format: uuid */
      config_id: string | null;
      /** Format: uuid */
      canary_id: string | null;
      /** Format: uuid */
      playbook_id: string | null;
      /** Format: uuid */
      connection_id: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: uuid */
      person_id: string | null;
      /** Format: uuid */
      team_id: string | null;
      /** Format: uuid */
      notification_id: string | null;
      /** Format: uuid */
      updated_by: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      error: string | null;
      /** Format: date-time */
      until: string | null;
      agents: string[] | null;
      tags: {
        [key: string]: string;
      } | null;
    };
    /**
     * PermissionSummary
     * @description One row of permissions_summary. Permissions with the names of what they are about.
     */
    PermissionSummary: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string | null;
      description: string | null;
      error: string | null;
      source: string;
      action: string;
      object: string | null;
      object_selector: components["schemas"]["ObjectSelector"] | null;
      deny: boolean;
      subject: string | null;
      subject_type: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: uuid */
      updated_by: string | null;
      /** Format: date-time */
      until: string | null;
      tags: {
        [key: string]: string;
      } | null;
      agents: string[] | null;
      person: {
        /** Format: uuid */
        id: string;
        name: string;
        email: string | null;
      } | null;
      team: {
        /** Format: uuid */
        id: string;
        name: string;
        namespace: string | null;
      } | null;
      canary: {
        /** Format: uuid */
        id: string;
        namespace: string | null;
        name: string | null;
      } | null;
      group: {
        /** Format: uuid */
        id: string | null;
        namespace: string | null;
        name: string | null;
      } | null;
      notification: {
        /** Format: uuid */
        id: string;
        namespace: string | null;
        name: string | null;
      } | null;
      playbook: {
        /** Format: uuid */
        id: string;
        namespace: string | null;
        name: string | null;
      } | null;
      scraper: {
        /** Format: uuid */
        id: string;
        namespace: string | null;
        name: string | null;
      } | null;
      topology: {
        /** Format: uuid */
        id: string;
        namespace: string | null;
        name: string | null;
      } | null;
      component_object: {
        /** Format: uuid */
        id: string;
        name: string;
        icon: string | null;
      } | null;
      config_object: {
        /** Format: uuid */
        id: string;
        name: string | null;
        type: string | null;
        icon: string | null;
      } | null;
      canary_object: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
      playbook_object: {
        /** Format: uuid */
        id: string;
        name: string;
        icon: string | null;
      } | null;
      connection_object: {
        /** Format: uuid */
        id: string;
        name: string;
        type: string | null;
      } | null;
    };
    /**
     * Scope
     * @description A row of scopes.
     */
    Scope: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string | null;
      description: string | null;
      targets: components["schemas"]["ScopeTarget"][];
      /** @description Known values: UI, KubernetesCRD. */
      source: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * ConfigRef
     * @description A config item, as links show one.
     */
    ConfigRef: {
      /** Format: uuid */
      id: string;
      name: string | null;
      type: string;
      config_class: string;
      health: string | null;
      /** Format: date-time */
      deleted_at: string | null;
    };
    /**
     * ConfigChoice
     * @description A config item, as pickers show one.
     */
    ConfigChoice: components["schemas"]["ConfigRef"] & {
      tags: {
        [key: string]: string;
      } | null;
      external_id: string[] | null;
    };
    /**
     * ConfigOfComponentRef
     * @description A config item with the component that it was asked for.
     */
    ConfigOfComponentRef: components["schemas"]["ConfigRef"] & {
      links: {
        /** Format: uuid */
        component_id: string;
      }[];
    };
    /**
     * AgentRef
     * @description The agent that a record belongs to.
     */
    AgentRef: {
      /**
       * Format: uuid
       * @description All zeros is the local one.
       */
      id: string;
      name: string;
    };
    /**
     * InsightCounts
     * @description Open insights by their type, for example security: 2; null while nothing was counted.
     */
    InsightCounts: {
      [key: string]: number;
    } | null;
    /**
     * ResourceProperty
     * @description A fact about a config item or component: a text, a value with its unit, or links.
     */
    ResourceProperty: {
      name?: string;
      label?: string;
      tooltip?: string;
      icon?: string;
      /** @description Known values: url, badge, currency, age, hidden, text. */
      type?: string;
      color?: string;
      order?: number;
      /** @description Shown big on cards. */
      headline?: boolean;
      hidden?: boolean;
      text?: string;
      value?: number | null;
      /** @description For example bytes, percent or millicores. */
      unit?: string;
      min?: number | null;
      max?: number | null;
      status?: string;
      lastTransition?: string;
      links?: ({
        label?: string;
        url?: string;
        icon?: string;
        type?: string;
        tooltip?: string;
      } & {
        [key: string]: unknown;
      })[];
    } & {
      [key: string]: unknown;
    };
    /**
     * ConfigListEntry
     * @description A config item in the catalog.
     */
    ConfigListEntry: {
      /** Format: uuid */
      id: string;
      type: string;
      config_class: string;
      name: string | null;
      namespace: string | null;
      status: string | null;
      health: string | null;
      labels: {
        [key: string]: string;
      } | null;
      tags: {
        [key: string]: string;
      } | null;
      /** @description Changes of the last 7 days. */
      changes: number | null;
      analysis: components["schemas"]["InsightCounts"];
      cost_per_minute: number | null;
      cost_total_1d: number | null;
      cost_total_7d: number | null;
      cost_total_30d: number | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string | null;
      /** Format: date-time */
      deleted_at: string | null;
      /** Format: uuid */
      agent_id: string;
      agent: components["schemas"]["AgentRef"] | null;
    };
    /**
     * ConfigGroupKeys
     * @description What a config item can be grouped by.
     */
    ConfigGroupKeys: {
      name: string | null;
      type: string;
      config_class: string;
      status: string | null;
      health: string | null;
      tags: {
        [key: string]: string;
      } | null;
      analysis: components["schemas"]["InsightCounts"];
      /** Format: date-time */
      updated_at: string | null;
      agent: components["schemas"]["AgentRef"] | null;
    };
    /**
     * ConfigCounts
     * @description Figures of a config item's tabs.
     */
    ConfigCounts: {
      /** @description Direct relationships, in both directions. */
      relationships: number;
      /** @description Open insights. */
      analysis: number;
      /** @description Changes of the last 7 days. */
      changes: number;
      /** @description Runs of the last 30 days. */
      playbook_runs: number;
      /** @description Checks that speak for it. */
      checks: number;
    };
    /**
     * ScraperRef
     * @description The scraper that found a config item.
     */
    ScraperRef: {
      /** Format: uuid */
      id: string;
      name: string;
    };
    /**
     * ConfigItemDetail
     * @description A config item with the figures of its tabs.
     */
    ConfigItemDetail: components["schemas"]["ConfigDetail"];
    /**
     * ChangeDiff
     * @description What differed after a change.
     */
    ChangeDiff: {
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      created_at: string;
      change_type: string | null;
      summary: string | null;
      /** @description Unified difference. */
      diff: string | null;
    };
    /**
     * TaggedConfigRef
     * @description A config item, as links show one, with its tags.
     */
    TaggedConfigRef: components["schemas"]["ConfigRef"] & {
      tags: {
        [key: string]: string;
      } | null;
    };
    /**
     * ChangeDetail
     * @description A change with what differs.
     */
    ChangeDetail: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string;
      change_type: string | null;
      severity: string | null;
      source: string | null;
      summary: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** @description Who made it where it comes from. */
      external_created_by: string | null;
      /**
       * Format: date-time
       * @description When it was last seen.
       */
      created_at: string;
      /** Format: date-time */
      first_observed: string;
      /** @description How often it was seen. */
      count: number;
      /** @description Unified difference. */
      diff: string | null;
      /** @description What the source told of it, usually an object. */
      details: unknown;
      /** @description Merge patch, where there is no difference. */
      patches: unknown;
      config: components["schemas"]["TaggedConfigRef"] | null;
    };
    /**
     * ChangeOfComponent
     * @description A change of one of a component's config items.
     */
    ChangeOfComponent: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string;
      change_type: string | null;
      severity: string | null;
      source: string | null;
      summary: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** @description Who made it where it comes from. */
      external_created_by: string | null;
      /**
       * Format: date-time
       * @description When it was last seen.
       */
      created_at: string;
      /** Format: date-time */
      first_observed: string;
      /** @description How often it was seen. */
      count: number;
      config: components["schemas"]["ConfigOfComponentRef"];
    };
    /**
     * ConfigsChange
     * @description A change of an item that is looked at together with others; an item that is gone is null.
     */
    ConfigsChange: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string;
      change_type: string | null;
      severity: string | null;
      source: string | null;
      summary: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** @description Who made it where it comes from. */
      external_created_by: string | null;
      /**
       * Format: date-time
       * @description When it was last seen.
       */
      created_at: string;
      config: components["schemas"]["ConfigRef"] | null;
    };
    /**
     * InsightListEntry
     * @description An insight in its list.
     */
    InsightListEntry: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string;
      config_type: string | null;
      /** @description What looked for it. */
      source: string | null;
      analyzer: string;
      analysis_type: string | null;
      severity: string | null;
      status: string | null;
      summary: string | null;
      /** @description May hold HTML. */
      message: string | null;
      /** Format: date-time */
      first_observed: string;
      /** Format: date-time */
      last_observed: string | null;
      config: components["schemas"]["ConfigRef"] | null;
    };
    /**
     * InsightOfComponent
     * @description An insight about one of a component's config items.
     */
    InsightOfComponent: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string;
      config_type: string | null;
      /** @description What looked for it. */
      source: string | null;
      analyzer: string;
      analysis_type: string | null;
      severity: string | null;
      status: string | null;
      summary: string | null;
      /** @description May hold HTML. */
      message: string | null;
      /** Format: date-time */
      first_observed: string;
      /** Format: date-time */
      last_observed: string | null;
      config: components["schemas"]["ConfigOfComponentRef"];
    };
    /**
     * InsightDetail
     * @description An insight with its data.
     */
    InsightDetail: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string;
      source: string | null;
      analyzer: string;
      analysis_type: string | null;
      severity: string | null;
      status: string | null;
      summary: string | null;
      /** @description May hold HTML. */
      message: string | null;
      /** @description What the analyzer found, usually an object. */
      analysis: unknown;
      /** Format: date-time */
      first_observed: string;
      /** Format: date-time */
      last_observed: string | null;
      config: components["schemas"]["ConfigRef"] | null;
    };
    /**
     * ConfigRelationshipEntry
     * @description A relationship with the items at its ends.
     */
    ConfigRelationshipEntry: components["schemas"]["ConfigRelationship"] & {
      config: components["schemas"]["ConfigRef"] | null;
      related: components["schemas"]["ConfigRef"] | null;
    };
    /**
     * ConfigOfComponent
     * @description A config item of a component; selector_id manual marks a link that people made.
     */
    ConfigOfComponent: components["schemas"]["ConfigComponentRelationship"] & {
      config: components["schemas"]["ConfigRef"] | null;
    };
    /**
     * ComponentOfConfig
     * @description A component that a config item belongs to.
     */
    ComponentOfConfig: {
      /** Format: uuid */
      component_id: string;
      component: {
        /** Format: uuid */
        id: string;
        name: string;
        icon: string | null;
        type: string | null;
        /** @description Where its logs come from. */
        log_selectors: components["schemas"]["LogSelector"][] | null;
        /** Format: date-time */
        deleted_at: string | null;
      } | null;
    };
    /**
     * RelatedConfigEntry
     * @description A related config item; related_ids are the items that it points at.
     */
    RelatedConfigEntry: components["schemas"]["RelatedConfig"];
    /**
     * ScraperSpec
     * @description The spec of a catalog scraper, and what it is found by.
     */
    ScraperSpec: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string | null;
      /** @description As schemas/scrapers say. */
      spec: {
        [key: string]: unknown;
      };
    };
    /**
     * ScraperDetail
     * @description A catalog scraper with its maker and agent.
     */
    ScraperDetail: components["schemas"]["ConfigScraper"] & {
      creator: components["schemas"]["PersonRef"] | null;
      agent: components["schemas"]["AgentRef"] | null;
    };
    /**
     * ScraperListEntry
     * @description A catalog scraper in its list.
     */
    ScraperListEntry: components["schemas"]["ConfigScraperWithStatus"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * SavedQuery
     * @description A row of saved_query.
     */
    SavedQuery: {
      /** Format: uuid */
      id: string;
      icon: string | null;
      /** @description What it is called. */
      description: string | null;
      /** @description What it shows: for the console an address, such as /catalog?health=unhealthy:1. */
      query: string;
      /** @description Columns to show; no console writes them, and the backend does not say what they are. */
      columns: unknown;
      /** @description Id of the person who saved it. */
      created_by: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    /**
     * ResponderConfig
     * @description What a ticket system offers to a team. The backend writes it anew from time to time: projects of Jira with `key`, `name`, `issue_types` and `priorities`, plans of Planner with `id`, `name`, `buckets` and `priorities`.
     */
    ResponderConfig: {
      /** Format: uuid */
      id: string;
      name: string | null;
      type: string;
      external_id: string[] | null;
      /** @description What the ticket system offers, in its own words; see above. */
      config: unknown;
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
      /** @description Known values: Running, Pending, Failed, Succeeded, Unknown, Stopped, Starting, Stopping, Cordoned, Deleting, Deleted. */
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
      /** @description The scraped document as it is; of any kind. */
      config: unknown;
      source: string | null;
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      tags: {
        [key: string]: string;
      } | null;
      /** @description Values of its tags, to be searched. */
      readonly tags_values: (string | number | boolean | null)[] | null;
      properties: components["schemas"]["ResourceProperty"][] | null;
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
      /** @description Values of its properties, to be searched. */
      readonly properties_values: (string | number | boolean | null)[] | null;
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
      config_class: string;
      external_id: string[] | null;
      type: string;
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
      /** @description Values of its tags, to be searched. */
      tags_values: (string | number | boolean | null)[] | null;
      properties: components["schemas"]["ResourceProperty"][] | null;
      /** @description Values of its properties, to be searched. */
      properties_values: (string | number | boolean | null)[] | null;
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
      cost_per_minute: number | null;
      cost_total_1d: number | null;
      cost_total_7d: number | null;
      cost_total_30d: number | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string;
      status: string | null;
      health: string | null;
      ready: boolean | null;
      path: string | null;
      changes: number | null;
      analysis: components["schemas"]["InsightCounts"];
    };
    /**
     * ConfigDetail
     * @description One row of config_detail. One config item with everything its page shows.
     */
    ConfigDetail: {
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
      health: string | null;
      ready: boolean | null;
      external_id: string[] | null;
      type: string;
      cost_per_minute: number | null;
      cost_total_1d: number | null;
      cost_total_7d: number | null;
      cost_total_30d: number | null;
      name: string | null;
      description: string | null;
      /** @description The scraped document as it is; of any kind. */
      config: unknown;
      source: string | null;
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      tags: {
        [key: string]: string;
      } | null;
      /** @description Values of its tags, to be searched. */
      tags_values: (string | number | boolean | null)[] | null;
      properties: components["schemas"]["ResourceProperty"][] | null;
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
      /** @description Values of its properties, to be searched. */
      properties_values: (string | number | boolean | null)[] | null;
      agent_name: string | null;
      summary: components["schemas"]["ConfigCounts"] | null;
      scraper: components["schemas"]["ScraperRef"] | null;
    };
    /**
     * ConfigName
     * @description One row of config_names. Config items, as pickers show them.
     */
    ConfigName: {
      /** Format: uuid */
      id: string;
      type: string;
      external_id: string[] | null;
      name: string | null;
    };
    /**
     * ConfigType
     * @description One row of config_types. Types that config items have.
     */
    ConfigType: {
      type: string | null;
    };
    /**
     * ConfigStatus
     * @description One row of config_statuses. Statuses that config items have.
     */
    ConfigStatus: {
      status: string | null;
    };
    /**
     * ConfigTag
     * @description One row of config_tags. Tag pairs that config items carry.
     */
    ConfigTag: {
      key: string | null;
      value: string | null;
    };
    /**
     * ConfigLabel
     * @description One row of config_labels. Label pairs that config items carry.
     */
    ConfigLabel: {
      key: string | null;
      value: string | null;
    };
    /**
     * ConfigTagLabelKey
     * @description One row of config_tags_labels_keys. Tag and label keys that config items carry.
     */
    ConfigTagLabelKey: {
      key: string | null;
    };
    /**
     * ChangeType
     * @description One row of change_types. Types that changes have.
     */
    ChangeType: {
      change_type: string | null;
    };
    /**
     * ConfigChange
     * @description One row of config_changes. Changes of config items.
     */
    ConfigChange: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string;
      external_change_id: string | null;
      external_created_by: string | null;
      /** @description Known values: diff, CREATE, UPDATE, DELETE, Healthy, Unhealthy, Warning, HealthUnknown, NotificationSent, Pulled, BackOff, ScalingReplicaSet. */
      change_type: string | null;
      /** @description Known values: info, low, medium, high, critical. */
      severity: string | null;
      source: string | null;
      summary: string | null;
      /** @description Merge patch, where there is no difference. */
      patches: unknown;
      diff: string | null;
      /** @description What the source told of it, usually an object. */
      details: unknown;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      created_at: string;
      count: number;
      fingerprint: string | null;
      /** Format: date-time */
      first_observed: string;
      /** @description Replication flag. */
      is_pushed: boolean;
      /** Format: date-time */
      inserted_at: string;
    };
    /**
     * ChangeByComponent
     * @description One row of changes_by_component. Changes of the config items of a component.
     */
    ChangeByComponent: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string | null;
      name: string | null;
      config_class: string | null;
      type: string | null;
      change_type: string | null;
      /** Format: date-time */
      created_at: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: uuid */
      change_id: string;
      severity: string | null;
      /** Format: uuid */
      component_id: string | null;
      /** Format: date-time */
      config_deleted_at: string | null;
    };
    /**
     * ConfigAnalysis
     * @description One row of config_analysis. Insights about config items.
     */
    ConfigAnalysis: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string;
      /** Format: uuid */
      scraper_id: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      source: string | null;
      analyzer: string;
      /** @description Known values: availability, compliance, cost, integration, other, performance, recommendation, reliability, security, technical_debt. */
      analysis_type: string | null;
      /** @description Known values: critical, blocker, high, medium, low, info. */
      severity: string | null;
      summary: string | null;
      /** @description Known values: open, resolved, silenced. */
      status: string | null;
      message: string | null;
      /** @description What the analyzer found, usually an object. */
      analysis: unknown;
      /** Format: date-time */
      first_observed: string;
      /** Format: date-time */
      last_observed: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
    };
    /**
     * ConfigAnalysisItem
     * @description One row of config_analysis_items. Insights with the type of their config item.
     */
    ConfigAnalysisItem: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string;
      /** Format: uuid */
      scraper_id: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      source: string | null;
      analyzer: string;
      analysis_type: string | null;
      severity: string | null;
      summary: string | null;
      status: string | null;
      message: string | null;
      /** @description What the analyzer found, usually an object. */
      analysis: unknown;
      /** Format: date-time */
      first_observed: string;
      /** Format: date-time */
      last_observed: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
      config_type: string | null;
      config_class: string | null;
    };
    /**
     * InsightSource
     * @description Where an insight came from.
     */
    InsightSource: {
      source: string | null;
    };
    /**
     * ConfigAnalysisAnalyzer
     * @description One row of config_analysis_analyzers. Analyzers that have found something.
     */
    ConfigAnalysisAnalyzer: {
      analyzer: string | null;
    };
    /**
     * AnalysisByComponent
     * @description One row of analysis_by_component. Insights about the config items of a component.
     */
    AnalysisByComponent: {
      /** Format: uuid */
      config_id: string | null;
      name: string | null;
      config_class: string | null;
      type: string | null;
      analysis_type: string | null;
      /** Format: date-time */
      first_observed: string | null;
      /** Format: date-time */
      last_observed: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: uuid */
      analysis_id: string;
      severity: string | null;
      /** Format: uuid */
      component_id: string | null;
    };
    /**
     * ConfigRelationship
     * @description One row of config_relationships. Which config item belongs to which.
     */
    ConfigRelationship: {
      /** Format: uuid */
      config_id: string;
      /** Format: uuid */
      related_id: string;
      /** @description Known values: hard, Alias. */
      relation: string | null;
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
     * ConfigComponentRelationship
     * @description One row of config_component_relationships. Which config item belongs to which component.
     */
    ConfigComponentRelationship: {
      /** Format: uuid */
      component_id: string;
      /** Format: uuid */
      config_id: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string | null;
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
     * ConfigScraper
     * @description A row of config_scrapers.
     */
    ConfigScraper: {
      /** Format: uuid */
      id: string;
      description: string | null;
      name: string;
      namespace: string | null;
      /** @description As schemas/scrapers say. */
      spec: {
        [key: string]: unknown;
      };
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string;
      /** Format: uuid */
      application_id: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
    };
    /**
     * ConfigScraperWithStatus
     * @description One row of config_scrapers_with_status. Catalog scrapers with the state of their last job.
     */
    ConfigScraperWithStatus: {
      /** Format: uuid */
      id: string;
      description: string | null;
      name: string;
      namespace: string | null;
      /** @description As schemas/scrapers say. */
      spec: {
        [key: string]: unknown;
      };
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string;
      /** Format: uuid */
      application_id: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
      job_name: string | null;
      job_success_count: number | null;
      job_error_count: number | null;
      job_details: components["schemas"]["JobDetails"] | null;
      job_hostname: string | null;
      job_duration_millis: number | null;
      job_resource_type: string | null;
      job_status: string | null;
      /** Format: date-time */
      job_time_start: string | null;
      /** Format: date-time */
      job_time_end: string | null;
      /** Format: date-time */
      job_created_at: string | null;
      /** Format: date-time */
      job_last_failed: string | null;
      agent: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
    };
    /**
     * RelatedConfig
     * @description One row of related_configs_recursive. Config items around one, with the path that leads to each.
     */
    RelatedConfig: {
      /** Format: uuid */
      id: string;
      name: string | null;
      type: string | null;
      related_ids: string[] | null;
      tags: {
        [key: string]: string;
      } | null;
      changes: number | null;
      analysis: components["schemas"]["InsightCounts"];
      cost_per_minute: number | null;
      cost_total_1d: number | null;
      cost_total_7d: number | null;
      cost_total_30d: number | null;
      /** Format: date-time */
      created_at: string | null;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string | null;
      health: string | null;
      ready: boolean | null;
      status: string | null;
      path: string | null;
    };
    /**
     * ParentByLocation
     * @description One row of get_parents_by_location. Parents of a config item by where it runs, outermost first.
     */
    ParentByLocation: {
      /** Format: uuid */
      id: string;
      name: string | null;
      type: string | null;
    };
    /**
     * CanaryListEntry
     * @description A canary in its list.
     */
    CanaryListEntry: components["schemas"]["CanaryWithStatus"] & {
      creator: components["schemas"]["PersonRef"] | null;
      /** @description What it checks, up to a hundred. */
      checks: {
        /** @description Kind of the check such as http. */
        type: string;
      }[];
    };
    /**
     * CheckRef
     * @description A check, as links show one.
     */
    CheckRef: {
      /** Format: uuid */
      id: string;
      name: string;
      icon: string | null;
      status: string | null;
      type: string;
    };
    /**
     * CheckChoice
     * @description A check in a picker.
     */
    CheckChoice: {
      /** Format: uuid */
      id: string;
      name: string;
      icon: string | null;
      status: string | null;
      type: string;
      namespace: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
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
      /** @description As schemas/canaries/canary.json says. */
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
      /**
       * Format: date-time
       * @description Last change of the spec; other columns leave it as it is.
       */
      updated_at: string | null;
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
     * CheckStatusDay
     * @description A row of check_statuses_1d: the runs of a check on one day. The backend counts them anew now and then, the present day too; the runs themselves are deleted earlier.
     */
    CheckStatusDay: {
      /** Format: uuid */
      check_id: string;
      /**
       * Format: date-time
       * @description Where the day begins, in the zone of the database (UTC).
       */
      created_at: string;
      /** @description Milliseconds of all runs together. */
      duration: number;
      total: number;
      passed: number;
      failed: number;
    };
    /**
     * UptimeDay
     * @description How the runs of a check went on one day.
     */
    UptimeDay: {
      /** Format: uuid */
      check_id: string;
      /** Format: date-time */
      created_at: string;
      total: number;
      passed: number;
      failed: number;
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
     * FailedRun
     * @description What a failed run said.
     */
    FailedRun: {
      /** Format: uuid */
      check_id: string;
      /** Format: date-time */
      time: string;
      message: string | null;
      /** @description May have several lines. */
      error: string | null;
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
      /** @description As schemas/canaries/canary.json says. */
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
     * CanaryWithStatus
     * @description One row of canaries_with_status. Canaries with the state of their last job.
     */
    CanaryWithStatus: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string;
      interval: string | null;
      schedule: string | null;
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      source: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      created_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      /** Format: date-time */
      last_runtime: string | null;
      job_name: string | null;
      job_success_count: number | null;
      job_error_count: number | null;
      job_details: components["schemas"]["JobDetails"] | null;
      job_hostname: string | null;
      job_duration_millis: number | null;
      job_resource_type: string | null;
      job_status: string | null;
      /** Format: date-time */
      job_time_start: string | null;
      /** Format: date-time */
      job_time_end: string | null;
      /** Format: date-time */
      job_created_at: string | null;
      /** Format: date-time */
      job_last_failed: string | null;
      agent: {
        /** Format: uuid */
        id: string;
        name: string;
      };
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
      /** @description One entry of a canary's spec, by the kind of the check: schemas/canaries. */
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
      /** @description What the run found, by the kind of the check. */
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
     * CheckIdOfConfig
     * @description A check that speaks for a config item.
     */
    CheckIdOfConfig: {
      /** Format: uuid */
      check_id: string;
    };
    /**
     * CheckIdOfComponent
     * @description A check that speaks for a component.
     */
    CheckIdOfComponent: {
      /** Format: uuid */
      id: string;
    };
    /**
     * CheckByComponent
     * @description One row of checks_by_component. Checks of a component.
     */
    CheckByComponent: {
      /** Format: uuid */
      component_id: string | null;
      /** Format: uuid */
      id: string;
      type: string;
      name: string;
      severity: string | null;
      status: string | null;
    };
    /**
     * CheckSummaryForConfig
     * @description One row of check_summary_for_config. Checks of a config item with their figures.
     */
    CheckSummaryForConfig: {
      /** Format: uuid */
      config_id: string | null;
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      canary_id: string;
      uptime: {
        passed: number | null;
        failed: number | null;
        last_pass: string | null;
        last_fail: string | null;
      };
      latency: {
        p99: number | null;
        p97?: number | null;
        p95: number | null;
        p50: number | null;
        avg: number | null;
        rolling1h?: number | null;
      };
      /** Format: date-time */
      last_transition_time: string | null;
      type: string;
      icon: string | null;
      name: string;
      status: string | null;
      description: string | null;
      namespace: string | null;
      canary_namespace: string | null;
      canary_name: string | null;
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      severity: string | null;
      owner: string | null;
      /** Format: date-time */
      last_runtime: string | null;
      /** Format: date-time */
      created_at: string | null;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      /** Format: date-time */
      silenced_at: string | null;
    };
    /**
     * CheckLabelKey
     * @description One row of checks_labels_keys. Label keys that checks carry.
     */
    CheckLabelKey: {
      key: string | null;
    };
    /**
     * IncidentId
     * @description An incident that is only counted.
     */
    IncidentId: {
      /** Format: uuid */
      id: string;
    };
    /**
     * RowMark
     * @description When a row was changed last.
     */
    RowMark: {
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      updated_at: string;
    };
    /**
     * IncidentMark
     * @description When an incident and what hangs on it were changed last.
     */
    IncidentMark: components["schemas"]["RowMark"] & {
      hypotheses: components["schemas"]["RowMark"][];
      responders: components["schemas"]["RowMark"][];
    };
    /**
     * HypothesisRef
     * @description A hypothesis, as pickers show one.
     */
    HypothesisRef: {
      /** Format: uuid */
      id: string;
      type: string;
      title: string;
      status: string;
      /** Format: uuid */
      parent_id: string | null;
    };
    /**
     * EvidenceChange
     * @description A change that is evidence.
     */
    EvidenceChange: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string;
      change_type: string | null;
      severity: string | null;
      summary: string | null;
      /** Format: date-time */
      created_at: string;
    };
    /**
     * EvidenceInsight
     * @description An insight that is evidence.
     */
    EvidenceInsight: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      config_id: string;
      analyzer: string;
      analysis_type: string | null;
      severity: string | null;
      status: string | null;
      /** @description May hold HTML. */
      message: string | null;
    };
    /**
     * EvidenceDetail
     * @description Evidence with the record that it is about; a record that is gone is null.
     */
    EvidenceDetail: components["schemas"]["Evidence"] & {
      creator: components["schemas"]["PersonRef"] | null;
      config: components["schemas"]["ConfigRef"] | null;
      component: components["schemas"]["ComponentRef"] | null;
      check: components["schemas"]["CheckRef"] | null;
      change: components["schemas"]["EvidenceChange"] | null;
      insight: components["schemas"]["EvidenceInsight"] | null;
    };
    /**
     * EvidenceContent
     * @description What was attached, by the type: lines and selected_lines of a config or log, check_id and start of a check, comment of a comment.
     */
    EvidenceContent: {
      [key: string]: unknown;
    };
    /**
     * CallingResponder
     * @description Who was called, a person or a team.
     */
    CallingResponder: {
      /** Format: uuid */
      id: string;
      person: components["schemas"]["PersonRef"] | null;
      team: components["schemas"]["TeamRef"] | null;
    };
    /**
     * CommentDetail
     * @description A comment; one that came from outside has a responder.
     */
    CommentDetail: components["schemas"]["Comment"] & {
      creator: components["schemas"]["PersonRef"] | null;
      responder: components["schemas"]["CallingResponder"] | null;
    };
    /**
     * HypothesisDetail
     * @description A hypothesis with its evidence.
     */
    HypothesisDetail: components["schemas"]["Hypothesis"] & {
      creator: components["schemas"]["PersonRef"] | null;
      evidences: components["schemas"]["EvidenceDetail"][];
    };
    /**
     * ResponderDetail
     * @description A responder with the person or team.
     */
    ResponderDetail: components["schemas"]["Responder"] & {
      person: components["schemas"]["PersonRef"] | null;
      team: components["schemas"]["TeamRef"] | null;
    };
    /**
     * ResponderProperties
     * @description What the form of the responder's type asked for, with responderType.
     */
    ResponderProperties: {
      [key: string]: unknown;
    } | null;
    /**
     * IncidentResponder
     * @description A responder with the spec of its team.
     */
    IncidentResponder: components["schemas"]["Responder"] & {
      person: components["schemas"]["PersonRef"] | null;
      team: components["schemas"]["RespondingTeam"] | null;
    };
    /**
     * RespondingTeam
     * @description A team with the systems that it can be called through.
     */
    RespondingTeam: {
      /** Format: uuid */
      id: string;
      name: string;
      icon: string | null;
      spec:
        | ({
            /** @description Type of responder, for example jira, to its settings. */
            responder_clients?: {
              [key: string]: unknown;
            };
          } & {
            [key: string]: unknown;
          })
        | null;
    };
    /**
     * IncidentListEntry
     * @description An incident in its list.
     */
    IncidentListEntry: components["schemas"]["Incident"] & {
      creator: components["schemas"]["PersonRef"] | null;
      commander: components["schemas"]["PersonRef"] | null;
      responders: components["schemas"]["CallingResponder"][];
    };
    /**
     * IncidentOfComponentEntry
     * @description An incident in the list of those that a component has a part in.
     */
    IncidentOfComponentEntry: components["schemas"]["Incident"] & {
      creator: components["schemas"]["PersonRef"] | null;
      commander: components["schemas"]["PersonRef"] | null;
      responders: components["schemas"]["CallingResponder"][];
      /** @description Those with evidence about it. */
      hypotheses: {
        /** Format: uuid */
        id: string;
        evidences: {
          /** Format: uuid */
          component_id: string | null;
        }[];
      }[];
    };
    /**
     * IncidentDetail
     * @description An incident with everything that its page shows.
     */
    IncidentDetail: components["schemas"]["Incident"] & {
      creator: components["schemas"]["PersonRef"] | null;
      commander: components["schemas"]["PersonRef"] | null;
      communicator: components["schemas"]["PersonRef"] | null;
      /** @description Rule that opened it. */
      rule: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
      hypotheses: components["schemas"]["HypothesisDetail"][];
      comments: components["schemas"]["CommentDetail"][];
      responders: components["schemas"]["ResponderDetail"][];
    };
    /**
     * IncidentChoice
     * @description An incident, as pickers show one.
     */
    IncidentChoice: {
      /** Format: uuid */
      id: string;
      /** @description Number that people call it by. */
      incident_id: string;
      title: string;
      type: string;
      severity: string;
      status: string;
      /** Format: date-time */
      created_at: string;
      hypotheses: components["schemas"]["HypothesisRef"][];
    };
    /**
     * IncidentHistoryEntry
     * @description A line of the changelog with the records that it is about.
     */
    IncidentHistoryEntry: components["schemas"]["IncidentHistory"] & {
      creator: components["schemas"]["PersonRef"] | null;
      evidence: components["schemas"]["HistoryEvidence"] | null;
      hypothesis: {
        /** Format: uuid */
        id: string;
        type: string;
        title: string;
        status: string;
      } | null;
      responder: components["schemas"]["CallingResponder"] | null;
      comment: {
        /** Format: uuid */
        id: string;
        comment: string;
      } | null;
    };
    /**
     * HistoryEvidence
     * @description Evidence that the changelog names.
     */
    HistoryEvidence: {
      /** Format: uuid */
      id: string;
      type: string;
      description: string;
    } & {
      config: components["schemas"]["ConfigRef"] | null;
      component: components["schemas"]["ComponentRef"] | null;
      check: components["schemas"]["CheckRef"] | null;
      change: components["schemas"]["EvidenceChange"] | null;
      insight: components["schemas"]["EvidenceInsight"] | null;
    };
    /**
     * IncidentRuleEntry
     * @description An incident rule with its maker.
     */
    IncidentRuleEntry: components["schemas"]["IncidentRule"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * Incident
     * @description A row of incidents.
     */
    Incident: {
      /** Format: uuid */
      id: string;
      incident_id: string;
      /** Format: uuid */
      incident_rule_id: string | null;
      title: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** Format: uuid */
      commander_id: string | null;
      /** Format: uuid */
      communicator_id: string | null;
      /** @description Known values: info, warning, low, Medium, high, blocker, critical. */
      severity: string;
      description: string;
      /** @description Known values: cost, availability, performance, security, integration, compliance, technicalDebt, reliability. */
      type: string;
      /** @description Known values: open, closed, investigating, mitigated, new, resolved, cancelled. */
      status: string;
      /** Format: date-time */
      acknowledged: string | null;
      /** Format: date-time */
      resolved: string | null;
      /** Format: date-time */
      closed: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    /**
     * IncidentSummary
     * @description One row of incident_summary. Incidents as their list shows them.
     */
    IncidentSummary: {
      /** Format: uuid */
      id: string;
      incident_id: string;
      title: string;
      severity: string;
      type: string;
      status: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      commander: {
        /** Format: uuid */
        id: string | null;
        avatar: string | null;
        name: string | null;
      };
      responders:
        | {
            /** Format: uuid */
            id: string | null;
            avatar: string | null;
            name: string | null;
          }[]
        | null;
      commenters:
        | {
            /** Format: uuid */
            id: string | null;
            avatar: string | null;
            name: string | null;
          }[]
        | null;
    };
    /**
     * IncidentByConfig
     * @description One row of incidents_by_config. Incidents with evidence about a config item.
     */
    IncidentByConfig: {
      title: string;
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      created_at: string;
      type: string;
      status: string;
      severity: string;
      /** Format: uuid */
      config_id: string | null;
    };
    /**
     * IncidentByComponent
     * @description One row of incidents_by_component. Incidents with evidence about a component.
     */
    IncidentByComponent: {
      title: string;
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      created_at: string;
      type: string;
      status: string;
      severity: string;
      /** Format: uuid */
      component_id: string | null;
    };
    /**
     * IncidentHistory
     * @description One row of incident_histories. What happened to an incident.
     */
    IncidentHistory: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      incident_id: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** @description Known values: incident.created, incident.status_updated, responder.created, responder.commented, evidence.created, evidence.done_definition_added, hypothesis.created, hypothesis.status_updated, and of the sandbox person.mentioned, whose description is the person's name. */
      type: string | null;
      description: string | null;
      /** Format: uuid */
      hypothesis_id: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /** Format: uuid */
      responder_id: string | null;
      /** Format: uuid */
      evidence_id: string | null;
      /** Format: uuid */
      comment_id: string | null;
    };
    /**
     * IncidentRule
     * @description A row of incident_rules.
     */
    IncidentRule: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description As schemas/incident-rule.json says. */
      spec: {
        [key: string]: unknown;
      } | null;
      source: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * Hypothesis
     * @description A row of hypotheses.
     */
    Hypothesis: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** Format: uuid */
      incident_id: string;
      /** Format: uuid */
      parent_id: string | null;
      /** Format: uuid */
      owner: string | null;
      /** Format: uuid */
      team_id: string | null;
      /** @description Known values: root, factor, solution. */
      type: string;
      title: string;
      /** @description Known values: proven, likely, possible, unlikely, improbable, disproven. */
      status: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    /**
     * Evidence
     * @description A row of evidences.
     */
    Evidence: {
      /** Format: uuid */
      id: string;
      description: string;
      /** Format: uuid */
      hypothesis_id: string;
      /** Format: uuid */
      config_id: string | null;
      /** Format: uuid */
      config_change_id: string | null;
      /** Format: uuid */
      config_analysis_id: string | null;
      /** Format: uuid */
      component_id: string | null;
      /** Format: uuid */
      check_id: string | null;
      definition_of_done: boolean | null;
      done: boolean | null;
      factor: boolean | null;
      mitigator: boolean | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** @description Known values: log, config, topology, check, config_analysis, config_change, comment. */
      type: string;
      evidence: components["schemas"]["EvidenceContent"] | null;
      /** @description What an automatic rule noted; no console writes it. */
      properties: {
        [key: string]: unknown;
      } | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      script: string | null;
      script_result: string | null;
    };
    /**
     * Comment
     * @description A row of comments.
     */
    Comment: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      comment: string;
      external_id: string | null;
      external_created_by: string | null;
      /** Format: uuid */
      incident_id: string;
      /** Format: uuid */
      responder_id: string | null;
      /** Format: uuid */
      hypothesis_id: string | null;
      read: number[] | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    /**
     * Responder
     * @description A row of responders.
     */
    Responder: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      incident_id: string;
      type: string;
      index: number | null;
      /** Format: uuid */
      person_id: string | null;
      /** Format: uuid */
      team_id: string | null;
      external_id: string | null;
      properties: components["schemas"]["ResponderProperties"];
      /** Format: date-time */
      acknowledged: string | null;
      /** Format: date-time */
      resolved: string | null;
      /** Format: date-time */
      closed: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * SendEntry
     * @description What was sent, with what it is about, the person it went to and the playbook run that it started.
     */
    SendEntry: components["schemas"]["NotificationSendHistory"] & {
      person: components["schemas"]["PersonRef"] | null;
    };
    /**
     * SentResource
     * @description What something was sent about.
     */
    SentResource: {
      /** Format: uuid */
      id: string;
      name: string;
      type?: string | null;
      icon?: string | null;
      config_class?: string | null;
      health?: string | null;
      status?: string | null;
      deleted_at?: string | null;
    };
    /**
     * StartedRun
     * @description A playbook run that a rule started.
     */
    StartedRun: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      playbook_id: string;
      status: string;
      playbook_name: string;
    };
    /**
     * NotificationService
     * @description Where a rule sends to, when it is neither a person, a team nor a playbook.
     */
    NotificationService: {
      name?: string | null;
      /** @description Id or address (connection://) of a connection. */
      connection?: string | null;
      url?: string | null;
      filter?: string | null;
      /** @description By the kind of the service, for example channel: ops. */
      properties?: {
        [key: string]: unknown;
      } | null;
    } & {
      [key: string]: unknown;
    };
    /**
     * Inhibition
     * @description Related resources that keep a rule quiet while they are what it tells of.
     */
    Inhibition: {
      /** @description Known values: outgoing, incoming, all. */
      direction?: string | null;
      /** @description Type of config items. */
      from?: string | null;
      /** @description Types of config items. */
      to?: string[] | null;
      depth?: number | null;
      /** @description Whether soft relationships count. */
      soft?: boolean | null;
    } & {
      [key: string]: unknown;
    };
    /**
     * SilencedSend
     * @description What a silence kept back, and how often.
     */
    SilencedSend: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      silenced_by: string | null;
      count: number;
    };
    /**
     * NotificationRuleEntry
     * @description A notification rule in its list.
     */
    NotificationRuleEntry: components["schemas"]["NotificationSummary"] & {
      creator: components["schemas"]["PersonRef"] | null;
      person: components["schemas"]["PersonRef"] | null;
      team: components["schemas"]["TeamRef"] | null;
    };
    /**
     * NotificationRuleDetail
     * @description A notification rule with whom it goes to.
     */
    NotificationRuleDetail: components["schemas"]["Notification"] & {
      creator: components["schemas"]["PersonRef"] | null;
      person: components["schemas"]["PersonRef"] | null;
      team: components["schemas"]["TeamRef"] | null;
    };
    /**
     * SilencedCheck
     * @description The check of a silence.
     */
    SilencedCheck: {
      /** Format: uuid */
      id: string;
      name: string;
      type: string;
      status: string | null;
    };
    /**
     * SilencedConfig
     * @description The config item of a silence.
     */
    SilencedConfig: {
      /** Format: uuid */
      id: string;
      name: string | null;
      type: string;
      config_class: string;
    };
    /**
     * SilencedComponent
     * @description The component of a silence.
     */
    SilencedComponent: {
      /** Format: uuid */
      id: string;
      name: string;
      icon: string | null;
    };
    /**
     * SilencedCanary
     * @description The canary of a silence; all its checks are quiet.
     */
    SilencedCanary: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string;
    };
    /**
     * SilenceEntry
     * @description A silence with the resource that it is about.
     */
    SilenceEntry: components["schemas"]["NotificationSilence"] & {
      creator: components["schemas"]["PersonRef"] | null;
      check: components["schemas"]["SilencedCheck"] | null;
      config: components["schemas"]["SilencedConfig"] | null;
      component: components["schemas"]["SilencedComponent"] | null;
      canary: components["schemas"]["SilencedCanary"] | null;
    };
    /**
     * Notification
     * @description A row of notifications.
     */
    Notification: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string | null;
      events: string[];
      error: string | null;
      /** Format: date-time */
      error_at: string | null;
      title: string | null;
      template: string | null;
      filter: string | null;
      /** @description For the recipient, by the kind of its connection, for example channel: ops. */
      properties: {
        [key: string]: unknown;
      } | null;
      /** Format: uuid */
      playbook_id: string | null;
      /** Format: uuid */
      person_id: string | null;
      /** Format: uuid */
      team_id: string | null;
      repeat_interval: string | null;
      inhibitions: components["schemas"]["Inhibition"][] | null;
      /** @description Nanoseconds. */
      wait_for: number | null;
      /** @description Nanoseconds. */
      wait_for_eval_period: number | null;
      group_by: string[] | null;
      /** @description Nanoseconds. */
      group_by_interval: number | null;
      /** @description Nanoseconds. */
      watchdog_interval: number | null;
      custom_services: components["schemas"]["NotificationService"][] | null;
      /** @description Nanoseconds. */
      fallback_delay: number | null;
      fallback_custom_services: components["schemas"]["NotificationService"][] | null;
      /** Format: uuid */
      fallback_playbook_id: string | null;
      /** Format: uuid */
      fallback_person_id: string | null;
      /** Format: uuid */
      fallback_team_id: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      created_at: string;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string | null;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * NotificationServices
     * @description Where a notification rule sends to.
     */
    NotificationServices: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string | null;
      /** @description For the recipient, by the kind of its connection, for example channel: ops. */
      properties: {
        [key: string]: unknown;
      } | null;
      custom_services: components["schemas"]["NotificationService"][] | null;
      fallback_custom_services: components["schemas"]["NotificationService"][] | null;
    };
    /**
     * NotificationSummary
     * @description One row of notifications_summary. Notification rules with how many were sent and failed.
     */
    NotificationSummary: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string | null;
      error: string | null;
      /** Format: date-time */
      error_at: string | null;
      title: string | null;
      events: string[];
      filter: string | null;
      /** Format: uuid */
      person_id: string | null;
      /** Format: uuid */
      team_id: string | null;
      /**
       * Format: uuid
       * @description Not every backend sends it.
       */
      playbook_id?: string | null;
      custom_services: components["schemas"]["NotificationService"][] | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string | null;
      repeat_interval: string | null;
      wait_for: number | null;
      pending: number | null;
      avg_duration_ms: number | null;
      failed: number | null;
      sent: number | null;
      most_common_error: string | null;
      /** Format: date-time */
      last_failed_at: string | null;
    };
    /**
     * NotificationSendHistory
     * @description One row of notification_send_history_summary. What was sent, to whom, about which resource.
     */
    NotificationSendHistory: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      notification_id: string;
      body: string | null;
      status: string | null;
      /** Format: date-time */
      not_before: string | null;
      retries: number | null;
      /** @description The event that it was sent for: id, event_name, notification_id, event_created_at, resource_health, resource_status. */
      payload: {
        [key: string]: unknown;
      } | null;
      count: number;
      /** Format: date-time */
      first_observed: string;
      source_event: string;
      /** Format: uuid */
      resource_id: string;
      resource_health: string | null;
      resource_status: string | null;
      resource_health_description: string | null;
      /** Format: uuid */
      person_id: string | null;
      /** Format: uuid */
      team_id: string | null;
      /** Format: uuid */
      connection_id: string | null;
      /** Format: uuid */
      silenced_by: string | null;
      /** Format: uuid */
      playbook_run_id: string | null;
      error: string | null;
      duration_millis: number | null;
      /** Format: date-time */
      created_at: string;
      /** Format: uuid */
      group_id: string | null;
      /** Format: uuid */
      parent_id: string | null;
      /** @description As it is now; null when it is gone. */
      resource: components["schemas"]["SentResource"] | null;
      resource_type: string | null;
      playbook_run: components["schemas"]["StartedRun"] | null;
    };
    /**
     * NotificationSilence
     * @description A row of notification_silences.
     */
    NotificationSilence: {
      /** Format: uuid */
      id: string;
      namespace: string | null;
      name: string;
      description: string | null;
      filter: string | null;
      selectors: components["schemas"]["ResourceSelector"][] | null;
      error: string | null;
      /** Format: date-time */
      from: string | null;
      /** Format: date-time */
      until: string | null;
      recursive: boolean | null;
      /** Format: uuid */
      config_id: string | null;
      /** Format: uuid */
      check_id: string | null;
      /** Format: uuid */
      canary_id: string | null;
      /** Format: uuid */
      component_id: string | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * PlaybookRef
     * @description A playbook, as links show one.
     */
    PlaybookRef: {
      /** Format: uuid */
      id: string;
      name: string;
      title: string;
      icon: string | null;
      /** Format: date-time */
      deleted_at: string | null;
    };
    /**
     * PlaybookSpec
     * @description The part of a playbook's spec that running and showing it needs.
     */
    PlaybookSpec: {
      title?: string;
      description?: string;
      icon?: string;
      category?: string;
      configs?: components["schemas"]["ResourceSelector"][];
      components?: components["schemas"]["ResourceSelector"][];
      checks?: components["schemas"]["ResourceSelector"][];
      parameters?: components["schemas"]["PlaybookParameter"][];
      approval?: components["schemas"]["PlaybookApprovalRule"];
      /** @description Each with its name and one key that says what it does, for example exec. */
      actions?: ({
        name?: string;
      } & {
        [key: string]: unknown;
      })[];
    } & {
      [key: string]: unknown;
    };
    /**
     * PlaybookApprovalRule
     * @description Who must approve a run before it starts.
     */
    PlaybookApprovalRule: {
      /** @description any or all. */
      type?: string;
      approvers?: {
        /** @description E-mail addresses. */
        people?: string[];
        /** @description Names. */
        teams?: string[];
      } & {
        [key: string]: unknown;
      };
    } & {
      [key: string]: unknown;
    };
    /**
     * ResourceSelector
     * @description What a playbook accepts: names, types, tags, labels.
     */
    ResourceSelector: {
      [key: string]: unknown;
    };
    /**
     * PlaybookParameter
     * @description A question that is asked before a run.
     */
    PlaybookParameter: {
      name: string;
      label?: string;
      description?: string;
      icon?: string;
      /** @description Known values: text, code, checkbox, list, team, people, component, config, check, bytes, millicores, secret. */
      type?: string;
      required?: boolean;
      /** @description Usually a text; may be a template. */
      default?: unknown;
      dependsOn?: string[];
      /** @description By the type: options, multiline, format, min, max, filter. */
      properties?: {
        [key: string]: unknown;
      };
    } & {
      [key: string]: unknown;
    };
    /**
     * PlaybookDetail
     * @description A playbook with its maker.
     */
    PlaybookDetail: components["schemas"]["Playbook"] & {
      creator: components["schemas"]["PersonRef"] | null;
      spec: components["schemas"]["PlaybookSpec"];
    };
    /**
     * PlaybookEntry
     * @description A playbook, as links and menus show one.
     */
    PlaybookEntry: {
      /** Format: uuid */
      id: string;
      name: string;
      title: string;
      icon: string | null;
      category: string;
      description: string | null;
      spec: components["schemas"]["PlaybookSpec"];
      /** Format: date-time */
      deleted_at: string | null;
    };
    /**
     * PlaybookRunEntry
     * @description A run in its list; without a creator a notification, webhook or event started it.
     */
    PlaybookRunEntry: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      playbook_id: string;
      status: string;
      error: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      start_time: string | null;
      /** Format: date-time */
      scheduled_time: string;
      /** Format: date-time */
      end_time: string | null;
      /** Format: uuid */
      parent_id: string | null;
      /** Format: uuid */
      notification_send_id: string | null;
      /** Format: uuid */
      agent_id: string | null;
      /** @description Path of the webhook that started it. */
      webhook: string | null;
      /** @description Name of the event that started it. */
      event: string | null;
    } & {
      creator: components["schemas"]["PersonRef"] | null;
      playbook: components["schemas"]["PlaybookRef"] | null;
      component: components["schemas"]["ComponentRef"] | null;
      check: components["schemas"]["CheckRef"] | null;
      config: components["schemas"]["ConfigRef"] | null;
    };
    /**
     * PlaybookRunName
     * @description A run by what it runs.
     */
    PlaybookRunName: {
      /** Format: uuid */
      id: string;
      status: string;
      /** Format: date-time */
      created_at: string;
      playbook: {
        /** Format: uuid */
        id: string;
        name: string;
        title: string;
      };
    };
    /**
     * NamedPlaybook
     * @description A playbook with what permissions name it by.
     */
    NamedPlaybook: {
      /** Format: uuid */
      id: string;
      name: string;
      title: string;
      icon: string | null;
      namespace: string;
      /** Format: date-time */
      deleted_at: string | null;
    };
    /**
     * PlaybookRunOutcome
     * @description A run as charts count it.
     */
    PlaybookRunOutcome: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      playbook_id: string;
      status: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      start_time: string | null;
      /** Format: date-time */
      end_time: string | null;
      playbook: components["schemas"]["PlaybookRef"] | null;
    };
    /**
     * PendingPlaybookRun
     * @description A run that waits for approval, with what it would do.
     */
    PendingPlaybookRun: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      playbook_id: string;
      status: string;
      /** Format: date-time */
      created_at: string;
      /** @description Name to value; values are texts. */
      parameters: {
        [key: string]: unknown;
      } | null;
      spec: components["schemas"]["PlaybookSpec"];
      /** Format: uuid */
      config_id: string | null;
      /** Format: uuid */
      component_id: string | null;
      /** Format: uuid */
      check_id: string | null;
      creator: components["schemas"]["PersonRef"] | null;
      playbook: components["schemas"]["NamedPlaybook"] | null;
      component: components["schemas"]["ComponentRef"] | null;
      check: components["schemas"]["CheckRef"] | null;
      config: components["schemas"]["ConfigRef"] | null;
      approvals: components["schemas"]["PlaybookApprovalEntry"][];
    };
    /**
     * WaitingApproval
     * @description A run that waits for approval, without what it would do.
     */
    WaitingApproval: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      playbook_id: string;
      approval: components["schemas"]["PlaybookApprovalRule"] | null;
      playbook: components["schemas"]["NamedPlaybook"] | null;
      approvals: components["schemas"]["PlaybookApprovalEntry"][];
    };
    /**
     * PlaybookRunStep
     * @description An action of a run, without its result: that is in playbookAction.
     */
    PlaybookRunStep: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description Known values: scheduled, running, completed, failed, skipped, sleeping, waiting, waiting_children. */
      status: string;
      retry_count: number | null;
      /** Format: uuid */
      playbook_run_id: string | null;
      /** Format: date-time */
      start_time: string | null;
      /** Format: date-time */
      scheduled_time: string;
      /** Format: date-time */
      end_time: string | null;
      error: string | null;
      /** Format: uuid */
      agent_id: string | null;
      /** @description What a language model used, once for each answer. */
      generationInfo:
        | ({
            model?: string;
            inputTokens?: number;
            outputTokens?: number;
            /** @description Dollars. */
            cost?: number;
          } & {
            [key: string]: unknown;
          })[]
        | null;
      agent: components["schemas"]["AgentRef"] | null;
      artifacts: {
        /** Format: uuid */
        id: string;
        filename: string;
        content_type: string | null;
        size: number;
      }[];
    };
    /**
     * PlaybookApprovalEntry
     * @description Who has approved a run, a person or a team.
     */
    PlaybookApprovalEntry: {
      /** Format: uuid */
      id: string;
      /** Format: date-time */
      created_at: string;
      person: components["schemas"]["PersonRef"] | null;
      team: components["schemas"]["TeamRef"] | null;
    };
    /**
     * PlaybookRunDetail
     * @description A run with the spec that it was started with.
     */
    PlaybookRunDetail: components["schemas"]["PlaybookRun"] & {
      creator: components["schemas"]["PersonRef"] | null;
      agent: components["schemas"]["AgentRef"] | null;
      playbook: components["schemas"]["NamedPlaybook"] | null;
      component: components["schemas"]["ComponentRef"] | null;
      check: components["schemas"]["CheckRef"] | null;
      config: components["schemas"]["ConfigRef"] | null;
      approvals: components["schemas"]["PlaybookApprovalEntry"][];
      actions: components["schemas"]["PlaybookRunStep"][];
      spec: components["schemas"]["PlaybookSpec"];
    };
    /**
     * PlaybookActionResult
     * @description By the action: stdout, stderr and exitCode; code, headers and content; rows and count; markdown and generationInfo.
     */
    PlaybookActionResult: {
      [key: string]: unknown;
    } | null;
    /**
     * PlaybookActionDetail
     * @description An action with its artifacts and the run that it belongs to.
     */
    PlaybookActionDetail: components["schemas"]["PlaybookRunAction"] & {
      agent: components["schemas"]["AgentRef"] | null;
      artifacts: components["schemas"]["Artifact"][];
      run: {
        /** Format: uuid */
        id: string;
        /** Format: uuid */
        playbook_id: string;
        /** Format: uuid */
        parent_id: string | null;
        status: string;
        spec: components["schemas"]["PlaybookSpec"];
      } | null;
    };
    /**
     * PlaybookRunActionEntry
     * @description An action of a run or of a child run; its error is in playbookAction.
     */
    PlaybookRunActionEntry: components["schemas"]["PlaybookRunActionSummary"];
    /**
     * Playbook
     * @description A row of playbooks.
     */
    Playbook: {
      /** Format: uuid */
      id: string;
      namespace: string;
      name: string;
      title: string;
      icon: string | null;
      description: string | null;
      /** @description As schemas/playbook.json says. */
      spec: {
        [key: string]: unknown;
      };
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string;
      category: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * PlaybookName
     * @description One row of playbook_names. Playbooks, as pickers and the list show them.
     */
    PlaybookName: {
      /** Format: uuid */
      id: string;
      title: string;
      name: string;
      description: string | null;
      /** @description From the spec. */
      category: string | null;
      icon: string | null;
    };
    /**
     * PlaybookRun
     * @description A row of playbook_runs.
     */
    PlaybookRun: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      playbook_id: string;
      /** @description The playbook's spec as it was when the run started: schemas/playbook.json. */
      spec: {
        [key: string]: unknown;
      };
      /** @description Known values: scheduled, running, cancelled, completed, failed, pending_approval, sleeping, retrying, waiting, timed_out. */
      status: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      start_time: string | null;
      /** Format: date-time */
      scheduled_time: string;
      /** Format: date-time */
      end_time: string | null;
      /** @description Nanoseconds. */
      timeout: number;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: uuid */
      notification_send_id: string | null;
      /** Format: uuid */
      check_id: string | null;
      /** Format: uuid */
      config_id: string | null;
      /** Format: uuid */
      component_id: string | null;
      /** @description Name to value; values are texts. */
      parameters: {
        [key: string]: unknown;
      } | null;
      /** @description What started it, where nobody did: the call of a webhook or an event, as it came. */
      request: {
        [key: string]: unknown;
      } | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string | null;
      /** Format: uuid */
      parent_id: string | null;
      error: string | null;
    };
    /**
     * PlaybookRunAction
     * @description A row of playbook_run_actions.
     */
    PlaybookRunAction: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description Known values: scheduled, running, completed, failed, skipped, sleeping, waiting, waiting_children. */
      status: string;
      retry_count: number | null;
      /** Format: uuid */
      playbook_run_id: string | null;
      /** Format: date-time */
      start_time: string | null;
      /** Format: date-time */
      scheduled_time: string;
      /** Format: date-time */
      end_time: string | null;
      result: components["schemas"]["PlaybookActionResult"];
      /** @description Replication flag. */
      is_pushed: boolean;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string | null;
      error: string | null;
    };
    /**
     * PlaybookApproval
     * @description A row of playbook_approvals.
     */
    PlaybookApproval: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      run_id: string;
      /** Format: uuid */
      person_id: string | null;
      /** Format: uuid */
      team_id: string | null;
      /** Format: date-time */
      created_at: string;
    };
    /**
     * Artifact
     * @description A row of artifacts.
     */
    Artifact: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      check_id: string | null;
      /** Format: date-time */
      check_time: string | null;
      /** Format: uuid */
      playbook_run_action_id: string | null;
      /** Format: uuid */
      connection_id: string | null;
      path: string;
      filename: string;
      content_type: string | null;
      size: number;
      checksum: string;
      /** @description Replication flag. */
      is_pushed: boolean;
      is_data_pushed: boolean;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      /** Format: date-time */
      expires_at: string | null;
    };
    /**
     * PlaybookRunActionSummary
     * @description One row of get_playbook_run_actions. Actions of a run and of its child runs.
     */
    PlaybookRunActionSummary: {
      /** Format: uuid */
      id: string;
      name: string | null;
      /** Format: uuid */
      playbook_run_id: string | null;
      status: string | null;
      /** Format: date-time */
      scheduled_time: string | null;
      /** Format: date-time */
      start_time: string | null;
      /** Format: date-time */
      end_time: string | null;
      result: components["schemas"]["PlaybookActionResult"];
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string | null;
      retry_count: number | null;
      agent: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
      artifacts: components["schemas"]["Artifact"][] | null;
    };
    /**
     * JobDetails
     * @description What a job tells of its run.
     */
    JobDetails: {
      /** @description A text, a list of texts, or an object of them by what failed. */
      errors?: unknown;
      /** @description Counts by what was done, for example created: 1. */
      summary?: unknown;
      /** @description Type of config items to how many were added, updated or left as they are. */
      scrape_summary?: unknown;
    } & {
      [key: string]: unknown;
    };
    /**
     * AgentListEntry
     * @description An agent in its list.
     */
    AgentListEntry: components["schemas"]["AgentSummary"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * ApplicationListEntry
     * @description An application with the person who made it.
     */
    ApplicationListEntry: components["schemas"]["Application"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * ConnectionListEntry
     * @description A connection with the person who made it.
     */
    ConnectionListEntry: components["schemas"]["Connection"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * StoredSpec
     * @description The spec of a resource, and what it is found by.
     */
    StoredSpec: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string;
      /** @description By the kind of the record, as schemas/ say. */
      spec: {
        [key: string]: unknown;
      };
    };
    /**
     * ConnectionRef
     * @description A connection, as pickers and links show one.
     */
    ConnectionRef: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string;
      type: string;
    };
    /**
     * LogBackendListEntry
     * @description A log backend with the person who made it.
     */
    LogBackendListEntry: components["schemas"]["LoggingBackend"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * PropertyListEntry
     * @description A property of the database with the person who made it.
     */
    PropertyListEntry: components["schemas"]["PropertyRow"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * ViewListEntry
     * @description A custom view with the person who made it.
     */
    ViewListEntry: components["schemas"]["View"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * ViewRef
     * @description A custom view, as links show one.
     */
    ViewRef: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string | null;
      title: string | null;
      icon: string | null;
    };
    /**
     * ViewTableRow
     * @description One row of a custom view. Its own columns stand beside the fixed ones and are named by the view's spec.
     */
    ViewTableRow: {
      /** @description Icon, link and unit of single cells by column. */
      __row__attributes?: {
        [key: string]: {
          [key: string]: unknown;
        } | null;
      } | null;
      /** @description Which set of variables the row was made for. */
      request_fingerprint: string;
      /** Format: uuid */
      agent_id?: string | null;
      /** @description Replication flag. */
      is_pushed?: boolean | null;
    } & {
      [key: string]: unknown;
    };
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
      /** @description What the agent tells of itself, for example cluster: edge-1. */
      properties: {
        [key: string]: unknown;
      } | null;
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
     * AgentSummary
     * @description One row of agents_summary. Agents with counts of what they report.
     */
    AgentSummary: {
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
      /** @description What the agent tells of itself, for example cluster: edge-1. */
      properties: {
        [key: string]: unknown;
      } | null;
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
      config_count: number | null;
      config_scrapper_count: number | null;
      checks_count: number | null;
      playbook_runs_count: number | null;
      health: string | null;
      status: string | null;
    };
    /**
     * Application
     * @description A row of applications.
     */
    Application: {
      /** Format: uuid */
      id: string;
      description: string | null;
      name: string;
      namespace: string | null;
      /** @description As schemas/application.json says. */
      spec: {
        [key: string]: unknown;
      };
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string;
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
    };
    /**
     * Connection
     * @description A row of connections.
     */
    Connection: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string;
      type: string;
      /** @description For who may not write connections, `***` stands for user and password, and for tokens among the parameters. */
      url: string | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string | null;
      username: string | null;
      /** @description `***` for who may not write connections; sent back, `***` keeps what is stored. */
      password: string | null;
      /** @description `***` for who may not write connections; sent back, `***` keeps what is stored. */
      certificate: string | null;
      /** @description By the type of the connection. For who may not write connections, `***` stands for values whose names say that they are secrets. */
      properties: {
        [key: string]: unknown;
      } | null;
      insecure_tls: boolean | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * EventQueueSummary
     * @description One row of event_queue_summary. Failing events by name.
     */
    EventQueueSummary: {
      name: string | null;
      pending: number | null;
      failed: number | null;
      average_attempts: number | null;
      /** Format: date-time */
      first_failure: string | null;
      /** Format: date-time */
      last_failure: string | null;
      most_common_error: string | null;
      /**
       * Format: date-time
       * @description When the oldest of them was queued. Not every backend sends it.
       */
      oldest?: string | null;
    };
    /**
     * IntegrationWithStatus
     * @description One row of integrations_with_status. Scrapers, topologies and log backends in one list.
     */
    IntegrationWithStatus: {
      /** Format: uuid */
      id: string | null;
      name: string | null;
      description: string | null;
      integration_type: string | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string | null;
      /** Format: date-time */
      created_at: string | null;
      /** Format: date-time */
      updated_at: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      job_name: string | null;
      job_success_count: number | null;
      job_error_count: number | null;
      job_details: components["schemas"]["JobDetails"] | null;
      job_hostname: string | null;
      job_duration_millis: number | null;
      job_resource_type: string | null;
      job_status: string | null;
      /** Format: date-time */
      job_time_start: string | null;
      /** Format: date-time */
      job_time_end: string | null;
      /** Format: date-time */
      job_created_at: string | null;
      /** Format: date-time */
      job_last_failed: string | null;
      agent: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
      creator_name: string | null;
      creator_avatar: string | null;
      creator_title: string | null;
      creator_email: string | null;
    };
    /**
     * JobHistory
     * @description One row of job_histories. Runs of the backend's jobs.
     */
    JobHistory: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string;
      name: string | null;
      success_count: number | null;
      error_count: number | null;
      details: components["schemas"]["JobDetails"] | null;
      hostname: string | null;
      duration_millis: number | null;
      resource_type: string | null;
      resource_id: string | null;
      status: string | null;
      /** Format: date-time */
      time_start: string | null;
      /** Format: date-time */
      time_end: string | null;
      /** Format: date-time */
      created_at: string;
      /** @description Replication flag. */
      is_pushed: boolean;
      resource_name: string | null;
      agent: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
    };
    /**
     * JobHistoryName
     * @description One row of job_history_names. Names that jobs have.
     */
    JobHistoryName: {
      name: string | null;
    };
    /**
     * LoggingBackend
     * @description A row of logging_backends.
     */
    LoggingBackend: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      /** @description Where its lines are, by the kind of the store, for example loki: url and labels. */
      spec: {
        [key: string]: unknown;
      };
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string | null;
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
     * View
     * @description A row of views.
     */
    View: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string | null;
      /** @description As schemas/view.json says. */
      spec: {
        [key: string]: unknown;
      };
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string;
      /** @description Key to value map. */
      labels: {
        [key: string]: string;
      } | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      last_ran: string | null;
      error: string | null;
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
     * @description One row of views_summary. Views without their spec.
     */
    ViewSummary: {
      /** Format: uuid */
      id: string;
      namespace: string | null;
      name: string;
      title: string | null;
      icon: string | null;
      ordinal: number | null;
      sidebar: boolean | null;
    };
    /**
     * ComponentRef
     * @description A component, as links show one.
     */
    ComponentRef: {
      /** Format: uuid */
      id: string;
      name: string;
      icon: string | null;
      health: string | null;
      /** Format: date-time */
      deleted_at: string | null;
    };
    /**
     * ComponentChoice
     * @description A component, as pickers and paths show one.
     */
    ComponentChoice: {
      /** Format: uuid */
      id: string;
      name: string;
      icon: string | null;
      type: string | null;
      /** @description Ids of its ancestors, root first, with dots between. */
      path: string | null;
      /** Format: uuid */
      parent_id: string | null;
    };
    /**
     * CountsByHealth
     * @description How many are in each state; a state that is missing stands for none.
     */
    CountsByHealth: {
      [key: string]: number;
    };
    /**
     * CountsBySeverity
     * @description Type to severity to number, for example security: high: 2.
     */
    CountsBySeverity: {
      [key: string]: {
        [key: string]: number;
      };
    };
    /**
     * ComponentSummary
     * @description What a component and everything below it adds up to.
     */
    ComponentSummary: {
      healthy?: number;
      unhealthy?: number;
      warning?: number;
      info?: number;
      unknown?: number;
      checks?: components["schemas"]["CountsByHealth"];
      incidents?: components["schemas"]["CountsBySeverity"];
      insights?: components["schemas"]["CountsBySeverity"];
    } & {
      [key: string]: unknown;
    };
    /**
     * LogSelector
     * @description Where logs of a component come from.
     */
    LogSelector: {
      name: string;
      type?: string;
      labels?: {
        [key: string]: string;
      };
    } & {
      [key: string]: unknown;
    };
    /**
     * ComponentCheck
     * @description Checks that belong to a component: those that a selector finds, or one of its own.
     */
    ComponentCheck: {
      selector?: components["schemas"]["ResourceSelector"];
      /** @description The spec of a canary. */
      inline?: {
        [key: string]: unknown;
      } | null;
    } & {
      [key: string]: unknown;
    };
    /**
     * ConfigQuery
     * @description Config items that belong to a component: a resource selector with class, external_id, type and tags.
     */
    ConfigQuery: {
      [key: string]: unknown;
    };
    /**
     * ComponentDetail
     * @description A component with the agent and topology that it comes from.
     */
    ComponentDetail: components["schemas"]["Component"] & {
      agent: components["schemas"]["AgentRef"] | null;
      topology: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
    };
    /**
     * TopologySpec
     * @description The spec of a topology, and what it is found by.
     */
    TopologySpec: {
      /** Format: uuid */
      id: string;
      name: string;
      namespace: string;
      /** @description As schemas/topology.json says. */
      spec: {
        [key: string]: unknown;
      } | null;
    };
    /**
     * TopologyDetail
     * @description A topology with its maker and agent.
     */
    TopologyDetail: components["schemas"]["Topology"] & {
      creator: components["schemas"]["PersonRef"] | null;
      agent: components["schemas"]["AgentRef"] | null;
    };
    /**
     * TopologyListEntry
     * @description A topology in its list.
     */
    TopologyListEntry: components["schemas"]["TopologyWithStatus"] & {
      creator: components["schemas"]["PersonRef"] | null;
    };
    /**
     * TeamOfComponent
     * @description A team that owns a component.
     */
    TeamOfComponent: components["schemas"]["TeamComponent"] & {
      team: {
        /** Format: uuid */
        id: string;
        name: string;
        icon: string | null;
        /** Format: date-time */
        deleted_at: string | null;
      } | null;
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
      selectors: components["schemas"]["ResourceSelector"][] | null;
      log_selectors: components["schemas"]["LogSelector"][] | null;
      component_checks: components["schemas"]["ComponentCheck"][] | null;
      configs: components["schemas"]["ConfigQuery"][] | null;
      properties: components["schemas"]["ResourceProperty"][] | null;
      path: string | null;
      summary: components["schemas"]["ComponentSummary"] | null;
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
      /** @description Values of its properties, to be searched. */
      readonly properties_values: (string | number | boolean | null)[] | null;
    };
    /**
     * ComponentName
     * @description One row of component_names. Components, as pickers and links show them.
     */
    ComponentName: {
      /** Format: uuid */
      id: string;
      path: string | null;
      external_id: string;
      type: string | null;
      name: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string | null;
      icon: string | null;
      /** Format: uuid */
      parent_id: string | null;
    };
    /**
     * ComponentLabel
     * @description One row of component_labels. Label pairs that components carry.
     */
    ComponentLabel: {
      key: string | null;
      value: string | null;
    };
    /**
     * ComponentLabelKey
     * @description One row of component_labels_keys. Label keys that components carry.
     */
    ComponentLabelKey: {
      key: string | null;
    };
    /**
     * ComponentWithLogs
     * @description One row of components_with_logs. Components that name log sources.
     */
    ComponentWithLogs: {
      /** Format: uuid */
      id: string;
      name: string;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id: string;
      icon: string | null;
      type: string | null;
    };
    /**
     * Topology
     * @description A row of topologies.
     */
    Topology: {
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
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string;
      /** @description As schemas/topology.json says. */
      spec: {
        [key: string]: unknown;
      } | null;
      /** Format: date-time */
      created_at: string | null;
      /** Format: date-time */
      updated_at: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
      schedule: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
    };
    /**
     * TopologyWithStatus
     * @description One row of topologies_with_status. Topologies with the state of their last job.
     */
    TopologyWithStatus: {
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
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string;
      /** @description As schemas/topology.json says. */
      spec: {
        [key: string]: unknown;
      } | null;
      /** Format: date-time */
      created_at: string | null;
      /** Format: date-time */
      updated_at: string | null;
      /** @description Replication flag. */
      is_pushed: boolean;
      schedule: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at: string | null;
      job_name: string | null;
      job_success_count: number | null;
      job_error_count: number | null;
      job_details: components["schemas"]["JobDetails"] | null;
      job_hostname: string | null;
      job_duration_millis: number | null;
      job_resource_type: string | null;
      job_status: string | null;
      /** Format: date-time */
      job_time_start: string | null;
      /** Format: date-time */
      job_time_end: string | null;
      /** Format: date-time */
      job_created_at: string | null;
      /** Format: date-time */
      job_last_failed: string | null;
      agent: {
        /** Format: uuid */
        id: string;
        name: string;
      } | null;
    };
    /**
     * TeamComponent
     * @description One row of team_components. Which team owns which component.
     */
    TeamComponent: {
      /** Format: uuid */
      team_id: string;
      /** Format: uuid */
      component_id: string;
      role: string | null;
      selector_id: string | null;
    };
    /**
     * TeamInsert
     * @description A new row.
     */
    TeamInsert: {
      /** Format: uuid */
      id?: string;
      name: string;
      icon?: string | null;
      /** @description As schemas/team.json says. */
      spec?: {
        [key: string]: unknown;
      } | null;
      source?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * TeamUpdate
     * @description Columns to change.
     */
    TeamUpdate: {
      /** Format: uuid */
      id?: string;
      name?: string;
      icon?: string | null;
      /** @description As schemas/team.json says. */
      spec?: {
        [key: string]: unknown;
      } | null;
      source?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * TeamMemberInsert
     * @description A new row.
     */
    TeamMemberInsert: {
      /** Format: uuid */
      team_id: string;
      /** Format: uuid */
      person_id: string;
    };
    /**
     * PermissionInsert
     * @description A new row.
     */
    PermissionInsert: {
      /** Format: uuid */
      id?: string;
      name?: string;
      namespace?: string | null;
      description?: string | null;
      /** @description Known values: UI, KubernetesCRD. */
      source?: string;
      /** @description Known values: person, team, group, notification, playbook, canary, scraper, topology, component. */
      subject_type?: string;
      subject?: string | null;
      /** @description Known values: read, update, create, delete, *, create,read,update,delete, playbook:run, playbook:approve, playbook:cancel, playbook:*. */
      action: string;
      /** @description Known values: canaries, catalog, topology, playbooks, connection, connection-detail, agent-push, kubernetes-proxy, notification, rbac, logs, agent, artifact. */
      object?: string | null;
      object_selector?: components["schemas"]["ObjectSelector"] | null;
      deny?: boolean;
      /** Format: uuid */
      component_id?: string | null;
      /** Format: uuid */
      config_id?: string | null;
      /** Format: uuid */
      canary_id?: string | null;
      /** Format: uuid */
      playbook_id?: string | null;
      /** Format: uuid */
      connection_id?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: uuid */
      person_id?: string | null;
      /** Format: uuid */
      team_id?: string | null;
      /** Format: uuid */
      notification_id?: string | null;
      /** Format: uuid */
      updated_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
      error?: string | null;
      /** Format: date-time */
      until?: string | null;
      agents?: string[] | null;
      tags?: {
        [key: string]: string;
      } | null;
    };
    /**
     * PermissionUpdate
     * @description Columns to change.
     */
    PermissionUpdate: {
      /** Format: uuid */
      id?: string;
      name?: string;
      namespace?: string | null;
      description?: string | null;
      /** @description Known values: UI, KubernetesCRD. */
      source?: string;
      /** @description Known values: person, team, group, notification, playbook, canary, scraper, topology, component. */
      subject_type?: string;
      subject?: string | null;
      /** @description Known values: read, update, create, delete, *, create,read,update,delete, playbook:run, playbook:approve, playbook:cancel, playbook:*. */
      action?: string;
      /** @description Known values: canaries, catalog, topology, playbooks, connection, connection-detail, agent-push, kubernetes-proxy, notification, rbac, logs, agent, artifact. */
      object?: string | null;
      object_selector?: components["schemas"]["ObjectSelector"] | null;
      deny?: boolean;
      /** Format: uuid */
      component_id?: string | null;
      /** Format: uuid */
      config_id?: string | null;
      /** Format: uuid */
      canary_id?: string | null;
      /** Format: uuid */
      playbook_id?: string | null;
      /** Format: uuid */
      connection_id?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: uuid */
      person_id?: string | null;
      /** Format: uuid */
      team_id?: string | null;
      /** Format: uuid */
      notification_id?: string | null;
      /** Format: uuid */
      updated_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
      error?: string | null;
      /** Format: date-time */
      until?: string | null;
      agents?: string[] | null;
      tags?: {
        [key: string]: string;
      } | null;
    };
    /**
     * ScopeInsert
     * @description A new row.
     */
    ScopeInsert: {
      /** Format: uuid */
      id?: string;
      name: string;
      namespace?: string | null;
      description?: string | null;
      targets: components["schemas"]["ScopeTarget"][];
      /** @description Known values: UI, KubernetesCRD. */
      source?: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * ScopeUpdate
     * @description Columns to change.
     */
    ScopeUpdate: {
      /** Format: uuid */
      id?: string;
      name?: string;
      namespace?: string | null;
      description?: string | null;
      targets?: components["schemas"]["ScopeTarget"][];
      /** @description Known values: UI, KubernetesCRD. */
      source?: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * ConfigComponentRelationshipInsert
     * @description A new row.
     */
    ConfigComponentRelationshipInsert: {
      /** Format: uuid */
      component_id: string;
      /** Format: uuid */
      config_id: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
      selector_id?: string | null;
      /** @description Replication flag. */
      is_pushed?: boolean;
    };
    /**
     * ConfigScraperInsert
     * @description A new row.
     */
    ConfigScraperInsert: {
      /** Format: uuid */
      id?: string;
      description?: string | null;
      name: string;
      namespace?: string | null;
      /** @description As schemas/scrapers say. */
      spec: {
        [key: string]: unknown;
      };
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string;
      /** Format: uuid */
      application_id?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id?: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
      /** @description Replication flag. */
      is_pushed?: boolean;
    };
    /**
     * ConfigScraperUpdate
     * @description Columns to change.
     */
    ConfigScraperUpdate: {
      /** Format: uuid */
      id?: string;
      description?: string | null;
      name?: string;
      namespace?: string | null;
      /** @description As schemas/scrapers say. */
      spec?: {
        [key: string]: unknown;
      };
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string;
      /** Format: uuid */
      application_id?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id?: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
      /** @description Replication flag. */
      is_pushed?: boolean;
    };
    /**
     * SavedQueryInsert
     * @description A new row.
     */
    SavedQueryInsert: {
      /** Format: uuid */
      id?: string;
      icon?: string | null;
      /** @description What it is called. */
      description: string | null;
      /** @description What it shows: for the console an address, such as /catalog?health=unhealthy:1. */
      query: string;
      /** @description Columns to show; no console writes them, and the backend does not say what they are. */
      columns?: unknown;
      /** @description Id of the person who saved it. */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
    };
    /**
     * SavedQueryUpdate
     * @description Columns to change.
     */
    SavedQueryUpdate: {
      /** Format: uuid */
      id?: string;
      icon?: string | null;
      /** @description What it is called. */
      description?: string | null;
      /** @description What it shows: for the console an address, such as /catalog?health=unhealthy:1. */
      query?: string;
      /** @description Columns to show; no console writes them, and the backend does not say what they are. */
      columns?: unknown;
      /** @description Id of the person who saved it. */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
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
      /** @description As schemas/canaries/canary.json says. */
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
      /** @description As schemas/canaries/canary.json says. */
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
     * IncidentInsert
     * @description A new row.
     */
    IncidentInsert: {
      /** Format: uuid */
      id?: string;
      incident_id?: string;
      /** Format: uuid */
      incident_rule_id?: string | null;
      title: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** Format: uuid */
      commander_id?: string | null;
      /** Format: uuid */
      communicator_id?: string | null;
      /** @description Known values: info, warning, low, Medium, high, blocker, critical. */
      severity: string;
      description: string;
      /** @description Known values: cost, availability, performance, security, integration, compliance, technicalDebt, reliability. */
      type: string;
      /** @description Known values: open, closed, investigating, mitigated, new, resolved, cancelled. */
      status: string;
      /** Format: date-time */
      acknowledged?: string | null;
      /** Format: date-time */
      resolved?: string | null;
      /** Format: date-time */
      closed?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
    };
    /**
     * IncidentUpdate
     * @description Columns to change.
     */
    IncidentUpdate: {
      /** Format: uuid */
      id?: string;
      incident_id?: string;
      /** Format: uuid */
      incident_rule_id?: string | null;
      title?: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string;
      /** Format: uuid */
      commander_id?: string | null;
      /** Format: uuid */
      communicator_id?: string | null;
      /** @description Known values: info, warning, low, Medium, high, blocker, critical. */
      severity?: string;
      description?: string;
      /** @description Known values: cost, availability, performance, security, integration, compliance, technicalDebt, reliability. */
      type?: string;
      /** @description Known values: open, closed, investigating, mitigated, new, resolved, cancelled. */
      status?: string;
      /** Format: date-time */
      acknowledged?: string | null;
      /** Format: date-time */
      resolved?: string | null;
      /** Format: date-time */
      closed?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
    };
    /**
     * IncidentRuleInsert
     * @description A new row.
     */
    IncidentRuleInsert: {
      /** Format: uuid */
      id?: string;
      name: string;
      /** @description As schemas/incident-rule.json says. */
      spec?: {
        [key: string]: unknown;
      } | null;
      source?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * IncidentRuleUpdate
     * @description Columns to change.
     */
    IncidentRuleUpdate: {
      /** Format: uuid */
      id?: string;
      name?: string;
      /** @description As schemas/incident-rule.json says. */
      spec?: {
        [key: string]: unknown;
      } | null;
      source?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * HypothesisInsert
     * @description A new row.
     */
    HypothesisInsert: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** Format: uuid */
      incident_id: string;
      /** Format: uuid */
      parent_id?: string | null;
      /** Format: uuid */
      owner?: string | null;
      /** Format: uuid */
      team_id?: string | null;
      /** @description Known values: root, factor, solution. */
      type: string;
      title: string;
      /** @description Known values: proven, likely, possible, unlikely, improbable, disproven. */
      status: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
    };
    /**
     * HypothesisUpdate
     * @description Columns to change.
     */
    HypothesisUpdate: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string;
      /** Format: uuid */
      incident_id?: string;
      /** Format: uuid */
      parent_id?: string | null;
      /** Format: uuid */
      owner?: string | null;
      /** Format: uuid */
      team_id?: string | null;
      /** @description Known values: root, factor, solution. */
      type?: string;
      title?: string;
      /** @description Known values: proven, likely, possible, unlikely, improbable, disproven. */
      status?: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
    };
    /**
     * EvidenceInsert
     * @description A new row.
     */
    EvidenceInsert: {
      /** Format: uuid */
      id?: string;
      description: string;
      /** Format: uuid */
      hypothesis_id: string;
      /** Format: uuid */
      config_id?: string | null;
      /** Format: uuid */
      config_change_id?: string | null;
      /** Format: uuid */
      config_analysis_id?: string | null;
      /** Format: uuid */
      component_id?: string | null;
      /** Format: uuid */
      check_id?: string | null;
      definition_of_done?: boolean | null;
      done?: boolean | null;
      factor?: boolean | null;
      mitigator?: boolean | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** @description Known values: log, config, topology, check, config_analysis, config_change, comment. */
      type: string;
      evidence?: components["schemas"]["EvidenceContent"] | null;
      /** @description What an automatic rule noted; no console writes it. */
      properties?: {
        [key: string]: unknown;
      } | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      script?: string | null;
      script_result?: string | null;
    };
    /**
     * EvidenceUpdate
     * @description Columns to change.
     */
    EvidenceUpdate: {
      /** Format: uuid */
      id?: string;
      description?: string;
      /** Format: uuid */
      hypothesis_id?: string;
      /** Format: uuid */
      config_id?: string | null;
      /** Format: uuid */
      config_change_id?: string | null;
      /** Format: uuid */
      config_analysis_id?: string | null;
      /** Format: uuid */
      component_id?: string | null;
      /** Format: uuid */
      check_id?: string | null;
      definition_of_done?: boolean | null;
      done?: boolean | null;
      factor?: boolean | null;
      mitigator?: boolean | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string;
      /** @description Known values: log, config, topology, check, config_analysis, config_change, comment. */
      type?: string;
      evidence?: components["schemas"]["EvidenceContent"] | null;
      /** @description What an automatic rule noted; no console writes it. */
      properties?: {
        [key: string]: unknown;
      } | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      script?: string | null;
      script_result?: string | null;
    };
    /**
     * CommentInsert
     * @description A new row.
     */
    CommentInsert: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      comment: string;
      external_id?: string | null;
      external_created_by?: string | null;
      /** Format: uuid */
      incident_id: string;
      /** Format: uuid */
      responder_id?: string | null;
      /** Format: uuid */
      hypothesis_id?: string | null;
      read?: number[] | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
    };
    /**
     * CommentUpdate
     * @description Columns to change.
     */
    CommentUpdate: {
      /** Format: uuid */
      id?: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string;
      comment?: string;
      external_id?: string | null;
      external_created_by?: string | null;
      /** Format: uuid */
      incident_id?: string;
      /** Format: uuid */
      responder_id?: string | null;
      /** Format: uuid */
      hypothesis_id?: string | null;
      read?: number[] | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
    };
    /**
     * ResponderInsert
     * @description A new row.
     */
    ResponderInsert: {
      /** Format: uuid */
      id?: string;
      /** Format: uuid */
      incident_id: string;
      type: string;
      index?: number | null;
      /** Format: uuid */
      person_id?: string | null;
      /** Format: uuid */
      team_id?: string | null;
      external_id?: string | null;
      properties?: components["schemas"]["ResponderProperties"];
      /** Format: date-time */
      acknowledged?: string | null;
      /** Format: date-time */
      resolved?: string | null;
      /** Format: date-time */
      closed?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * ResponderUpdate
     * @description Columns to change.
     */
    ResponderUpdate: {
      /** Format: uuid */
      id?: string;
      /** Format: uuid */
      incident_id?: string;
      type?: string;
      index?: number | null;
      /** Format: uuid */
      person_id?: string | null;
      /** Format: uuid */
      team_id?: string | null;
      external_id?: string | null;
      properties?: components["schemas"]["ResponderProperties"];
      /** Format: date-time */
      acknowledged?: string | null;
      /** Format: date-time */
      resolved?: string | null;
      /** Format: date-time */
      closed?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * NotificationInsert
     * @description A new row.
     */
    NotificationInsert: {
      /** Format: uuid */
      id?: string;
      name?: string;
      namespace?: string | null;
      events: string[];
      error?: string | null;
      /** Format: date-time */
      error_at?: string | null;
      title?: string | null;
      template?: string | null;
      filter?: string | null;
      /** @description For the recipient, by the kind of its connection, for example channel: ops. */
      properties?: {
        [key: string]: unknown;
      } | null;
      /** Format: uuid */
      playbook_id?: string | null;
      /** Format: uuid */
      person_id?: string | null;
      /** Format: uuid */
      team_id?: string | null;
      repeat_interval?: string | null;
      inhibitions?: components["schemas"]["Inhibition"][] | null;
      /** @description Nanoseconds. */
      wait_for?: number | null;
      /** @description Nanoseconds. */
      wait_for_eval_period?: number | null;
      group_by?: string[] | null;
      /** @description Nanoseconds. */
      group_by_interval?: number | null;
      /** @description Nanoseconds. */
      watchdog_interval?: number | null;
      custom_services?: components["schemas"]["NotificationService"][] | null;
      /** @description Nanoseconds. */
      fallback_delay?: number | null;
      fallback_custom_services?: components["schemas"]["NotificationService"][] | null;
      /** Format: uuid */
      fallback_playbook_id?: string | null;
      /** Format: uuid */
      fallback_person_id?: string | null;
      /** Format: uuid */
      fallback_team_id?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string | null;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * NotificationUpdate
     * @description Columns to change.
     */
    NotificationUpdate: {
      /** Format: uuid */
      id?: string;
      name?: string;
      namespace?: string | null;
      events?: string[];
      error?: string | null;
      /** Format: date-time */
      error_at?: string | null;
      title?: string | null;
      template?: string | null;
      filter?: string | null;
      /** @description For the recipient, by the kind of its connection, for example channel: ops. */
      properties?: {
        [key: string]: unknown;
      } | null;
      /** Format: uuid */
      playbook_id?: string | null;
      /** Format: uuid */
      person_id?: string | null;
      /** Format: uuid */
      team_id?: string | null;
      repeat_interval?: string | null;
      inhibitions?: components["schemas"]["Inhibition"][] | null;
      /** @description Nanoseconds. */
      wait_for?: number | null;
      /** @description Nanoseconds. */
      wait_for_eval_period?: number | null;
      group_by?: string[] | null;
      /** @description Nanoseconds. */
      group_by_interval?: number | null;
      /** @description Nanoseconds. */
      watchdog_interval?: number | null;
      custom_services?: components["schemas"]["NotificationService"][] | null;
      /** @description Nanoseconds. */
      fallback_delay?: number | null;
      fallback_custom_services?: components["schemas"]["NotificationService"][] | null;
      /** Format: uuid */
      fallback_playbook_id?: string | null;
      /** Format: uuid */
      fallback_person_id?: string | null;
      /** Format: uuid */
      fallback_team_id?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string | null;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * NotificationSilenceUpdate
     * @description Columns to change.
     */
    NotificationSilenceUpdate: {
      /** Format: uuid */
      id?: string;
      namespace?: string | null;
      name?: string;
      description?: string | null;
      filter?: string | null;
      selectors?: components["schemas"]["ResourceSelector"][] | null;
      error?: string | null;
      /** Format: date-time */
      from?: string | null;
      /** Format: date-time */
      until?: string | null;
      recursive?: boolean | null;
      /** Format: uuid */
      config_id?: string | null;
      /** Format: uuid */
      check_id?: string | null;
      /** Format: uuid */
      canary_id?: string | null;
      /** Format: uuid */
      component_id?: string | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * PlaybookInsert
     * @description A new row.
     */
    PlaybookInsert: {
      /** Format: uuid */
      id?: string;
      namespace?: string;
      name: string;
      title?: string;
      icon?: string | null;
      description?: string | null;
      /** @description As schemas/playbook.json says. */
      spec: {
        [key: string]: unknown;
      };
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string;
      category?: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * PlaybookUpdate
     * @description Columns to change.
     */
    PlaybookUpdate: {
      /** Format: uuid */
      id?: string;
      namespace?: string;
      name?: string;
      title?: string;
      icon?: string | null;
      description?: string | null;
      /** @description As schemas/playbook.json says. */
      spec?: {
        [key: string]: unknown;
      };
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string;
      category?: string;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
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
      /** @description What the agent tells of itself, for example cluster: edge-1. */
      properties?: {
        [key: string]: unknown;
      } | null;
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
     * ApplicationInsert
     * @description A new row.
     */
    ApplicationInsert: {
      /** Format: uuid */
      id?: string;
      description?: string | null;
      name: string;
      namespace?: string | null;
      /** @description As schemas/application.json says. */
      spec: {
        [key: string]: unknown;
      };
      /** @description Key to value map. */
      labels?: {
        [key: string]: string;
      } | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * ApplicationUpdate
     * @description Columns to change.
     */
    ApplicationUpdate: {
      /** Format: uuid */
      id?: string;
      description?: string | null;
      name?: string;
      namespace?: string | null;
      /** @description As schemas/application.json says. */
      spec?: {
        [key: string]: unknown;
      };
      /** @description Key to value map. */
      labels?: {
        [key: string]: string;
      } | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * ConnectionInsert
     * @description A new row.
     */
    ConnectionInsert: {
      /** Format: uuid */
      id?: string;
      name: string;
      namespace?: string;
      type: string;
      /** @description For who may not write connections, `***` stands for user and password, and for tokens among the parameters. */
      url?: string | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string | null;
      username?: string | null;
      /** @description `***` for who may not write connections; sent back, `***` keeps what is stored. */
      password?: string | null;
      /** @description `***` for who may not write connections; sent back, `***` keeps what is stored. */
      certificate?: string | null;
      /** @description By the type of the connection. For who may not write connections, `***` stands for values whose names say that they are secrets. */
      properties?: {
        [key: string]: unknown;
      } | null;
      insecure_tls?: boolean | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * ConnectionUpdate
     * @description Columns to change.
     */
    ConnectionUpdate: {
      /** Format: uuid */
      id?: string;
      name?: string;
      namespace?: string;
      type?: string;
      /** @description For who may not write connections, `***` stands for user and password, and for tokens among the parameters. */
      url?: string | null;
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string | null;
      username?: string | null;
      /** @description `***` for who may not write connections; sent back, `***` keeps what is stored. */
      password?: string | null;
      /** @description `***` for who may not write connections; sent back, `***` keeps what is stored. */
      certificate?: string | null;
      /** @description By the type of the connection. For who may not write connections, `***` stands for values whose names say that they are secrets. */
      properties?: {
        [key: string]: unknown;
      } | null;
      insecure_tls?: boolean | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      updated_at?: string;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * LoggingBackendInsert
     * @description A new row.
     */
    LoggingBackendInsert: {
      /** Format: uuid */
      id?: string;
      name: string;
      /** @description Key to value map. */
      labels?: {
        [key: string]: string;
      } | null;
      /** @description Where its lines are, by the kind of the store, for example loki: url and labels. */
      spec: {
        [key: string]: unknown;
      };
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id?: string | null;
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
     * LoggingBackendUpdate
     * @description Columns to change.
     */
    LoggingBackendUpdate: {
      /** Format: uuid */
      id?: string;
      name?: string;
      /** @description Key to value map. */
      labels?: {
        [key: string]: string;
      } | null;
      /** @description Where its lines are, by the kind of the store, for example loki: url and labels. */
      spec?: {
        [key: string]: unknown;
      };
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string | null;
      /**
       * Format: uuid
       * @description Agent that owns it; all zeros is the local one.
       */
      agent_id?: string | null;
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
     * ViewInsert
     * @description A new row.
     */
    ViewInsert: {
      /** Format: uuid */
      id?: string;
      name: string;
      namespace?: string | null;
      /** @description As schemas/view.json says. */
      spec: {
        [key: string]: unknown;
      };
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string;
      /** @description Key to value map. */
      labels?: {
        [key: string]: string;
      } | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      last_ran?: string | null;
      error?: string | null;
      /** Format: date-time */
      updated_at?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * ViewUpdate
     * @description Columns to change.
     */
    ViewUpdate: {
      /** Format: uuid */
      id?: string;
      name?: string;
      namespace?: string | null;
      /** @description As schemas/view.json says. */
      spec?: {
        [key: string]: unknown;
      };
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string;
      /** @description Key to value map. */
      labels?: {
        [key: string]: string;
      } | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /** Format: date-time */
      created_at?: string;
      /** Format: date-time */
      last_ran?: string | null;
      error?: string | null;
      /** Format: date-time */
      updated_at?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * TopologyInsert
     * @description A new row.
     */
    TopologyInsert: {
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
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string;
      /** @description As schemas/topology.json says. */
      spec?: {
        [key: string]: unknown;
      } | null;
      /** Format: date-time */
      created_at?: string | null;
      /** Format: date-time */
      updated_at?: string | null;
      /** @description Replication flag. */
      is_pushed?: boolean;
      schedule?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
    /**
     * TopologyUpdate
     * @description Columns to change.
     */
    TopologyUpdate: {
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
      /** @description Known values: KubernetesCRD, ConfigFile, UI, Topology, Push, CRDSync, ApplicationCRD, System. */
      source?: string;
      /** @description As schemas/topology.json says. */
      spec?: {
        [key: string]: unknown;
      } | null;
      /** Format: date-time */
      created_at?: string | null;
      /** Format: date-time */
      updated_at?: string | null;
      /** @description Replication flag. */
      is_pushed?: boolean;
      schedule?: string | null;
      /**
       * Format: uuid
       * @description Person who made it.
       */
      created_by?: string | null;
      /**
       * Format: date-time
       * @description Set when soft-deleted.
       */
      deleted_at?: string | null;
    };
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
    /**
     * PlainError
     * @description Error shape 4, plain text from the authentication and role middleware.
     * @example unauthorized. Access Denied
     */
    PlainError: string;
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
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
