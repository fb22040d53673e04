// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"PermissionGroupSpec",
"description":"Members that a permission may name as one subject.",
"type":"object",
"additionalProperties":false,
"minProperties":1,
"examples":[{"playbooks":[{"namespace":"default","name":"restart"}],"people":["jane@example.com"],"teams":["platform"]},{"notifications":[{"name":"*"}]}],
"properties":{
"name":{"type":"string","description":"Older place of the name; metadata.name counts."},
"notifications":{"type":"array","description":"Notifications; the name * means all.","items":{"type":"object","description":"A name, with its namespace where needed.","required":["name"],"additionalProperties":false,"properties":{"namespace":{"type":"string","description":"Namespace."},"name":{"type":"string","description":"Name."}}}},
"playbooks":{"type":"array","description":"Playbooks.","items":{"type":"object","description":"A name, with its namespace where needed.","required":["name"],"additionalProperties":false,"properties":{"namespace":{"type":"string","description":"Namespace."},"name":{"type":"string","description":"Name."}}}},
"topologies":{"type":"array","description":"Topologies.","items":{"type":"object","description":"A name, with its namespace where needed.","required":["name"],"additionalProperties":false,"properties":{"namespace":{"type":"string","description":"Namespace."},"name":{"type":"string","description":"Name."}}}},
"scrapers":{"type":"array","description":"Scrapers.","items":{"type":"object","description":"A name, with its namespace where needed.","required":["name"],"additionalProperties":false,"properties":{"namespace":{"type":"string","description":"Namespace."},"name":{"type":"string","description":"Name."}}}},
"canaries":{"type":"array","description":"Canaries.","items":{"type":"object","description":"A name, with its namespace where needed.","required":["name"],"additionalProperties":false,"properties":{"namespace":{"type":"string","description":"Namespace."},"name":{"type":"string","description":"Name."}}}},
"people":{"type":"array","description":"People by id or address; * means all.","items":{"type":"string"}},
"teams":{"type":"array","description":"Teams by name.","items":{"type":"string"}}
}
};
