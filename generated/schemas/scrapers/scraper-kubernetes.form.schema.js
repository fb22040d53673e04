// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"KubernetesScraperForm",
"description":"What the form asks for; retention stands in the form of the whole.",
"type":"object",
"required":["clusterName"],
"additionalProperties":false,
"examples":[{"clusterName":"prod","schedule":"@every 15m","kubeconfig":{"valueFrom":{"secretKeyRef":{"name":"prod","key":"kubeconfig"}}},"watch":[{"apiVersion":"apps/v1","kind":"Deployment"}],"exclusions":["leader-election"],"namespace":"shop","scope":"namespace","since":"1h","selector":"app=shop","fieldSelector":"status.phase=Running","maxInFlight":64,"tags":[{"name":"cluster","value":"prod"}]}],
"properties":{
"clusterName":{"type":"string","description":"Name of the cluster, as it is shown.","minLength":1,"x-ui":{"order":1,"label":"Cluster Name"}},
"schedule":{"$ref":"#/$defs/schedule","description":"When a full run starts.","x-wire":"$.schedule","x-ui":{"order":2,"label":"Schedule","widget":"schedule","options":["@every 15m","@every 30m","@hourly","@every 2h","@every 4h","@daily"]}},
"connection":{"type":"string","description":"Stored connection.","x-ui":{"order":3,"label":"Connection","widget":"connection"}},
"kubeconfig":{"$ref":"#/$defs/env-var","description":"Kubeconfig; without it the cluster that the backend runs in.","contentMediaType":"application/yaml","x-ui":{"order":4,"label":"Kubeconfig","widget":"env-var"}},
"watch":{"type":"array","items":{"type":"object","required":["apiVersion","kind"],"additionalProperties":false,"description":"A kind.","properties":{"apiVersion":{"type":"string","description":"Group and version.","minLength":1,"x-ui":{"order":1,"label":"API Version"}},"kind":{"type":"string","description":"Kind.","minLength":1,"x-ui":{"order":2,"label":"Kind"}}}},"description":"Objects to watch, instead of the usual ones.","x-ui":{"order":5,"more":true,"label":"Watch","widget":"list"}},
"exclusions":{"type":"array","items":{"type":"string"},"description":"Names to leave out.","x-wire":"exclusions.name","x-ui":{"order":6,"more":true,"label":"Exclusions","widget":"list"}},
"namespace":{"type":"string","description":"Only this namespace.","x-ui":{"order":7,"label":"Namespace"}},
"scope":{"type":"string","enum":["","namespace","cluster"],"description":"Objects of namespaces, of the cluster, or both when blank.","x-ui":{"order":8,"label":"Scope","widget":"select","options":[{"value":"","label":"Both"},{"value":"namespace","label":"Namespace"},{"value":"cluster","label":"Cluster"}]}},
"since":{"$ref":"#/$defs/duration","description":"How far back events are read.","x-ui":{"order":9,"more":true,"label":"Since","widget":"duration"}},
"selector":{"type":"string","description":"Label selector.","x-ui":{"order":10,"more":true,"label":"Selector"}},
"fieldSelector":{"type":"string","description":"Field selector.","x-ui":{"order":11,"more":true,"label":"Field Selector"}},
"maxInFlight":{"type":"integer","minimum":0,"default":64,"description":"Requests at the same time.","x-wire":"maxInflight","x-ui":{"order":12,"more":true,"label":"Max In Flight","widget":"number"}},
"tags":{"type":"array","maxItems":5,"items":{"$ref":"#/$defs/scraper-tag"},"description":"Tags for everything that is found; five at most.","x-ui":{"order":13,"more":true,"label":"Tags","widget":"json"}}
},
"$defs":{
"schedule":{"description":"When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.","type":"string","x-open":true,"pattern":"^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$","examples":["@every 30s","@hourly","*/15 * * * MON-FRI"]},
"env-var":{"title":"EnvVar","description":"A value, or the place in a cluster that holds it.","type":"object","additionalProperties":false,"examples":[{"value":"admin"},{"name":"TOKEN","valueFrom":{"secretKeyRef":{"name":"api","key":"token"}}}],"properties":{"name":{"type":"string","description":"Name of the variable or header, where a list needs one."},"value":{"type":"string","description":"The value itself; may be a template."},"valueFrom":{"type":"object","description":"Where the value lies; one of its fields is filled.","additionalProperties":false,"properties":{"secretKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a Kubernetes secret."},"configMapKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a config map."},"helmRef":{"$ref":"#/$defs/env-var-keyRef","description":"Value out of a helm release; the key is a JSONPath."},"serviceAccount":{"type":"string","description":"Service account whose token is the value."}}}}},
"env-var-keyRef":{"type":"object","required":["key"],"additionalProperties":false,"properties":{"name":{"type":"string","description":"Name of the object."},"key":{"type":"string","description":"Key inside the object."},"optional":{"type":"boolean","description":"A missing key is no error."}}},
"duration":{"description":"Length of time: numbers with units from ns to h, and d, w, y. A template passes too.","type":"string","pattern":"^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$","examples":["500ms","2h","1d12h"]},
"scraper-tag":{"title":"ScraperTag","description":"A tag for everything that a scraper item finds.","type":"object","required":["name"],"additionalProperties":false,"examples":[{"name":"cluster","value":"prod"},{"name":"namespace","jsonpath":"$.metadata.namespace"}],"properties":{"name":{"type":"string","minLength":1,"description":"Name of the tag."},"label":{"type":"string","description":"Label that gives the value."},"jsonpath":{"type":"string","description":"JSONPath that gives the value."},"value":{"type":"string","description":"The value itself."}}}
}
};
