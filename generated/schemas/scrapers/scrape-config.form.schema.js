// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"ScrapeConfigForm",
"description":"What is asked for every scraper; the form of its type stands beside it. The table has no column for an icon or labels.",
"type":"object",
"required":["name"],
"additionalProperties":false,
"examples":[{"name":"prod-cluster","namespace":"default","source":"UI","schedule":"@every 30m","retention":{"changes":[{"name":"Deployment","age":"30d","count":100}],"type":[{"name":"Kubernetes::Pod","createdAge":"30d","updatedAge":"14d","deletedAge":"7d"}]}}],
"properties":{
"name":{"type":"string","description":"Name of the scraper.","minLength":1,"x-wire":"name","x-ui":{"order":1,"label":"Name","widget":"text"}},
"namespace":{"type":"string","default":"default","description":"Namespace of the scraper.","x-wire":"namespace","x-ui":{"order":2,"label":"Namespace","widget":"text"}},
"source":{"type":"string","default":"UI","description":"Where the scraper comes from.","x-wire":"source","x-ui":{"order":3,"label":"Source","widget":"text"}},
"schedule":{"$ref":"#/$defs/schedule","description":"When a full run starts.","x-wire":"spec.schedule","x-ui":{"order":4,"label":"Schedule","widget":"schedule","options":["@every 30s","@every 1m","@every 5m","@every 30m","@hourly","@every 6h","@daily","@weekly"]}},
"retention":{"type":"object","additionalProperties":false,"description":"How long things are kept.","x-wire":"spec.retention","x-ui":{"order":5,"more":true,"label":"Retention","group":"Retention"},"properties":{"changes":{"type":"array","items":{"type":"object","required":["name"],"additionalProperties":false,"description":"Changes of one type.","properties":{"name":{"type":"string","minLength":1,"description":"Type of the change.","x-ui":{"order":1,"label":"Name","widget":"text"}},"age":{"$ref":"#/$defs/duration","description":"How long they are kept.","x-ui":{"order":2,"label":"Age","widget":"duration"}},"count":{"type":"integer","minimum":0,"description":"How many are kept.","x-ui":{"order":3,"label":"Count","widget":"number"}}}},"description":"Changes: how old and how many.","x-ui":{"order":1,"label":"Changes","widget":"list"}},"type":{"type":"array","items":{"type":"object","required":["name"],"additionalProperties":false,"description":"Items of one type.","properties":{"name":{"type":"string","minLength":1,"description":"Type of the item.","x-ui":{"order":1,"label":"Name","widget":"text"}},"createdAge":{"$ref":"#/$defs/duration","description":"Age since creation.","x-ui":{"order":2,"label":"Created Age","widget":"duration"}},"updatedAge":{"$ref":"#/$defs/duration","description":"Age since the last update.","x-ui":{"order":3,"label":"Updated Age","widget":"duration"}},"deletedAge":{"$ref":"#/$defs/duration","description":"Age since deletion.","x-ui":{"order":4,"label":"Deleted Age","widget":"duration"}}}},"description":"Items by age.","x-wire":"spec.retention.types","x-ui":{"order":2,"label":"Types","widget":"list"}}}}
},
"$defs":{
"schedule":{"description":"When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.","type":"string","x-open":true,"pattern":"^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$","examples":["@every 30s","@hourly","*/15 * * * MON-FRI"]},
"duration":{"description":"Length of time: numbers with units from ns to h, and d, w, y. A template passes too.","type":"string","pattern":"^(\\s*[-+]?(0|((\\d+(\\.\\d*)?|\\.\\d+)\\s*(ns|us|µs|μs|ms|s|m|h|d|w|y)\\s*)+)?\\s*|.*(\\$\\(|\\{\\{).*)$","examples":["500ms","2h","1d12h"]}
}
};
