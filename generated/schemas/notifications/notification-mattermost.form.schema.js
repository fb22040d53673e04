// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"MattermostConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","host","token"],
"additionalProperties":false,
"x-url":"mattermost://{username}@{+host}/$(password)/{channel}",
"examples":[{"name":"mattermost-ops","namespace":"default","username":"quarterdeck","host":"chat.example.com","token":"secret://mattermost/token","channel":"ops"},{"name":"mattermost","namespace":"default","host":"chat.example.com","token":"secret://mattermost/token"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"username":{"type":"string","description":"Name that the message shows.","x-ui":{"order":3,"label":"Username"}},
"host":{"type":"string","minLength":1,"description":"Host of the server.","x-wire":"properties.host","x-ui":{"order":4,"label":"Host"}},
"token":{"type":"string","minLength":1,"description":"Token of the webhook.","x-wire":"password","x-ui":{"order":5,"label":"Token","widget":"env-var"}},
"channel":{"type":"string","description":"Channel, where it is not the webhook's own.","x-wire":"properties.channel","x-ui":{"order":6,"label":"Channel"}}
}
};
