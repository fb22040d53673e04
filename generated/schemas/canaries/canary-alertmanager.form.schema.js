// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"AlertManagerCheckForm",
"description":"Form of an Alert Manager check.",
"type":"object",
"required":["name","host"],
"additionalProperties":false,
"examples":[{"name":"alerts","schedule":"@every 1m","host":"http://alertmanager.monitoring:9093","alerts":["KubePodCrashLooping"],"filters":{"severity":"critical"},"ignore":["Watchdog"],"authentication":{"method":"Basic","username":{"value":"probe"},"password":{"valueFrom":{"secretKeyRef":{"name":"probe","key":"password"}}}}}],
"properties":{
"name":{"type":"string","description":"Name of the check, as the health page shows it.","minLength":1,"x-ui":{"order":1,"label":"Name","widget":"text"}},
"icon":{"type":"string","description":"Icon.","x-ui":{"order":2,"more":true,"label":"Icon","widget":"icon"}},
"schedule":{"$ref":"#/$defs/schedule","description":"When the check runs; never when empty.","x-ui":{"order":3,"label":"Schedule","widget":"schedule","options":["@every 30s","@every 1m","@every 5m","@every 30m","@hourly","@every 6h","@daily","@weekly"]},"x-wire":"$.schedule"},
"description":{"type":"string","description":"What it checks and why; shown with its results.","x-ui":{"order":4,"more":true,"label":"Description","widget":"text"}},
"host":{"type":"string","description":"Address of the Alert Manager.","minLength":1,"x-ui":{"order":10,"label":"Host","widget":"text"},"x-wire":"url"},
"alerts":{"type":"array","description":"Names of the alerts.","items":{"type":"string"},"x-ui":{"order":11,"label":"Alerts","widget":"list"}},
"filters":{"type":"object","description":"Labels that the alerts carry.","additionalProperties":{"type":"string"},"x-ui":{"order":12,"more":true,"label":"Filters","widget":"key-value"}},
"ignore":{"type":"array","description":"Names of alerts to pass over.","items":{"type":"string"},"x-ui":{"order":13,"more":true,"label":"Ignore","widget":"list"}},
"authentication":{"type":"object","description":"How to sign in.","additionalProperties":false,"properties":{"method":{"type":"string","description":"How to sign in.","enum":["None","Basic"],"default":"None","x-ui":{"order":1,"label":"Method","widget":"select","options":[{"value":"None","label":"None","wire":{}},{"value":"Basic","label":"Basic","wire":{}}]},"x-wire":""},"username":{"$ref":"#/$defs/env-var","description":"User name.","x-ui":{"order":2,"label":"Username","widget":"env-var","hiddenFor":{"method":["None"]}},"x-wire":"username"},"password":{"$ref":"#/$defs/env-var","description":"Password.","x-ui":{"order":3,"label":"Password","widget":"env-var","hiddenFor":{"method":["None"]}},"x-wire":"password"}},"x-ui":{"order":14,"label":"Authentication","widget":"authentication"},"x-wire":""},
"test":{"$ref":"#/$defs/template","description":"Decides whether the check passes.","x-ui":{"order":90,"label":"Test","widget":"script","group":"Scripts"}},
"display":{"$ref":"#/$defs/template","description":"Text to show for a run.","x-ui":{"order":91,"label":"Display","widget":"script","group":"Scripts"}},
"transform":{"$ref":"#/$defs/template","description":"Turns the result into checks of their own.","x-ui":{"order":92,"label":"Transform","widget":"script","group":"Scripts"}}
},
"$defs":{
"schedule":{"description":"When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.","type":"string","x-open":true,"pattern":"^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$","examples":["@every 30s","@hourly","*/15 * * * MON-FRI"]},
"env-var":{"title":"EnvVar","description":"A value, or the place in a cluster that holds it.","type":"object","additionalProperties":false,"examples":[{"value":"admin"},{"name":"TOKEN","valueFrom":{"secretKeyRef":{"name":"api","key":"token"}}}],"properties":{"name":{"type":"string","description":"Name of the variable or header, where a list needs one."},"value":{"type":"string","description":"The value itself; may be a template."},"valueFrom":{"type":"object","description":"Where the value lies; one of its fields is filled.","additionalProperties":false,"properties":{"secretKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a Kubernetes secret."},"configMapKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a config map."},"helmRef":{"$ref":"#/$defs/env-var-keyRef","description":"Value out of a helm release; the key is a JSONPath."},"serviceAccount":{"type":"string","description":"Service account whose token is the value."}}}}},
"env-var-keyRef":{"type":"object","required":["key"],"additionalProperties":false,"properties":{"name":{"type":"string","description":"Name of the object."},"key":{"type":"string","description":"Key inside the object."},"optional":{"type":"boolean","description":"A missing key is no error."}}},
"template":{"title":"Template","description":"A script of a check; at most one language is filled.","type":"object","additionalProperties":false,"examples":[{"expr":"code == 200"},{"template":"{{.message}}"}],"properties":{"template":{"type":"string","description":"Go template."},"expr":{"type":"string","description":"CEL expression."},"javascript":{"type":"string","description":"JavaScript."},"jsonPath":{"type":"string","description":"JSONPath."},"jsonpath":{"type":"string","description":"Other spelling of jsonPath, as forms wrote it; the backend passes over it."}}}
}
};
