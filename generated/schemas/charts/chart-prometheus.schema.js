// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"PrometheusChartValues",
"description":"Values of the chart that makes a topology of Prometheus.",
"x-chart":{"name":"mission-control-prometheus","version":"0.1.1","repository":"https://flanksource.github.io/charts"},
"type":"object",
"examples":[{"topologyName":"prometheus","prometheusURL":"http://prometheus.monitoring.svc:9090"}],
"properties":{
"nameOverride":{"type":"string","description":"Name in place of the chart's own."},
"fullnameOverride":{"type":"string","description":"Whole name in place of release and chart."},
"labels":{"type":"object","description":"Labels of everything that the chart creates.","additionalProperties":{"type":"string"}},
"global":{"type":"object","description":"Values that subcharts share."},
"topologyName":{"type":"string","description":"Name of the topology."},
"prometheusNamespace":{"type":"string","description":"Namespace of Prometheus' own pods.","default":"monitoring"},
"prometheusURL":{"type":"string","description":"Address of Prometheus.","examples":["http://prometheus.monitoring.svc:9090"]}
}
};
