// Written by `npm run generate` from the contract. Do not edit.

/**
 * Values of the chart that scrapes a Kubernetes cluster and makes a topology of it.
 */
export interface KubernetesChartValues {
  /**
   * Name in place of the chart's own.
   */
  nameOverride?: string;
  /**
   * Whole name in place of release and chart.
   */
  fullnameOverride?: string;
  /**
   * Labels of everything that the chart creates.
   */
  labels?: {
    [k: string]: string;
  };
  /**
   * Values that subcharts share.
   */
  global?: {
    [k: string]: unknown;
  };
  /**
   * Name of the cluster in the catalog.
   */
  clusterName?: string;
  /**
   * Kubeconfig of another cluster; none means the cluster that the chart is in.
   */
  kubeconfig?: EnvVar | null;
  /**
   * Address of Prometheus for metrics.
   */
  prometheusURL?: string;
  /**
   * Where metrics come from.
   */
  prometheus?: {
    /**
     * Address.
     */
    url?: EnvVar | null;
    /**
     * Connection of Prometheus.
     */
    connection?: string;
    /**
     * Whether a connection is created.
     */
    createConnection?: boolean;
    /**
     * Matchers added to each query.
     */
    labels?: string;
    /**
     * Credentials.
     */
    auth?: {
      [k: string]: unknown;
    } | null;
    [k: string]: unknown;
  };
  /**
   * Metrics of nodes, namespaces and pods.
   */
  metrics?: {
    /**
     * Whether they are read.
     */
    enabled?: boolean;
    /**
     * Who answers.
     */
    type?: "prometheus" | "gke";
    /**
     * Queries in place of the chart's own.
     */
    queries?: {
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  /**
   * Topology of the cluster.
   */
  topology?: {
    /**
     * Name of the topology.
     */
    name?: string;
    /**
     * When it is made anew.
     */
    schedule?: string;
    /**
     * Name of its icon.
     */
    icon?: string;
    [k: string]: unknown;
  };
  /**
   * Catalog scraper.
   */
  scraper?: {
    /**
     * Name of the catalog scraper.
     */
    name?: string;
    /**
     * When it runs.
     */
    schedule?: string;
    /**
     * What is left out.
     */
    exclusions?: {
      /**
       * Names.
       */
      name?: string[];
      /**
       * Namespaces.
       */
      namespace?: string[];
      /**
       * Kinds.
       */
      kind?: string[];
      /**
       * Labels.
       */
      labels?: {
        [k: string]: string;
      };
      [k: string]: unknown;
    };
    /**
     * What the chart leaves out by itself.
     */
    defaultExclusions?: {
      [k: string]: unknown;
    };
    /**
     * Relationships between items.
     *
     * Items: A rule.
     */
    relationships?: {
      [k: string]: unknown;
    }[];
    /**
     * Relationships that the chart has by itself.
     *
     * Items: A rule.
     */
    defaultRelationships?: {
      [k: string]: unknown;
    }[];
    /**
     * Kubernetes events.
     */
    event?: {
      /**
       * Events left out.
       */
      exclusions?: {
        /**
         * Reasons.
         */
        reason?: string[];
        [k: string]: unknown;
      };
      /**
       * Words that make an event severe.
       */
      severityKeywords?: {
        /**
         * For errors.
         */
        error?: string[];
        /**
         * For warnings.
         */
        warn?: string[];
        [k: string]: unknown;
      };
      [k: string]: unknown;
    };
    /**
     * What is done with each item.
     */
    transform?: {
      [k: string]: unknown;
    };
    /**
     * What the chart does by itself.
     */
    defaultTransform?: {
      [k: string]: unknown;
    };
    /**
     * How long changes are kept.
     */
    retention?: {
      /**
       * When an item that is gone is deleted.
       */
      staleItemAge?: string;
      /**
       * Limits.
       *
       * Items: A limit.
       */
      changes?: {
        [k: string]: unknown;
      }[];
      /**
       * Limits that the chart has by itself.
       *
       * Items: A limit.
       */
      defaultChanges?: {
        [k: string]: unknown;
      }[];
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  /**
   * Playbooks for Kubernetes resources.
   */
  playbooks?: {
    /**
     * Whether any is created.
     */
    enabled?: boolean;
    /**
     * Whether this one is created.
     */
    deletePod?: boolean;
    /**
     * Whether this one is created.
     */
    deleteResource?: boolean;
    /**
     * Whether this one is created.
     */
    cleanupFailedPods?: boolean;
    /**
     * Whether this one is created.
     */
    podSnapshot?: boolean;
    /**
     * Whether this one is created.
     */
    requestNamespaceAccess?: boolean;
    /**
     * Whether this one is created.
     */
    restartDeployment?: boolean;
    /**
     * Whether this one is created.
     */
    scaleDeployment?: boolean;
    /**
     * Whether this one is created.
     */
    createDeployment?: boolean;
    /**
     * Whether this one is created.
     */
    updateResourceImage?: boolean;
    /**
     * Whether this one is created.
     */
    updateResourceRequestsLimits?: boolean;
    /**
     * Edits manifests in Git.
     */
    edit_kubernetes_manifests?: {
      /**
       * Whether it is created.
       */
      enabled?: boolean;
      /**
       * Connection of the Git repository.
       */
      git_connection?: string;
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  [k: string]: unknown;
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
