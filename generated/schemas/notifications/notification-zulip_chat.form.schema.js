// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"ZulipChatConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","botKey","host"],
"additionalProperties":false,
"x-url":"zulip://{botMail}:$(password)@{+host}/",
"examples":[{"name":"zulip-ops","namespace":"default","botMail":"alerts-bot@example.com","botKey":"secret://zulip/key","host":"zulip.example.com"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"botMail":{"type":"string","description":"Mail address of the bot; stored as user name.","x-wire":"username","x-ui":{"order":3,"label":"Bot Mail"}},
"botKey":{"type":"string","minLength":1,"description":"Key of the bot.","x-wire":"password","x-ui":{"order":4,"label":"Bot Key","widget":"env-var"}},
"host":{"type":"string","minLength":1,"description":"Host of the server.","x-wire":"properties.host","x-ui":{"order":5,"label":"Host"}}
}
};
