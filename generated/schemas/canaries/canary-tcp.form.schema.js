// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"TcpCheckForm",
"description":"Form of a TCP check.",
"type":"object",
"required":["name","endpoint"],
"additionalProperties":false,
"examples":[{"name":"database","schedule":"@every 30s","endpoint":"db.shop:5432","thresholdMillis":500}],
"properties":{
"name":{"type":"string","description":"Name of the check, as the health page shows it.","minLength":1,"x-ui":{"order":1,"label":"Name","widget":"text"}},
"icon":{"type":"string","description":"Icon.","x-ui":{"order":2,"more":true,"label":"Icon","widget":"icon"}},
"schedule":{"$ref":"#/$defs/schedule","description":"When the check runs; never when empty.","x-ui":{"order":3,"label":"Schedule","widget":"schedule","options":["@every 30s","@every 1m","@every 5m","@every 30m","@hourly","@every 6h","@daily","@weekly"]},"x-wire":"$.schedule"},
"description":{"type":"string","description":"What it checks and why; shown with its results.","x-ui":{"order":4,"more":true,"label":"Description","widget":"text"}},
"endpoint":{"type":"string","description":"Address as host:port.","minLength":1,"x-ui":{"order":10,"label":"Endpoint","widget":"text","help":"host:port"}},
"thresholdMillis":{"type":"integer","description":"Slower runs fail; 0 means no limit.","minimum":0,"x-ui":{"order":11,"label":"Threshold","widget":"number","unit":"ms"}},
"test":{"$ref":"#/$defs/template","description":"Decides whether the check passes.","x-ui":{"order":90,"label":"Test","widget":"script","group":"Scripts"}},
"display":{"$ref":"#/$defs/template","description":"Text to show for a run.","x-ui":{"order":91,"label":"Display","widget":"script","group":"Scripts"}},
"transform":{"$ref":"#/$defs/template","description":"Turns the result into checks of their own.","x-ui":{"order":92,"label":"Transform","widget":"script","group":"Scripts"}}
},
"$defs":{
"schedule":{"description":"When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.","type":"string","x-open":true,"pattern":"^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$","examples":["@every 30s","@hourly","*/15 * * * MON-FRI"]},
"template":{"title":"Template","description":"A script of a check; at most one language is filled.","type":"object","additionalProperties":false,"examples":[{"expr":"code == 200"},{"template":"{{.message}}"}],"properties":{"template":{"type":"string","description":"Go template."},"expr":{"type":"string","description":"CEL expression."},"javascript":{"type":"string","description":"JavaScript."},"jsonPath":{"type":"string","description":"JSONPath."},"jsonpath":{"type":"string","description":"Other spelling of jsonPath, as forms wrote it; the backend passes over it."}}}
}
};
