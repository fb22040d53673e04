// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"FolderConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","path"],
"additionalProperties":false,
"examples":[{"name":"artifacts","namespace":"default","path":"/var/lib/artifacts"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"path":{"type":"string","minLength":1,"description":"Path of the folder.","x-wire":"properties.path","x-ui":{"order":3,"label":"Path"}}
}
};
