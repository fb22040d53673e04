// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"TeamsConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","tenant","altID","groupOwner","host"],
"additionalProperties":false,
"x-url":"teams://{group}@{tenant}/{altID}/{groupOwner}?host={+host}",
"examples":[{"name":"teams-ops","namespace":"default","group":"11111111-4444-4444-8444-cccccccccccc","tenant":"22222222-4444-4444-8444-cccccccccccc","altID":"33333333012222222222333333333344","groupOwner":"44444444-4444-4444-8444-cccccccccccc","host":"outlook.office.com"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"group":{"type":"string","description":"Group.","x-wire":"properties.group","x-ui":{"order":3,"label":"Group"}},
"tenant":{"type":"string","minLength":1,"description":"Tenant.","x-wire":"properties.tenant","x-ui":{"order":4,"label":"Tenant"}},
"altID":{"type":"string","minLength":1,"description":"Id of the webhook.","x-wire":"properties.altID","x-ui":{"order":5,"label":"Alt ID"}},
"groupOwner":{"type":"string","minLength":1,"description":"Owner of the group.","x-wire":"properties.groupOwner","x-ui":{"order":6,"label":"Group Owner"}},
"host":{"type":"string","minLength":1,"default":"outlook.office.com","description":"Host of the service.","x-wire":"properties.host","x-ui":{"order":7,"label":"Host"}}
}
};
