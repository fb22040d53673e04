// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"RedisConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","db","url"],
"additionalProperties":false,
"examples":[{"name":"cache","namespace":"default","db":0,"url":"redis.cache:6379","password":"secret://redis/password","insecure_tls":false}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"db":{"type":"integer","minimum":0,"default":0,"description":"Number of the database.","x-wire":"properties.db","x-ui":{"order":3,"label":"Database","widget":"number"}},
"url":{"type":"string","minLength":1,"description":"Address as host:port.","x-ui":{"order":4,"label":"URL"}},
"username":{"type":"string","description":"User name.","x-ui":{"order":5,"label":"Username","widget":"env-var"}},
"password":{"type":"string","description":"Password.","x-ui":{"order":6,"label":"Password","widget":"env-var"}},
"insecure_tls":{"type":"boolean","default":false,"description":"Skip certificate checks.","x-ui":{"order":7,"label":"Insecure TLS","widget":"switch"}}
}
};
