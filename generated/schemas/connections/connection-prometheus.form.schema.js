// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"PrometheusConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","url"],
"additionalProperties":false,
"examples":[{"name":"prometheus","namespace":"default","url":"http://prometheus.monitoring:9090","insecure_tls":false},{"name":"prometheus-remote","namespace":"monitoring","url":"https://prometheus.example.com","username":"reader","password":"configmap://prometheus/password","insecure_tls":true}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"url":{"type":"string","minLength":1,"description":"Address of the server.","x-ui":{"order":3,"label":"URL"}},
"username":{"type":"string","description":"User name.","x-ui":{"order":4,"label":"Username","widget":"env-var"}},
"password":{"type":"string","description":"Password.","x-ui":{"order":5,"label":"Password","widget":"env-var"}},
"insecure_tls":{"type":"boolean","default":false,"description":"Skip certificate checks.","x-ui":{"order":6,"label":"Insecure TLS","widget":"switch"}}
}
};
