// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"JmeterConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","host"],
"additionalProperties":false,
"examples":[{"name":"load-test","namespace":"default","host":"jmeter.testing","port":1099}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"host":{"type":"string","minLength":1,"description":"Host name; stored as url.","x-wire":"url","x-ui":{"order":3,"label":"Host"}},
"port":{"type":"integer","minimum":0,"maximum":65535,"description":"Port.","x-wire":"properties.port","x-ui":{"order":4,"label":"Port","widget":"port"}}
}
};
