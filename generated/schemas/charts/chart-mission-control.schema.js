// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"MissionControlChartValues",
"description":"Values of the chart that watches Mission Control itself.",
"x-chart":{"name":"mission-control-watchtower","version":"0.1.29-beta.3","repository":"https://flanksource.github.io/charts"},
"type":"object",
"examples":[{"topologyName":"mission-control","isAgent":false,"views":{"enabled":true}}],
"properties":{
"nameOverride":{"type":"string","description":"Name in place of the chart's own."},
"fullnameOverride":{"type":"string","description":"Whole name in place of release and chart."},
"labels":{"type":"object","description":"Labels of everything that the chart creates.","additionalProperties":{"type":"string"}},
"global":{"type":"object","description":"Values that subcharts share."},
"topologyName":{"type":"string","description":"Name of the topology."},
"connectionName":{"type":"string","description":"Name of the connection to the backend's database.","default":"mission-control-db"},
"isAgent":{"type":"boolean","description":"Whether this is an agent.","default":false},
"playbooks":{"type":"boolean","description":"Whether its playbooks are created.","default":true},
"pushLocation":{"type":"object","description":"Where an agent pushes to.","properties":{"url":{"type":"string","description":"Address."}}},
"topology":{"type":"object","description":"Topology of Mission Control.","properties":{"enabled":{"type":"boolean","description":"Whether it is created.","default":true}}},
"views":{"type":"object","description":"Views.","properties":{"enabled":{"type":"boolean","description":"Whether any is created.","default":true},"unhealthyConfigs":{"type":"object","description":"Unhealthy catalog items.","properties":{"enabled":{"type":"boolean","description":"Whether it is created.","default":true},"sidebar":{"type":"boolean","description":"Whether it stands in the sidebar.","default":true}}},"pods":{"type":"object","description":"Pods.","properties":{"enabled":{"type":"boolean","description":"Whether it is created.","default":false},"sidebar":{"type":"boolean","description":"Whether it stands in the sidebar.","default":false}}}}}
}
};
