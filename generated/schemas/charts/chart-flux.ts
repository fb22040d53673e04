// Written by `npm run generate` from the contract. Do not edit.

/**
 * Values of the chart that makes a topology of Flux, and playbooks for it.
 */
export interface FluxChartValues {
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
   * Playbooks for Flux' resources.
   */
  playbooks?: {
    /**
     * Whether any is created.
     */
    enabled?: boolean;
    /**
     * Where changes are committed.
     */
    git?: {
      /**
       * Connection of the Git repository.
       */
      connection?: string;
      [k: string]: unknown;
    };
    /**
     * Reconcile now.
     */
    reconcile?: boolean;
    /**
     * Resume.
     */
    resume?: boolean;
    /**
     * Suspend.
     */
    suspend?: boolean;
    /**
     * Update a chart's version.
     */
    updateHelmChartVersion?: boolean;
    /**
     * Update a release's values.
     */
    updateHelmValues?: boolean;
    /**
     * Update an image.
     */
    updateResourceImage?: boolean;
    /**
     * Scale.
     */
    updateResourceReplicas?: boolean;
    /**
     * Update requests and limits.
     */
    updateResourceResources?: boolean;
    [k: string]: unknown;
  };
  [k: string]: unknown;
}
