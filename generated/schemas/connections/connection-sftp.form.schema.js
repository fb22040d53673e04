// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"SftpConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","host","username","password"],
"additionalProperties":false,
"examples":[{"name":"partner-drop","namespace":"default","host":"sftp.partner.example.com","username":"acme","password":"secret://partner-sftp/password","port":22}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"host":{"type":"string","minLength":1,"description":"Host name; stored as url and restored from it.","x-wire":"url","x-ui":{"order":3,"label":"Host"}},
"username":{"type":"string","minLength":1,"description":"User name.","x-ui":{"order":4,"label":"Username","widget":"env-var"}},
"password":{"type":"string","minLength":1,"description":"Password.","x-ui":{"order":5,"label":"Password","widget":"env-var"}},
"port":{"type":"integer","minimum":0,"maximum":65535,"default":22,"description":"Port.","x-wire":"properties.port","x-ui":{"order":6,"label":"Port","widget":"port"}}
}
};
