// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"ElasticsearchConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","url","username","password"],
"additionalProperties":false,
"examples":[{"name":"logs-es","namespace":"default","url":"https://es.logging:9200","username":"reader","password":"secret://logs-es/password","insecure_tls":false}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"url":{"type":"string","minLength":1,"description":"Address of the server.","x-ui":{"order":3,"label":"URL"}},
"username":{"type":"string","minLength":1,"description":"User name.","x-ui":{"order":4,"label":"Username","widget":"env-var"}},
"password":{"type":"string","minLength":1,"description":"Password.","x-ui":{"order":5,"label":"Password","widget":"env-var"}},
"insecure_tls":{"type":"boolean","default":false,"description":"Skip certificate checks.","x-ui":{"order":6,"label":"Insecure TLS","widget":"switch"}}
}
};
