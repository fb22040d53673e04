// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"AzureChartValues",
"description":"Values of the chart that scrapes Azure subscriptions.",
"x-chart":{"name":"mission-control-azure","version":"1.0.0","repository":"https://flanksource.github.io/charts"},
"type":"object",
"examples":[{"scraper":{"name":"azure"},"subscriptionID":"0f6ee8b5-9f4e-4a0f-8e64-8c1f3f6e3a11","tenantID":"6a7a2f0d-1f77-46c1-a2a4-9a3d5b1f7f10","organisation":"example"}],
"properties":{
"nameOverride":{"type":"string","description":"Name in place of the chart's own."},
"fullnameOverride":{"type":"string","description":"Whole name in place of release and chart."},
"labels":{"type":"object","description":"Labels of everything that the chart creates.","additionalProperties":{"type":"string"}},
"global":{"type":"object","description":"Values that subcharts share."},
"scraper":{"type":"object","description":"Catalog scraper.","properties":{"name":{"type":"string","description":"Name of the catalog scraper."}}},
"subscriptionID":{"type":"string","description":"Subscription to read."},
"organisation":{"type":"string","description":"Organisation's name."},
"tenantID":{"type":"string","description":"Tenant of the subscription."},
"connectionDetails":{"type":"object","description":"Credentials.","properties":{"connection":{"type":"string","description":"Connection that holds them."},"clientID":{"anyOf":[{"$ref":"#/$defs/env-var"},{"type":"null"}],"description":"Client id."},"clientSecret":{"anyOf":[{"$ref":"#/$defs/env-var"},{"type":"null"}],"description":"Client secret."}}},
"exclusions":{"type":"object","description":"What is left out.","properties":{"activityLogs":{"type":"array","description":"Operations of the activity log.","items":{"type":"string"}}}}
},
"$defs":{
"env-var":{"title":"EnvVar","description":"A value, or the place in a cluster that holds it.","type":"object","additionalProperties":false,"examples":[{"value":"admin"},{"name":"TOKEN","valueFrom":{"secretKeyRef":{"name":"api","key":"token"}}}],"properties":{"name":{"type":"string","description":"Name of the variable or header, where a list needs one."},"value":{"type":"string","description":"The value itself; may be a template."},"valueFrom":{"type":"object","description":"Where the value lies; one of its fields is filled.","additionalProperties":false,"properties":{"secretKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a Kubernetes secret."},"configMapKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a config map."},"helmRef":{"$ref":"#/$defs/env-var-keyRef","description":"Value out of a helm release; the key is a JSONPath."},"serviceAccount":{"type":"string","description":"Service account whose token is the value."}}}}},
"env-var-keyRef":{"type":"object","required":["key"],"additionalProperties":false,"properties":{"name":{"type":"string","description":"Name of the object."},"key":{"type":"string","description":"Key inside the object."},"optional":{"type":"boolean","description":"A missing key is no error."}}}
}
};
