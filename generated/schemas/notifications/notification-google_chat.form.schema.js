// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"GoogleChatConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","key","token","webhookName"],
"additionalProperties":false,
"x-url":"googlechat://chat.googleapis.com/v1/spaces/{webhookName}/messages?key=$(username)&token=$(password)",
"examples":[{"name":"chat-ops","namespace":"default","key":"secret://google-chat/key","token":"secret://google-chat/token","webhookName":"AAAAbCdEfGh"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"key":{"type":"string","minLength":1,"description":"Key of the webhook; stored as user name.","x-wire":"username","x-ui":{"order":3,"label":"Key","widget":"env-var"}},
"token":{"type":"string","minLength":1,"description":"Token of the webhook.","x-wire":"password","x-ui":{"order":4,"label":"Token","widget":"env-var"}},
"webhookName":{"type":"string","minLength":1,"description":"Space of the webhook.","x-wire":"properties.webhook","x-ui":{"order":5,"label":"Webhook Name"}}
}
};
