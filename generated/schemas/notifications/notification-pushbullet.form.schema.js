// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"PushbulletConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","token","targets"],
"additionalProperties":false,
"x-url":"pushbullet://$(password)/{+targets}",
"examples":[{"name":"pushbullet","namespace":"default","token":"secret://pushbullet/token","targets":"u-phone"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"token":{"type":"string","minLength":1,"description":"Access token.","x-wire":"password","x-ui":{"order":3,"label":"Token","widget":"env-var"}},
"targets":{"type":"string","minLength":1,"description":"Devices, #channels or addresses, separated by commas.","x-wire":"properties.targets","x-ui":{"order":4,"label":"Targets"}}
}
};
