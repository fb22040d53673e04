// Written by `npm run generate` from the contract. Do not edit.

/**
 * Values of the chart that watches Mission Control itself.
 */
export interface MissionControlChartValues {
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
   * Name of the topology.
   */
  topologyName?: string;
  /**
   * Name of the connection to the backend's database.
   */
  connectionName?: string;
  /**
   * Whether this is an agent.
   */
  isAgent?: boolean;
  /**
   * Whether its playbooks are created.
   */
  playbooks?: boolean;
  /**
   * Where an agent pushes to.
   */
  pushLocation?: {
    /**
     * Address.
     */
    url?: string;
    [k: string]: unknown;
  };
  /**
   * Topology of Mission Control.
   */
  topology?: {
    /**
     * Whether it is created.
     */
    enabled?: boolean;
    [k: string]: unknown;
  };
  /**
   * Views.
   */
  views?: {
    /**
     * Whether any is created.
     */
    enabled?: boolean;
    /**
     * Unhealthy catalog items.
     */
    unhealthyConfigs?: {
      /**
       * Whether it is created.
       */
      enabled?: boolean;
      /**
       * Whether it stands in the sidebar.
       */
      sidebar?: boolean;
      [k: string]: unknown;
    };
    /**
     * Pods.
     */
    pods?: {
      /**
       * Whether it is created.
       */
      enabled?: boolean;
      /**
       * Whether it stands in the sidebar.
       */
      sidebar?: boolean;
      [k: string]: unknown;
    };
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
