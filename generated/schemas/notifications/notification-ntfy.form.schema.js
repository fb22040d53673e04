// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"NtfyConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","host","topic"],
"additionalProperties":false,
"x-url":"ntfy://{username}:$(password)@{+host}/{topic}?Scheme={insecure_tls?http:https}",
"examples":[{"name":"ntfy-ops","namespace":"default","host":"ntfy.sh","topic":"acme-ops","insecure_tls":false},{"name":"ntfy-own","namespace":"default","username":"bot","password":"secret://ntfy/password","host":"ntfy.example.com","topic":"ops","insecure_tls":true}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"username":{"type":"string","description":"User name.","x-ui":{"order":3,"label":"Username"}},
"password":{"type":"string","description":"Password.","x-ui":{"order":4,"label":"Password","widget":"env-var"}},
"host":{"type":"string","minLength":1,"default":"ntfy.sh","description":"Host of the server.","x-wire":"properties.host","x-ui":{"order":5,"label":"Host"}},
"topic":{"type":"string","minLength":1,"description":"Topic.","x-wire":"properties.topic","x-ui":{"order":6,"label":"Topic"}},
"insecure_tls":{"type":"boolean","default":false,"description":"Use http instead of https.","x-ui":{"order":7,"label":"Insecure TLS","widget":"switch"}}
}
};
