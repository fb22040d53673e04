// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"SmbConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","server","share"],
"additionalProperties":false,
"examples":[{"name":"reports-share","namespace":"default","server":"files.corp.example.com","port":445,"share":"reports","username":"svc-reports","password":"secret://smb/password"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"server":{"type":"string","minLength":1,"description":"Host name; stored as url and restored from it.","x-wire":"url","x-ui":{"order":3,"label":"Server"}},
"port":{"type":"integer","minimum":0,"maximum":65535,"default":445,"description":"Port.","x-wire":"properties.port","x-ui":{"order":4,"label":"Port","widget":"port"}},
"share":{"type":"string","minLength":1,"description":"Name of the share. Kept among the properties, so that it is not lost.","x-wire":"properties.share","x-ui":{"order":5,"label":"Share"}},
"username":{"type":"string","description":"User name.","x-ui":{"order":6,"label":"Username"}},
"password":{"type":"string","description":"Password.","x-ui":{"order":7,"label":"Password","widget":"env-var"}}
}
};
