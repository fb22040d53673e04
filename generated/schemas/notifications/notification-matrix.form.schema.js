// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"MatrixConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","password","host"],
"additionalProperties":false,
"x-url":"matrix://{user}:$(password)@{+host}/?DisableTLS={insecure_tls}",
"examples":[{"name":"matrix-ops","namespace":"default","user":"bot","password":"secret://matrix/password","host":"matrix.example.com","insecure_tls":false}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"user":{"type":"string","description":"User; empty with an access token.","x-wire":"username","x-ui":{"order":3,"label":"User"}},
"password":{"type":"string","minLength":1,"description":"Password, or an access token.","x-ui":{"order":4,"label":"Password or token","widget":"env-var"}},
"host":{"type":"string","minLength":1,"description":"Home server.","x-wire":"properties.host","x-ui":{"order":5,"label":"Host"}},
"insecure_tls":{"type":"boolean","default":false,"description":"Skip certificate checks.","x-ui":{"order":6,"label":"Insecure TLS","widget":"switch"}}
}
};
