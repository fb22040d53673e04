// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"TrivyScraperForm",
"description":"What the form asks for; retention stands in the form of the whole.",
"type":"object",
"additionalProperties":false,
"examples":[{"compliance":["k8s-cis"],"ignoreUnfixed":true,"ignoredLicenses":["MIT"],"licenseFull":false,"scanners":["vuln","misconfig"],"severity":["CRITICAL","HIGH"],"tags":[{"name":"cluster","value":"prod"}],"timeout":"20m","timestampFormat":"2006-01-02","version":"0.60.0","vulnType":["os","library"],"kubernetes":{"components":["workload"],"context":"prod","kubeconfig":"/etc/kube/config","namespace":"shop"}}],
"properties":{
"compliance":{"type":"array","items":{"type":"string"},"description":"Compliance reports.","x-ui":{"order":1,"label":"Compliance","widget":"list"}},
"ignoreUnfixed":{"type":"boolean","description":"Leave out what has no fix.","x-ui":{"order":2,"label":"Ignore Unfixed","widget":"switch"}},
"ignoredLicenses":{"type":"array","items":{"type":"string"},"description":"Licenses to pass over.","x-ui":{"order":3,"more":true,"label":"Ignored Licenses","widget":"list"}},
"licenseFull":{"type":"boolean","description":"Look for licenses in all files.","x-ui":{"order":4,"more":true,"label":"License Full","widget":"switch"}},
"scanners":{"type":"array","items":{"type":"string"},"description":"Scanners to run.","x-ui":{"order":5,"label":"Scanners","widget":"list","options":["vuln","secret","misconfig","license"]}},
"severity":{"type":"array","items":{"type":"string"},"description":"Severities to report.","x-ui":{"order":6,"label":"Severity","widget":"list","options":["UNKNOWN","LOW","MEDIUM","HIGH","CRITICAL"]}},
"tags":{"type":"array","maxItems":5,"items":{"$ref":"#/$defs/scraper-tag"},"description":"Tags for everything that is found; five at most.","x-ui":{"order":7,"more":true,"label":"Tags","widget":"json"}},
"timeout":{"$ref":"#/$defs/duration","description":"Limit of the run.","x-ui":{"order":8,"more":true,"label":"Timeout","widget":"duration"}},
"timestampFormat":{"type":"string","description":"Layout of times; RFC 3339 unless given.","x-ui":{"order":9,"more":true,"label":"Timestamp Format"}},
"version":{"type":"string","description":"Version of the scanner.","x-ui":{"order":10,"more":true,"label":"Version"}},
"vulnType":{"type":"array","items":{"type":"string"},"description":"Kinds of vulnerability.","x-ui":{"order":11,"label":"Vuln Type","widget":"list","options":["os","library"]}},
"kubernetes":{"type":"object","additionalProperties":false,"description":"Scan of a cluster.","x-ui":{"order":12,"label":"Kubernetes","group":"Kubernetes"},"properties":{"components":{"type":"array","items":{"type":"string"},"description":"Components.","x-ui":{"order":1,"label":"Components","widget":"list"}},"context":{"type":"string","description":"Context of the kubeconfig.","x-ui":{"order":2,"label":"Context"}},"kubeconfig":{"type":"string","description":"Path of the kubeconfig.","x-ui":{"order":3,"label":"Kubeconfig"}},"namespace":{"type":"string","description":"Only this namespace.","x-ui":{"order":4,"label":"Namespace"}}}}
},
"$defs":{
"scraper-tag":{"title":"ScraperTag","description":"A tag for everything that a scraper item finds.","type":"object","required":["name"],"additionalProperties":false,"examples":[{"name":"cluster","value":"prod"},{"name":"namespace","jsonpath":"$.metadata.namespace"}],"properties":{"name":{"type":"string","minLength":1,"description":"Name of the tag."},"label":{"type":"string","description":"Label that gives the value."},"jsonpath":{"type":"string","description":"JSONPath that gives the value."},"value":{"type":"string","description":"The value itself."}}},
"duration":{"description":"Length of time: numbers with units from ns to h, and d, w, y. A template passes too.","type":"string","pattern":"^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$","examples":["500ms","2h","1d12h"]}
}
};
