// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"FluxChartValues",
"description":"Values of the chart that makes a topology of Flux, and playbooks for it.",
"x-chart":{"name":"mission-control-flux","version":"0.1.20","repository":"https://flanksource.github.io/charts"},
"type":"object",
"examples":[{"topologyName":"flux","playbooks":{"enabled":true,"git":{"connection":"connection://mission-control/gitops"}}}],
"properties":{
"nameOverride":{"type":"string","description":"Name in place of the chart's own."},
"fullnameOverride":{"type":"string","description":"Whole name in place of release and chart."},
"labels":{"type":"object","description":"Labels of everything that the chart creates.","additionalProperties":{"type":"string"}},
"global":{"type":"object","description":"Values that subcharts share."},
"topologyName":{"type":"string","description":"Name of the topology."},
"playbooks":{"type":"object","description":"Playbooks for Flux' resources.","properties":{"enabled":{"type":"boolean","description":"Whether any is created.","default":true},"git":{"type":"object","description":"Where changes are committed.","properties":{"connection":{"type":"string","description":"Connection of the Git repository.","examples":["connection://mission-control/gitops"]}}},"reconcile":{"type":"boolean","description":"Reconcile now.","default":true},"resume":{"type":"boolean","description":"Resume.","default":true},"suspend":{"type":"boolean","description":"Suspend.","default":true},"updateHelmChartVersion":{"type":"boolean","description":"Update a chart's version.","default":true},"updateHelmValues":{"type":"boolean","description":"Update a release's values.","default":true},"updateResourceImage":{"type":"boolean","description":"Update an image.","default":true},"updateResourceReplicas":{"type":"boolean","description":"Scale.","default":true},"updateResourceResources":{"type":"boolean","description":"Update requests and limits.","default":true}}}
}
};
