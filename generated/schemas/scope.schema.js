// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"ScopeSpec",
"description":"Sets of resources that a permission can be limited to.",
"type":"object",
"required":["targets"],
"additionalProperties":false,
"examples":[{"description":"Payments","targets":[{"config":{"tagSelector":"namespace=payments"}},{"component":{"name":"payments","agent":"eu"}}]},{"targets":[{"playbook":{"name":"*"}}]}],
"properties":{
"description":{"type":"string","description":"Free text."},
"targets":{"type":"array","description":"What the scope covers.","items":{"type":"object","description":"Exactly one kind of resource.","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"config":{"$ref":"#/$defs/scope-selector","description":"Catalog items.","minProperties":1},"component":{"$ref":"#/$defs/scope-selector","description":"Components.","minProperties":1},"playbook":{"$ref":"#/$defs/scope-selector","description":"Playbooks.","minProperties":1},"canary":{"$ref":"#/$defs/scope-selector","description":"Canaries.","minProperties":1},"global":{"$ref":"#/$defs/scope-selector","description":"All kinds.","minProperties":1}}},"minItems":1,"maxItems":10}
},
"$defs":{
"scope-selector":{"title":"ScopeSelector","description":"Picks the resources of one kind that a scope covers.","type":"object","additionalProperties":false,"examples":[{"tagSelector":"namespace=payments"}],"properties":{"agent":{"type":"string","description":"Agent of the resource: id, name, self (no agent) or all."},"name":{"type":"string","description":"Name; * alone is everything, commas separate, ! excludes."},"tagSelector":{"type":"string","description":"Tags that all match, such as cluster=prod,region=eu."}}}
}
};
