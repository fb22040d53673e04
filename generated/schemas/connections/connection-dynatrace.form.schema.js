// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"DynatraceConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","host","apiKey","scheme"],
"additionalProperties":false,
"examples":[{"name":"dynatrace","namespace":"default","host":"abc12345.live.dynatrace.com","apiKey":"secret://dynatrace/api-key","scheme":"https"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"host":{"type":"string","minLength":1,"description":"Host name; stored as url.","x-wire":"url","x-ui":{"order":3,"label":"Host"}},
"apiKey":{"type":"string","minLength":1,"description":"API key; stored as password.","x-wire":"password","x-ui":{"order":4,"label":"API Key","widget":"env-var"}},
"scheme":{"type":"string","minLength":1,"description":"http or https.","x-wire":"properties.scheme","x-ui":{"order":5,"label":"Scheme"}}
}
};
