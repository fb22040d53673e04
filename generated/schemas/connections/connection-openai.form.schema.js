// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"OpenaiConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","apiKey"],
"additionalProperties":false,
"examples":[{"name":"openai","namespace":"default","url":"https://api.openai.com/v1","model":"gpt-5-mini","apiKey":"secret://openai/api-key"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"url":{"type":"string","description":"Address, where it is not the usual one.","x-ui":{"order":3,"label":"URL"}},
"model":{"type":"string","description":"Model to use.","x-wire":"properties.model","x-ui":{"order":4,"label":"Model","widget":"env-var"}},
"apiKey":{"type":"string","minLength":1,"description":"API key; stored as password.","x-wire":"password","x-ui":{"order":5,"label":"API Key","widget":"env-var"}}
}
};
