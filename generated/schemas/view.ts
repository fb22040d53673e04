// Written by `npm run generate` from the contract. Do not edit.

/**
 * A page of a table and charts over queries.
 */
export type ViewSpec = (
  | {
      panels: {
        [k: string]: unknown;
      };
      [k: string]: unknown;
    }
  | {
      columns: {
        [k: string]: unknown;
      };
      [k: string]: unknown;
    }
) & {
  /**
   * Free text.
   */
  description?: string;
  /**
   * How it appears.
   */
  display?: {
    /**
     * Shown name.
     */
    title?: string;
    /**
     * Icon name.
     */
    icon?: string;
    /**
     * Place among the others.
     */
    ordinal?: number;
    /**
     * Shown in the sidebar.
     */
    sidebar?: boolean;
    /**
     * Other places.
     *
     * Items: Where else it appears.
     */
    plugins?: {
      configTab: ResourceSelector;
      /**
       * Values for its filters.
       */
      filter?:
        | {
            [k: string]: unknown;
          }
        | string;
      /**
       * Values of its variables.
       */
      variables?: {
        [k: string]: string;
      };
    }[];
  };
  /**
   * Queries by name; each has exactly one source.
   */
  queries: {
    /**
     * A query.
     */
    [k: string]: {
      [k: string]: unknown;
    } & {
      configs?: ResourceSelector;
      changes?: ResourceSelector;
      /**
       * Tables of other views.
       */
      viewTableSelector?: {
        /**
         * Name.
         */
        name?: string;
        /**
         * Namespace.
         */
        namespace?: string;
        /**
         * Labels.
         */
        labelSelector?: string;
      };
      /**
       * Prometheus.
       */
      prometheus?: {
        /**
         * Stored connection: connection://namespace/name, connection://name or its id.
         */
        connection?: string;
        /**
         * Address.
         */
        url?: string;
        username?: EnvVar;
        password?: EnvVar;
        /**
         * NTLM.
         */
        ntlm?: boolean;
        /**
         * NTLM, second version.
         */
        ntlmv2?: boolean;
        /**
         * Digest authentication.
         */
        digest?: boolean;
        bearer?: EnvVar;
        oauth?: OAuth;
        tls?: Tls;
        /**
         * PromQL query.
         */
        query: string;
      };
      /**
       * Types of the columns when nothing is found.
       */
      columns?: {
        [k: string]:
          | "string"
          | "integer"
          | "decimal"
          | "boolean"
          | "datetime"
          | "duration"
          | "jsonb";
      };
    };
  };
  /**
   * Columns of the table; one of them is its key.
   */
  columns?: ViewColumn[];
  /**
   * Charts.
   */
  panels?: ViewPanel[];
  /**
   * SQL that joins the queries.
   */
  merge?: string;
  /**
   * CEL expressions by column.
   */
  mapping?: {
    [k: string]: string;
  };
  /**
   * How long results are kept.
   */
  cache?: {
    maxAge?: Duration;
    minAge?: Duration;
    refreshTimeout?: Duration;
  };
  /**
   * Variables.
   *
   * Items: A variable that the reader picks; exactly one of values and valueFrom.
   */
  templating?: ({
    [k: string]: unknown;
  } & {
    /**
     * Key in templates.
     */
    key: string;
    /**
     * Shown name.
     */
    label: string;
    /**
     * Choices.
     */
    values?: string[];
    /**
     * Where the choices come from.
     */
    valueFrom?: {
      config: ResourceSelector;
    };
    /**
     * Choice at first.
     */
    default?: string;
    /**
     * Variables that this one refers to.
     */
    dependsOn?: string[];
  })[];
};
/**
 * Length of time: numbers with units from ns to h, and d, w, y. A template passes too.
 */
export type Duration = string;
/**
 * A chart.
 */
export type ViewPanel = {
  /**
   * Name.
   */
  name: string;
  /**
   * Kind of chart.
   */
  type: "piechart" | "text" | "gauge" | "number" | "table" | "duration";
  /**
   * SQL over the queries.
   */
  query: string;
  /**
   * Free text.
   */
  description?: string;
  /**
   * Settings of a gauge.
   */
  gauge?: {
    /**
     * Upper bound, a number or an expression, as text.
     */
    max?: string | number;
    /**
     * Lower bound.
     */
    min?: string | number;
    /**
     * Decimals.
     */
    precision?: number;
    /**
     * Colours by percentage.
     *
     * Items: A colour from a percentage on.
     */
    thresholds?: ({
      [k: string]: unknown;
    } & {
      /**
       * Percentage.
       */
      percent?: number;
      /**
       * Colour.
       */
      color: string;
      /**
       * @deprecated
       * Older name of percent.
       */
      value?: number;
    })[];
    /**
     * Unit.
     */
    unit?: string;
  };
  /**
   * Settings of a pie chart.
   */
  piechart?: {
    /**
     * Labels in the chart.
     */
    showLabels?: boolean;
    /**
     * Colours by value.
     */
    colors?: {
      [k: string]: string;
    };
  };
  /**
   * Settings of a number.
   */
  number?: {
    /**
     * Unit.
     */
    unit?: string;
    /**
     * Decimals.
     */
    precision?: number;
  };
  /**
   * Settings of a table.
   */
  table?: {
    [k: string]: unknown;
  };
};

/**
 * Picks resources; all given conditions hold together.
 */
export interface ResourceSelector {
  /**
   * Agent of the resource: id, name, self (no agent) or all.
   */
  agent?: string;
  /**
   * Parent (scraper, canary or topology) as id or namespace/name.
   */
  scope?: string;
  /**
   * Cache directive: no-cache, no-store or max-age=<duration>.
   */
  cache?: string;
  /**
   * Search text over name, tags, labels, type, health and more.
   */
  search?: string;
  /**
   * Most results.
   */
  limit?: number;
  /**
   * Also resources that are deleted.
   */
  includeDeleted?: boolean;
  /**
   * Exact id.
   */
  id?: string;
  /**
   * Name; * alone is everything, commas separate, ! excludes.
   */
  name?: string;
  /**
   * Namespace.
   */
  namespace?: string;
  /**
   * Tags that all match, such as cluster=prod,region=eu.
   */
  tagSelector?: string;
  /**
   * Labels that match, such as app=web,tier!=db.
   */
  labelSelector?: string;
  /**
   * Fields that match.
   */
  fieldSelector?: string;
  /**
   * Healths, comma separated; ! excludes.
   */
  health?: string;
  /**
   * Resource types such as Kubernetes::Pod.
   */
  types?: string[];
  /**
   * Status values.
   */
  statuses?: string[];
}
/**
 * A value, or the place in a cluster that holds it.
 */
export interface EnvVar {
  /**
   * Name of the variable or header, where a list needs one.
   */
  name?: string;
  /**
   * The value itself; may be a template.
   */
  value?: string;
  /**
   * Where the value lies; one of its fields is filled.
   */
  valueFrom?: {
    secretKeyRef?: EnvVarKeyRef;
    configMapKeyRef?: EnvVarKeyRef;
    helmRef?: EnvVarKeyRef;
    /**
     * Service account whose token is the value.
     */
    serviceAccount?: string;
  };
}
export interface EnvVarKeyRef {
  /**
   * Name of the object.
   */
  name?: string;
  /**
   * Key inside the object.
   */
  key: string;
  /**
   * A missing key is no error.
   */
  optional?: boolean;
}
/**
 * Token request.
 */
export interface OAuth {
  clientID?: EnvVar;
  clientSecret?: EnvVar;
  /**
   * Scopes.
   */
  scope?: string[];
  /**
   * Address that gives tokens.
   */
  tokenURL?: string;
  /**
   * Further parameters.
   */
  params?: {
    [k: string]: string;
  };
}
/**
 * TLS settings.
 */
export interface Tls {
  /**
   * Accept any certificate.
   */
  insecureSkipVerify?: boolean;
  /**
   * Limit of the handshake: a duration, or nanoseconds.
   */
  handshakeTimeout?: number | Duration;
  ca?: EnvVar;
  cert?: EnvVar;
  key?: EnvVar;
}
/**
 * A column.
 */
export interface ViewColumn {
  /**
   * Unique in the view.
   */
  name: string;
  /**
   * Kind of value.
   */
  type:
    | "string"
    | "number"
    | "boolean"
    | "datetime"
    | "duration"
    | "health"
    | "status"
    | "gauge"
    | "bytes"
    | "decimal"
    | "millicore"
    | "url"
    | "badge";
  /**
   * Part of a row's key.
   */
  primaryKey?: boolean;
  /**
   * Free text.
   */
  description?: string;
  /**
   * Not shown.
   */
  hidden?: boolean;
  /**
   * Icon name, or row.<column>.
   */
  icon?: string;
  /**
   * Unit.
   */
  unit?: string;
  /**
   * Settings of a gauge.
   */
  gauge?: {
    /**
     * Upper bound, a number or an expression, as text.
     */
    max?: string | number;
    /**
     * Lower bound.
     */
    min?: string | number;
    /**
     * Decimals.
     */
    precision?: number;
    /**
     * Colours by percentage.
     *
     * Items: A colour from a percentage on.
     */
    thresholds?: ({
      [k: string]: unknown;
    } & {
      /**
       * Percentage.
       */
      percent?: number;
      /**
       * Colour.
       */
      color: string;
      /**
       * @deprecated
       * Older name of percent.
       */
      value?: number;
    })[];
  };
  /**
   * Where it leads.
   */
  url?: {
    /**
     * CEL that gives the id of a catalog item.
     */
    config?: string;
    /**
     * A view.
     */
    view?: {
      /**
       * Namespace.
       */
      namespace?: string;
      /**
       * Name.
       */
      name?: string;
      /**
       * Values for its filters.
       */
      filter?: {
        [k: string]: string;
      };
    };
  };
  /**
   * How it is filtered.
   */
  filter?: {
    /**
     * Kind of filter.
     */
    type: "multiselect";
  };
  /**
   * @deprecated
   * Column that this one serves (no longer used).
   */
  for?: string;
}
