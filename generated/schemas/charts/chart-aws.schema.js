// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"AwsChartValues",
"description":"Values of the chart that scrapes AWS accounts.",
"x-chart":{"name":"mission-control-aws","version":"1.0.7","repository":"https://flanksource.github.io/charts"},
"type":"object",
"examples":[{"scraper":{"name":"aws"},"connection":"connection://mission-control/aws","region":["eu-west-1"],"compliance":true}],
"properties":{
"nameOverride":{"type":"string","description":"Name in place of the chart's own."},
"fullnameOverride":{"type":"string","description":"Whole name in place of release and chart."},
"labels":{"type":"object","description":"Labels of everything that the chart creates.","additionalProperties":{"type":"string"}},
"global":{"type":"object","description":"Values that subcharts share."},
"topology":{"type":"object","description":"Topology of the account.","properties":{"name":{"type":"string","description":"Name of the topology."}}},
"scraper":{"type":"object","description":"Catalog scraper.","properties":{"name":{"type":"string","description":"Name of the catalog scraper."},"schedule":{"type":"string","description":"When it runs.","examples":["@every 1h"]}}},
"connection":{"type":"string","description":"Connection that holds the credentials, in place of the keys below.","examples":["connection://mission-control/aws"]},
"accessKey":{"anyOf":[{"$ref":"#/$defs/env-var"},{"type":"null"}],"description":"Access key."},
"secretKey":{"anyOf":[{"$ref":"#/$defs/env-var"},{"type":"null"}],"description":"Secret key."},
"connectionDetails":{"type":"object","description":"The same settings, as earlier versions of the chart take them.","properties":{"connection":{"type":"string","description":"Connection that holds the credentials."},"accessKey":{"anyOf":[{"$ref":"#/$defs/env-var"},{"type":"null"}],"description":"Access key."},"secretKey":{"anyOf":[{"$ref":"#/$defs/env-var"},{"type":"null"}],"description":"Secret key."},"region":{"type":"array","description":"Regions.","items":{"type":"string"}},"endpoint":{"type":"string","description":"Address of the API."},"skipTLSVerify":{"type":"boolean","description":"Whether any certificate is taken.","default":false},"assumeRole":{"type":"string","description":"Role to assume."}}},
"region":{"type":"array","description":"Regions to read; none means all.","items":{"type":"string"}},
"endpoint":{"type":"string","description":"Address of the API in place of the public one, for example of LocalStack."},
"skipTLSVerify":{"type":"boolean","description":"Whether any certificate is taken.","default":false},
"assumeRole":{"type":"string","description":"ARN of an IAM role to assume."},
"cloudtrail":{"type":"object","description":"Events of CloudTrail as changes.","properties":{"maxAge":{"type":"string","description":"How far back the first read goes.","examples":["7d"]},"exclude":{"type":"array","description":"Names of events left out.","items":{"type":"string"}}}},
"compliance":{"type":"boolean","description":"Whether failed AWS Config rules become insights.","default":true},
"costReporting":{"type":"object","description":"Costs from the cost and usage report.","properties":{"enabled":{"type":"boolean","description":"Whether costs are read.","default":false},"database":{"type":"string","description":"Athena database."},"region":{"type":"string","description":"Region of the database."},"s3BucketPath":{"type":"string","description":"Where query results go."},"table":{"type":"string","description":"Athena table."}}},
"includeResources":{"type":"array","description":"Kinds of resources that are read, and no others.","items":{"type":"string"}},
"excludeResources":{"type":"array","description":"Kinds of resources that are left out.","items":{"type":"string"}},
"transform":{"type":"object","description":"What is done with each item.","properties":{"changes":{"type":"object","description":"Mapping and exclusion of changes.","properties":{"exclude":{"type":"array","description":"Expressions of changes left out.","items":{"type":"string"}},"mapping":{"type":"array","description":"How changes are renamed.","items":{"type":"object","description":"A rule."}}}},"relationship":{"type":"array","description":"How items are related.","items":{"type":"object","description":"A rule."}}}},
"retention":{"type":"object","description":"How long changes are kept.","properties":{"changes":{"type":"array","description":"A limit for each kind of change.","items":{"type":"object","description":"A limit.","properties":{"name":{"type":"string","description":"Kind of change."},"age":{"type":"string","description":"Oldest one kept."},"count":{"type":"integer","description":"Most of them kept.","minimum":0}}}}}}
},
"$defs":{
"env-var":{"title":"EnvVar","description":"A value, or the place in a cluster that holds it.","type":"object","additionalProperties":false,"examples":[{"value":"admin"},{"name":"TOKEN","valueFrom":{"secretKeyRef":{"name":"api","key":"token"}}}],"properties":{"name":{"type":"string","description":"Name of the variable or header, where a list needs one."},"value":{"type":"string","description":"The value itself; may be a template."},"valueFrom":{"type":"object","description":"Where the value lies; one of its fields is filled.","additionalProperties":false,"properties":{"secretKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a Kubernetes secret."},"configMapKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a config map."},"helmRef":{"$ref":"#/$defs/env-var-keyRef","description":"Value out of a helm release; the key is a JSONPath."},"serviceAccount":{"type":"string","description":"Service account whose token is the value."}}}}},
"env-var-keyRef":{"type":"object","required":["key"],"additionalProperties":false,"properties":{"name":{"type":"string","description":"Name of the object."},"key":{"type":"string","description":"Key inside the object."},"optional":{"type":"boolean","description":"A missing key is no error."}}}
}
};
