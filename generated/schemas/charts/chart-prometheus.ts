// Written by `npm run generate` from the contract. Do not edit.

/**
 * Values of the chart that makes a topology of Prometheus.
 */
export interface PrometheusChartValues {
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
   * Namespace of Prometheus' own pods.
   */
  prometheusNamespace?: string;
  /**
   * Address of Prometheus.
   */
  prometheusURL?: string;
  [k: string]: unknown;
}
