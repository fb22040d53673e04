// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"CanaryForm",
"description":"Form of a canary; the form of its check stands beside it.",
"type":"object",
"required":["name"],
"additionalProperties":false,
"examples":[{"name":"shop","namespace":"default","source":"UI","icon":"http","labels":{"team":"shop"},"schedule":"@every 30s"}],
"properties":{
"name":{"type":"string","description":"Name of the canary.","minLength":1,"x-ui":{"order":1,"label":"Name","widget":"text"},"x-wire":"name"},
"namespace":{"type":"string","description":"Namespace of the canary.","default":"default","x-ui":{"order":2,"label":"Namespace","widget":"text"},"x-wire":"namespace"},
"source":{"type":"string","description":"Where the canary comes from.","default":"UI","x-ui":{"order":3,"label":"Source","widget":"text"},"x-wire":"source"},
"icon":{"type":"string","description":"Icon name.","x-ui":{"order":4,"label":"Icon","widget":"icon"},"x-wire":"spec.icon"},
"labels":{"$ref":"#/$defs/labels","description":"Labels of the canary.","x-ui":{"order":5,"label":"Labels","widget":"key-value"},"x-wire":"labels"},
"schedule":{"$ref":"#/$defs/schedule","description":"When the checks run.","x-ui":{"order":6,"label":"Schedule","widget":"schedule","options":["@every 30s","@every 1m","@every 5m","@every 30m","@hourly","@every 6h","@daily","@weekly"]},"x-wire":"spec.schedule"}
},
"$defs":{
"labels":{"description":"Names and their values.","type":"object","additionalProperties":{"type":"string"},"examples":[{"team":"payments"}]},
"schedule":{"description":"When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.","type":"string","x-open":true,"pattern":"^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$","examples":["@every 30s","@hourly","*/15 * * * MON-FRI"]}
}
};
