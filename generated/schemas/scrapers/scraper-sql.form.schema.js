// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"SqlScraperForm",
"description":"What the form asks for; retention stands in the form of the whole.",
"type":"object",
"required":["type","id","connection","query"],
"additionalProperties":false,
"examples":[{"type":"Postgres::Table","id":"$.table_name","auth":{"username":{"value":"reader"},"password":{"valueFrom":{"secretKeyRef":{"name":"db","key":"password"}}}},"connection":"postgres://$(username):$(password)@db:5432/shop","driver":"postgres","format":"json","query":"select table_name, created_at from tables","items":"$.rows","timestampFormat":"2006-01-02","createFields":["$.created_at"],"deleteFields":["$.deleted_at"]}],
"properties":{
"type":{"type":"string","description":"Type of the item, such as Postgres::Table: text or JSONPath.","minLength":1,"x-ui":{"order":1,"label":"Type"}},
"id":{"type":"string","description":"Id of the item: text or JSONPath.","minLength":1,"x-ui":{"order":2,"label":"ID"}},
"auth":{"type":"object","required":["username","password"],"additionalProperties":false,"description":"Who reads.","x-ui":{"order":3,"label":"Auth","group":"Auth"},"properties":{"username":{"$ref":"#/$defs/env-var","description":"User name.","x-ui":{"order":1,"label":"Username","widget":"env-var"}},"password":{"$ref":"#/$defs/env-var","description":"Password.","x-ui":{"order":2,"label":"Password","widget":"env-var"}}}},
"connection":{"type":"string","description":"Stored connection, or the address of a database.","minLength":1,"x-ui":{"order":4,"label":"Connection","widget":"connection"}},
"driver":{"type":"string","description":"Kind of database.","x-ui":{"order":5,"label":"Driver","options":["postgres","mysql","sqlserver"]}},
"format":{"type":"string","description":"How to read the document: json unless given, yaml or properties.","x-ui":{"order":6,"more":true,"label":"Format","options":["json","yaml","properties"]}},
"query":{"type":"string","description":"Statement to run.","minLength":1,"x-ui":{"order":7,"label":"Query","widget":"textarea"}},
"items":{"type":"string","description":"JSONPath that splits the document into items first.","x-ui":{"order":8,"more":true,"label":"Items"}},
"timestampFormat":{"type":"string","description":"Layout of times; RFC 3339 unless given.","x-ui":{"order":9,"more":true,"label":"Timestamp Format"}},
"createFields":{"type":"array","items":{"type":"string"},"description":"JSONPaths; the first that is filled is the time of creation.","x-ui":{"order":10,"more":true,"label":"Create Fields","widget":"list"}},
"deleteFields":{"type":"array","items":{"type":"string"},"description":"JSONPaths; the first that is filled is the time of deletion.","x-ui":{"order":11,"more":true,"label":"Delete Fields","widget":"list"}},
"tags":{"type":"array","maxItems":5,"items":{"$ref":"#/$defs/scraper-tag"},"description":"Tags for everything that is found; five at most.","x-ui":{"order":12,"more":true,"label":"Tags","widget":"json"}}
},
"$defs":{
"env-var":{"title":"EnvVar","description":"A value, or the place in a cluster that holds it.","type":"object","additionalProperties":false,"examples":[{"value":"admin"},{"name":"TOKEN","valueFrom":{"secretKeyRef":{"name":"api","key":"token"}}}],"properties":{"name":{"type":"string","description":"Name of the variable or header, where a list needs one."},"value":{"type":"string","description":"The value itself; may be a template."},"valueFrom":{"type":"object","description":"Where the value lies; one of its fields is filled.","additionalProperties":false,"properties":{"secretKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a Kubernetes secret."},"configMapKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a config map."},"helmRef":{"$ref":"#/$defs/env-var-keyRef","description":"Value out of a helm release; the key is a JSONPath."},"serviceAccount":{"type":"string","description":"Service account whose token is the value."}}}}},
"env-var-keyRef":{"type":"object","required":["key"],"additionalProperties":false,"properties":{"name":{"type":"string","description":"Name of the object."},"key":{"type":"string","description":"Key inside the object."},"optional":{"type":"boolean","description":"A missing key is no error."}}},
"scraper-tag":{"title":"ScraperTag","description":"A tag for everything that a scraper item finds.","type":"object","required":["name"],"additionalProperties":false,"examples":[{"name":"cluster","value":"prod"},{"name":"namespace","jsonpath":"$.metadata.namespace"}],"properties":{"name":{"type":"string","minLength":1,"description":"Name of the tag."},"label":{"type":"string","description":"Label that gives the value."},"jsonpath":{"type":"string","description":"JSONPath that gives the value."},"value":{"type":"string","description":"The value itself."}}}
}
};
