// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"GoogleCloudConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","endpoint","certificate"],
"additionalProperties":false,
"examples":[{"name":"google-cloud","namespace":"default","endpoint":"https://cloudresourcemanager.googleapis.com","certificate":"secret://gcp/credentials.json"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"endpoint":{"type":"string","minLength":1,"description":"Address of the service.","x-wire":"url","x-ui":{"order":3,"label":"Endpoint"}},
"certificate":{"type":"string","minLength":1,"contentMediaType":"application/json","description":"Service account document (JSON).","x-ui":{"order":4,"label":"Certificate","widget":"env-var"}}
}
};
