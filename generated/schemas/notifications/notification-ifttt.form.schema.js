// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"IftttConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","webhookID"],
"additionalProperties":false,
"x-url":"ifttt://{webhookID}",
"examples":[{"name":"ifttt-lights","namespace":"default","webhookID":"bX9cY8dZ7"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"webhookID":{"type":"string","minLength":1,"description":"Key of the webhook; stored as user name.","x-wire":"username","x-ui":{"order":3,"label":"Webhook ID"}}
}
};
