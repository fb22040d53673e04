// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"RocketchatConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","host","port","tokenA","tokenB","channel"],
"additionalProperties":false,
"x-url":"rocketchat://{user}@{+host}:{port}/$(username)/$(password)/{channel}",
"examples":[{"name":"rocketchat-ops","namespace":"default","user":"quarterdeck","host":"rocket.example.com","port":443,"tokenA":"secret://rocketchat/a","tokenB":"secret://rocketchat/b","channel":"ops"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"user":{"type":"string","description":"Name that the message shows.","x-wire":"properties.user","x-ui":{"order":3,"label":"Username"}},
"host":{"type":"string","minLength":1,"description":"Host of the server.","x-wire":"properties.host","x-ui":{"order":4,"label":"Host"}},
"port":{"type":"integer","minimum":0,"maximum":65535,"description":"Port.","x-wire":"properties.port","x-ui":{"order":5,"label":"Port","widget":"port"}},
"tokenA":{"type":"string","minLength":1,"description":"First part of the webhook's token; stored as user name.","x-wire":"username","x-ui":{"order":6,"label":"Token A","widget":"env-var"}},
"tokenB":{"type":"string","minLength":1,"description":"Second part of the webhook's token.","x-wire":"password","x-ui":{"order":7,"label":"Token B","widget":"env-var"}},
"channel":{"type":"string","minLength":1,"description":"Channel.","x-wire":"properties.channel","x-ui":{"order":8,"label":"Channel"}}
}
};
