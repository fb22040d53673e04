// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"OllamaConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","url","apiKey"],
"additionalProperties":false,
"examples":[{"name":"ollama","namespace":"default","url":"http://ollama.ai:11434","model":"llama3.1:8b","apiKey":"secret://ollama/api-key"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"url":{"type":"string","minLength":1,"description":"Address of the server.","x-ui":{"order":3,"label":"URL"}},
"model":{"type":"string","description":"Model to use.","x-wire":"properties.model","x-ui":{"order":4,"label":"Model","widget":"env-var"}},
"apiKey":{"type":"string","minLength":1,"description":"API key; stored as password.","x-wire":"password","x-ui":{"order":5,"label":"API Key","widget":"env-var"}}
}
};
