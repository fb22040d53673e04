// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"AzureDevopsConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","organization","personalAccessToken"],
"additionalProperties":false,
"examples":[{"name":"azure-devops","namespace":"default","organization":"acme","personalAccessToken":"secret://azure-devops/token"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"organization":{"type":"string","minLength":1,"description":"Organization; stored as user name.","x-wire":"username","x-ui":{"order":3,"label":"Organization"}},
"personalAccessToken":{"type":"string","minLength":1,"description":"Personal access token; stored as password.","x-wire":"password","x-ui":{"order":4,"label":"Personal Access Token","widget":"env-var"}}
}
};
