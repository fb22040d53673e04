// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"GithubActionsScraperForm",
"description":"What the form asks for; retention stands in the form of the whole.",
"type":"object",
"required":["owner","repository"],
"additionalProperties":false,
"examples":[{"name":"builds","connection":"connection://github-bot","owner":"acme","repository":"shop","workflows":["release.yml"],"tags":[{"name":"team","value":"shop"}]}],
"properties":{
"name":{"type":"string","description":"Name of the item: text or JSONPath.","x-ui":{"order":1,"label":"Name"}},
"connection":{"type":"string","description":"Stored connection.","x-ui":{"order":2,"label":"Connection","widget":"connection"}},
"owner":{"type":"string","description":"Person or organization that owns the repository.","minLength":1,"x-ui":{"order":3,"label":"Owner"}},
"repository":{"type":"string","description":"Name of the repository.","minLength":1,"x-ui":{"order":4,"label":"Repository"}},
"personalAccessToken":{"$ref":"#/$defs/env-var","description":"Access token.","x-ui":{"order":5,"label":"Personal Access Token","widget":"env-var"}},
"workflows":{"type":"array","items":{"type":"string"},"description":"Workflows to read; all unless given.","x-ui":{"order":6,"label":"Workflows","widget":"list"}},
"tags":{"type":"array","maxItems":5,"items":{"$ref":"#/$defs/scraper-tag"},"description":"Tags for everything that is found; five at most.","x-ui":{"order":7,"more":true,"label":"Tags","widget":"json"}}
},
"$defs":{
"env-var":{"title":"EnvVar","description":"A value, or the place in a cluster that holds it.","type":"object","additionalProperties":false,"examples":[{"value":"admin"},{"name":"TOKEN","valueFrom":{"secretKeyRef":{"name":"api","key":"token"}}}],"properties":{"name":{"type":"string","description":"Name of the variable or header, where a list needs one."},"value":{"type":"string","description":"The value itself; may be a template."},"valueFrom":{"type":"object","description":"Where the value lies; one of its fields is filled.","additionalProperties":false,"properties":{"secretKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a Kubernetes secret."},"configMapKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a config map."},"helmRef":{"$ref":"#/$defs/env-var-keyRef","description":"Value out of a helm release; the key is a JSONPath."},"serviceAccount":{"type":"string","description":"Service account whose token is the value."}}}}},
"env-var-keyRef":{"type":"object","required":["key"],"additionalProperties":false,"properties":{"name":{"type":"string","description":"Name of the object."},"key":{"type":"string","description":"Key inside the object."},"optional":{"type":"boolean","description":"A missing key is no error."}}},
"scraper-tag":{"title":"ScraperTag","description":"A tag for everything that a scraper item finds.","type":"object","required":["name"],"additionalProperties":false,"examples":[{"name":"cluster","value":"prod"},{"name":"namespace","jsonpath":"$.metadata.namespace"}],"properties":{"name":{"type":"string","minLength":1,"description":"Name of the tag."},"label":{"type":"string","description":"Label that gives the value."},"jsonpath":{"type":"string","description":"JSONPath that gives the value."},"value":{"type":"string","description":"The value itself."}}}
}
};
