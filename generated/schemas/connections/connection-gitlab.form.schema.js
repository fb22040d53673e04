// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"GitlabConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","personalAccessToken"],
"additionalProperties":false,
"examples":[{"name":"gitlab-bot","namespace":"default","personalAccessToken":"secret://gitlab/token"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"personalAccessToken":{"type":"string","minLength":1,"description":"Personal access token; stored as password.","x-wire":"password","x-ui":{"order":3,"label":"Personal Access Token","widget":"env-var"}}
}
};
