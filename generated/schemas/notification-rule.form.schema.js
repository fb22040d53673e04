// Written by `npm run generate` from the contract. Do not edit.
export default {
"type":"object",
"title":"NotificationRuleForm",
"description":"Form of a notification rule.",
"required":["name","events"],
"additionalProperties":false,
"examples":[{"name":"deployments","events":["config.unhealthy"],"custom_services":[{"connection":"018f3f5e-6f1b-7a3c-9b1d-2f6b7c1d2e3f"}],"repeat_interval":"2h","wait_for":"5m"}],
"properties":{
"name":{"type":"string","description":"Name.","minLength":1,"x-ui":{"order":1,"label":"Name","widget":"text"}},
"events":{"type":"array","description":"Events that trigger it.","items":{"type":"string","enum":["check.passed","check.failed","component.healthy","component.unhealthy","component.unknown","component.warning","config.created","config.deleted","config.updated","config.healthy","config.unhealthy","config.unknown","config.warning","playbook.spec.approval.updated","playbook.approval.inserted"]},"minItems":1,"uniqueItems":true,"x-ui":{"order":2,"label":"Events","widget":"multi-select"}},
"filter":{"type":"string","description":"CEL that must hold.","x-ui":{"order":3,"label":"Filter","widget":"text"}},
"group_by":{"type":"array","description":"What makes one group.","items":{"type":"string"},"x-ui":{"order":4,"label":"Group By","widget":"multi-select","help":"Only one message per group within the repeat interval.","options":["type","description","status_reason"]}},
"person_id":{"type":"string","description":"Person.","format":"uuid","x-ui":{"order":5,"label":"Person","widget":"select","group":"recipient"}},
"team_id":{"type":"string","description":"Team.","format":"uuid","x-ui":{"order":6,"label":"Team","widget":"select","group":"recipient"}},
"custom_services":{"type":"array","description":"Other channels.","items":{"type":"object","description":"A channel.","required":["connection"],"additionalProperties":false,"properties":{"connection":{"type":"string","description":"Connection.","x-ui":{"order":1,"label":"Connection","widget":"connection"}}}},"maxItems":1,"x-ui":{"order":7,"label":"Others","widget":"connection","group":"recipient"}},
"playbook_id":{"type":"string","description":"Playbook.","format":"uuid","x-ui":{"order":8,"label":"Playbook","widget":"select","group":"recipient"}},
"repeat_interval":{"type":"string","description":"Least time between repeats.","x-ui":{"order":9,"label":"Repeat Interval","widget":"duration","options":["1h","2h","3h","6h","1d","1w","1m"]}},
"wait_for":{"type":"string","description":"Wait before it is sent; stored as nanoseconds.","x-ui":{"order":10,"label":"Wait For","widget":"duration","options":["3m","5m","10m","15m","30m","1h","4h","8h","1d","3d","7d"]}},
"wait_for_eval_period":{"type":"string","description":"Extra time after a new scrape; stored as nanoseconds.","x-ui":{"order":11,"label":"Wait For Evaluation Period","widget":"duration","options":["30s","1m","5m","10m","15m","30m"]}},
"title":{"type":"string","description":"Title of the message.","x-ui":{"order":12,"label":"Title","widget":"text","help":"Title of the notification sent"}},
"template":{"type":"string","description":"Text of the message, markdown; the default when absent.","x-ui":{"order":13,"label":"Template","widget":"textarea"}},
"properties":{"type":"object","description":"Settings of the channel.","additionalProperties":true,"x-ui":{"order":14,"label":"Properties","widget":"json"}}
},
"oneOf":[{"required":["person_id"]},{"required":["team_id"]},{"required":["custom_services"]},{"required":["playbook_id"]}]
};
