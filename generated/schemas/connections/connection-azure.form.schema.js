// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"AzureConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","clientID","clientSecret","tenantID"],
"additionalProperties":false,
"examples":[{"name":"azure-prod","namespace":"default","clientID":"3f1c2b7e-6a0d-4e0f-9c55-0d1f3a1b2c3d","clientSecret":"secret://azure/client-secret","tenantID":"9b8c7d6e-5f40-4132-8a21-102030405060"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"clientID":{"type":"string","minLength":1,"description":"Client id; stored as user name.","x-wire":"username","x-ui":{"order":3,"label":"Client ID"}},
"clientSecret":{"type":"string","minLength":1,"description":"Client secret; stored as password.","x-wire":"password","x-ui":{"order":4,"label":"Client Secret","widget":"env-var"}},
"tenantID":{"type":"string","minLength":1,"description":"Tenant (directory) id.","x-wire":"properties.tenant","x-ui":{"order":5,"label":"Tenant ID"}}
}
};
