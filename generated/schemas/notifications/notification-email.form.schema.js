// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"EmailConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","host","port","fromAddress","fromName","encryptionMethod","authMethod"],
"additionalProperties":false,
"x-url":"smtp://$(username):$(password)@{+host}:{port}/?UseStartTLS={insecure_tls}&Encryption={encryptionMethod}&Auth={authMethod}",
"examples":[{"name":"mail","namespace":"default","host":"smtp.example.com","port":587,"username":"alerts","password":"secret://smtp/password","fromAddress":"alerts@example.com","fromName":"Alerts","encryptionMethod":"Auto","authMethod":"Plain","insecure_tls":false}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"host":{"type":"string","minLength":1,"description":"Host of the mail server.","x-wire":"properties.host","x-ui":{"order":3,"label":"Host"}},
"port":{"type":"integer","minimum":0,"maximum":65535,"default":587,"description":"Port.","x-wire":"properties.port","x-ui":{"order":4,"label":"Port","widget":"port"}},
"username":{"type":"string","description":"User name.","x-ui":{"order":5,"label":"Username","widget":"env-var"}},
"password":{"type":"string","description":"Password.","x-ui":{"order":6,"label":"Password","widget":"env-var"}},
"fromAddress":{"type":"string","minLength":1,"description":"Address of the sender.","x-wire":"properties.from","x-ui":{"order":7,"label":"From Address"}},
"fromName":{"type":"string","minLength":1,"description":"Name of the sender.","x-wire":"properties.fromName","x-ui":{"order":8,"label":"From Name"}},
"encryptionMethod":{"type":"string","enum":["None","ExplicitTLS","ImplicitTLS","Auto"],"default":"Auto","description":"Encryption of the connection.","x-wire":"properties.encryptionMethod","x-ui":{"order":9,"more":true,"label":"Encryption Method","widget":"switch"}},
"authMethod":{"type":"string","enum":["None","Plain","CRAMMD5","Unknown","OAuth2"],"default":"Unknown","description":"Way of signing in.","x-wire":"properties.authMethod","x-ui":{"order":10,"more":true,"label":"Auth Method","widget":"switch"}},
"insecure_tls":{"type":"boolean","default":false,"description":"Skip certificate checks.","x-ui":{"order":11,"more":true,"label":"Insecure TLS","widget":"switch"}}
}
};
