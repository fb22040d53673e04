// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"TelegramConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","token","chats"],
"additionalProperties":false,
"x-url":"telegram://$(password)@telegram/?Chats={chats}",
"examples":[{"name":"telegram-ops","namespace":"default","token":"secret://telegram/token","chats":"@acme_ops,-1001234567890"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"token":{"type":"string","minLength":1,"description":"Token of the bot.","x-wire":"password","x-ui":{"order":3,"label":"Token","widget":"env-var"}},
"chats":{"type":"string","minLength":1,"description":"Chat ids or @channels, separated by commas; stored as user name.","x-wire":"username","x-ui":{"order":4,"label":"Chats"}}
}
};
