// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"DiscordConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","webhookID","token"],
"additionalProperties":false,
"x-url":"discord://$(password)@{webhookID}",
"examples":[{"name":"discord-ops","namespace":"default","webhookID":"812345678901234567","token":"secret://discord/token"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"webhookID":{"type":"string","minLength":1,"description":"Id of the webhook.","x-wire":"username","x-ui":{"order":3,"label":"Webhook ID"}},
"token":{"type":"string","minLength":1,"description":"Token of the webhook.","x-wire":"password","x-ui":{"order":4,"label":"Token","widget":"env-var"}}
}
};
