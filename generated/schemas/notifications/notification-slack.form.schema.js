// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"SlackConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","channel","botToken"],
"additionalProperties":false,
"x-url":"slack://$(password)@{channel}",
"examples":[{"name":"slack-incidents","namespace":"default","channel":"C0123456789","botToken":"secret://slack/bot-token","botName":"Quarterdeck"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"channel":{"type":"string","minLength":1,"description":"Id of the channel (C and figures); stored as user name.","x-wire":"username","x-ui":{"order":3,"label":"Channel"}},
"botToken":{"type":"string","minLength":1,"description":"Token of the bot.","x-wire":"password","x-ui":{"order":4,"label":"Bot Token","widget":"env-var"}},
"botName":{"type":"string","description":"Name that the message shows.","x-wire":"properties.BotName","x-ui":{"order":5,"label":"Bot Name"}}
}
};
