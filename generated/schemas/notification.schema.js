// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"NotificationSpec",
"description":"Who is told about which events.",
"type":"object",
"required":["events","to"],
"additionalProperties":false,
"if":{"required":["groupBy"],"properties":{"groupBy":{"minItems":1}}},
"then":{"properties":{"waitFor":{"minLength":1}}},
"examples":[{"events":["config.unhealthy","config.warning"],"filter":"config.type == 'Kubernetes::Deployment'","title":"{{.config.name}} is {{.config.health}}","to":{"connection":"connection://default/slack","properties":{"channel":"alerts"}},"repeatInterval":"2h","waitFor":"5m","groupBy":["type","tag:namespace"]},{"events":["check.failed"],"to":{"email":"oncall@example.com"},"fallback":{"team":"platform","delay":"10m"},"inhibitions":[{"direction":"outgoing","from":"Kubernetes::Pod","to":["Kubernetes::Deployment"],"depth":2}]}],
"properties":{
"events":{"type":"array","description":"Events that trigger it.","items":{"type":"string","anyOf":[{"enum":["check.passed","check.failed","component.healthy","component.unhealthy","component.unknown","component.warning","config.created","config.deleted","config.updated","config.changed","config.degraded","config.healthy","config.unhealthy","config.unknown","config.warning","playbook.spec.approval.updated","playbook.approval.inserted"]},{"pattern":"^incident\\..+"}]},"minItems":1},
"to":{"type":"object","description":"Recipient.","additionalProperties":false,"anyOf":[{"required":["person"]},{"required":["team"]},{"required":["email"]},{"required":["connection"]},{"required":["url"]},{"required":["playbook"]}],"properties":{"person":{"type":"string","description":"Person by id or address."},"team":{"type":"string","description":"Team by name or id."},"email":{"type":"string","description":"Mail address."},"connection":{"type":"string","description":"Connection to send through."},"url":{"type":"string","description":"Address to send to."},"playbook":{"type":"string","description":"Playbook to run: name or namespace/name."},"properties":{"type":"object","description":"Settings of the channel.","additionalProperties":true}}},
"fallback":{"type":"object","description":"Recipient when the first could not be reached.","additionalProperties":false,"anyOf":[{"required":["person"]},{"required":["team"]},{"required":["email"]},{"required":["connection"]},{"required":["url"]},{"required":["playbook"]}],"properties":{"person":{"type":"string","description":"Person by id or address."},"team":{"type":"string","description":"Team by name or id."},"email":{"type":"string","description":"Mail address."},"connection":{"type":"string","description":"Connection to send through."},"url":{"type":"string","description":"Address to send to."},"playbook":{"type":"string","description":"Playbook to run: name or namespace/name."},"properties":{"type":"object","description":"Settings of the channel.","additionalProperties":true},"delay":{"$ref":"#/$defs/duration","description":"Wait before it is told."}}},
"title":{"type":"string","description":"Title of the message; may be a template."},
"template":{"type":"string","description":"Text of the message; may be a template."},
"filter":{"type":"string","description":"CEL that must hold."},
"repeatInterval":{"$ref":"#/$defs/duration","description":"Least time between repeats."},
"groupBy":{"type":"array","description":"What makes one group: type, description, status_reason, label:<key>, tag:<key>.","items":{"type":"string"}},
"groupByInterval":{"$ref":"#/$defs/duration","description":"Time in which a group is gathered."},
"waitFor":{"$ref":"#/$defs/duration","description":"Wait before it is sent."},
"waitForEvalPeriod":{"$ref":"#/$defs/duration","description":"Extra time after a new scrape; 30s when absent."},
"watchdogInterval":{"$ref":"#/$defs/duration","description":"Sends a message at this interval while the rule is at work, so that its silence is known to be no failure."},
"inhibitions":{"type":"array","description":"Messages suppressed because a related item has the trouble.","items":{"type":"object","description":"Relations that suppress a message.","required":["direction","from","to"],"additionalProperties":false,"properties":{"direction":{"type":"string","description":"Which relations.","enum":["outgoing","incoming","all"]},"from":{"type":"string","description":"Type of what was told about: it speaks for the others."},"to":{"type":"array","description":"Types of what is held back meanwhile.","items":{"type":"string"}},"soft":{"type":"boolean","description":"Also soft relations."},"depth":{"type":"integer","description":"Steps to follow.","minimum":0}}}}
},
"$defs":{
"duration":{"description":"Length of time: numbers with units from ns to h, and d, w, y. A template passes too.","type":"string","pattern":"^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$","examples":["500ms","2h","1d12h"]}
}
};
