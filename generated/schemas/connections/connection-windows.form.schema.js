// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"WindowsConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","username","password"],
"additionalProperties":false,
"examples":[{"name":"backup-account","namespace":"default","username":"svc-backup","password":"secret://windows/password","domain":"CORP"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"username":{"type":"string","minLength":1,"description":"User name.","x-ui":{"order":3,"label":"Username","widget":"env-var"}},
"password":{"type":"string","minLength":1,"description":"Password.","x-ui":{"order":4,"label":"Password","widget":"env-var"}},
"domain":{"type":"string","description":"Domain of the account.","x-wire":"properties.domain","x-ui":{"order":5,"label":"Domain"}}
}
};
