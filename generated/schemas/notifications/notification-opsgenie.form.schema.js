// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"OpsgenieConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","host","port","apiKey"],
"additionalProperties":false,
"x-url":"opsgenie://{+host}:{port}/$(password)",
"examples":[{"name":"opsgenie","namespace":"default","host":"api.opsgenie.com","port":443,"apiKey":"secret://opsgenie/api-key"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"host":{"type":"string","minLength":1,"default":"api.opsgenie.com","description":"Host of the service.","x-wire":"properties.host","x-ui":{"order":3,"label":"Host"}},
"port":{"type":"integer","minimum":0,"maximum":65535,"default":443,"description":"Port.","x-wire":"properties.port","x-ui":{"order":4,"label":"Port","widget":"port"}},
"apiKey":{"type":"string","minLength":1,"description":"API key.","x-wire":"password","x-ui":{"order":5,"label":"API Key","widget":"env-var"}}
}
};
