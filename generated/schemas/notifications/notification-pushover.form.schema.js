// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"PushoverConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","user","token"],
"additionalProperties":false,
"x-url":"pushover://:$(password)@{user}/",
"examples":[{"name":"pushover","namespace":"default","user":"uQiRzpo4DXghDmr9QzzfQu27cmVRsG","token":"secret://pushover/token"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"user":{"type":"string","minLength":1,"description":"User key.","x-wire":"username","x-ui":{"order":3,"label":"User"}},
"token":{"type":"string","minLength":1,"description":"Token of the application.","x-wire":"password","x-ui":{"order":4,"label":"Token","widget":"env-var"}}
}
};
