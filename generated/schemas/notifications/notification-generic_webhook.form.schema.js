// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"GenericWebhookConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","url","requestMethod","messageKey","titleKey"],
"additionalProperties":false,
"x-url":"generic+{+url}?ContentType={contentType}&MessageKey={messageKey}&TitleKey={titleKey}&RequestMethod={requestMethod}&DisableTLS={insecure_tls}",
"examples":[{"name":"pager-hook","namespace":"default","url":"https://hooks.example.com/alerts?team=ops","contentType":"application/json","requestMethod":"POST","messageKey":"message","titleKey":"title","insecure_tls":false}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"url":{"type":"string","minLength":1,"description":"Address of the webhook. Kept among the properties, because the url column holds the built address.","x-wire":"properties.url","x-ui":{"order":3,"label":"URL"}},
"contentType":{"type":"string","default":"application/json","description":"Type of the body.","x-wire":"properties.contentType","x-ui":{"order":4,"more":true,"label":"Content Type"}},
"requestMethod":{"type":"string","enum":["POST","GET"],"default":"POST","description":"Method of the call.","x-wire":"properties.requestMethod","x-ui":{"order":5,"label":"Request Method","widget":"switch"}},
"messageKey":{"type":"string","minLength":1,"default":"message","description":"Key of the message in the body.","x-wire":"properties.key","x-ui":{"order":6,"more":true,"label":"Message Key"}},
"titleKey":{"type":"string","minLength":1,"default":"title","description":"Key of the title in the body.","x-wire":"properties.titleKey","x-ui":{"order":7,"more":true,"label":"Title Key"}},
"insecure_tls":{"type":"boolean","default":false,"description":"Skip certificate checks.","x-ui":{"order":8,"more":true,"label":"Insecure TLS","widget":"switch"}}
}
};
