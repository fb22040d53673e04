// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"KubernetesFileScraperForm",
"description":"What the form asks for; retention stands in the form of the whole.",
"type":"object",
"required":["type","id"],
"additionalProperties":false,
"examples":[{"type":"Config::Pod","id":"$.name","selector":{"kind":"Statefulset","name":"postgres","namespace":"db","labelSelector":"app=postgres"},"container":"postgres","format":"properties","files":[{"format":"properties","path":["/var/lib/postgresql/data/postgresql.conf"]}],"tags":[{"name":"team","value":"db"}]}],
"properties":{
"type":{"type":"string","description":"Type of the item, such as Postgres::Table: text or JSONPath.","minLength":1,"x-ui":{"order":1,"label":"Type"}},
"id":{"type":"string","description":"Id of the item: text or JSONPath.","minLength":1,"x-ui":{"order":2,"label":"ID"}},
"selector":{"type":"object","additionalProperties":false,"description":"Which pods.","x-ui":{"order":3,"label":"Selector","group":"Selector"},"properties":{"kind":{"type":"string","description":"Kind.","x-ui":{"order":1,"label":"Kind"}},"name":{"type":"string","description":"Name.","x-ui":{"order":2,"label":"Name"}},"namespace":{"type":"string","description":"Namespace.","x-ui":{"order":3,"label":"Namespace"}},"fieldSelector":{"type":"string","description":"Field selector.","x-ui":{"order":4,"label":"Field Selector"}},"labelSelector":{"type":"string","description":"Label selector.","x-ui":{"order":5,"label":"Label Selector"}}}},
"container":{"type":"string","description":"Container.","x-ui":{"order":4,"more":true,"label":"Container"}},
"format":{"type":"string","description":"How to read the document: json unless given, yaml or properties.","x-ui":{"order":5,"more":true,"label":"Format","options":["json","yaml","properties"]}},
"files":{"type":"array","items":{"type":"object","additionalProperties":false,"description":"Files of one format.","properties":{"format":{"type":"string","description":"json, yaml or properties.","x-ui":{"order":1,"label":"Format"}},"path":{"type":"array","items":{"type":"string"},"description":"Paths; patterns.","x-ui":{"order":2,"label":"Path","widget":"list"}}}},"description":"Files to read.","x-ui":{"order":6,"label":"Files","widget":"list"}},
"tags":{"type":"array","maxItems":5,"items":{"$ref":"#/$defs/scraper-tag"},"description":"Tags for everything that is found; five at most.","x-ui":{"order":7,"more":true,"label":"Tags","widget":"json"}}
},
"$defs":{
"scraper-tag":{"title":"ScraperTag","description":"A tag for everything that a scraper item finds.","type":"object","required":["name"],"additionalProperties":false,"examples":[{"name":"cluster","value":"prod"},{"name":"namespace","jsonpath":"$.metadata.namespace"}],"properties":{"name":{"type":"string","minLength":1,"description":"Name of the tag."},"label":{"type":"string","description":"Label that gives the value."},"jsonpath":{"type":"string","description":"JSONPath that gives the value."},"value":{"type":"string","description":"The value itself."}}}
}
};
