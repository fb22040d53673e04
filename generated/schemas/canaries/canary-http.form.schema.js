// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"HttpCheckForm",
"description":"Form of an HTTP check.",
"type":"object",
"required":["name","url"],
"additionalProperties":false,
"examples":[{"name":"shop","schedule":"@every 30s","url":"https://shop.example.com/health","method":"GET","responseCodes":[200,204],"thresholdMillis":2000,"maxSSLExpiry":14,"headers":[{"name":"Accept","value":"application/json"}],"authentication":{"method":"NTLM","username":{"value":"probe"},"password":{"valueFrom":{"secretKeyRef":{"name":"probe","key":"password"}}}},"test":{"expr":"json.status == 'up'"}},{"name":"orders","url":"https://orders.example.com","method":"POST","body":"{\"probe\": true}","authentication":{"method":"Basic","username":{"value":"probe"},"password":{"valueFrom":{"secretKeyRef":{"name":"probe","key":"password"}}}}}],
"properties":{
"name":{"type":"string","description":"Name of the check, as the health page shows it.","minLength":1,"x-ui":{"order":1,"label":"Name","widget":"text"}},
"icon":{"type":"string","description":"Icon.","x-ui":{"order":2,"label":"Icon","widget":"icon"}},
"schedule":{"$ref":"#/$defs/schedule","description":"When the check runs; never when empty.","x-ui":{"order":3,"label":"Schedule","widget":"schedule","options":["@every 30s","@every 1m","@every 5m","@every 30m","@hourly","@every 6h","@daily","@weekly"]},"x-wire":"$.schedule"},
"description":{"type":"string","description":"What it checks and why; shown with its results.","x-ui":{"order":4,"label":"Description","widget":"text"}},
"url":{"type":"string","description":"Address to call.","minLength":1,"x-ui":{"order":10,"label":"URL","widget":"text"}},
"method":{"type":"string","description":"Method.","enum":["GET","POST","PUT","DELETE"],"default":"GET","x-ui":{"order":11,"label":"Method","widget":"select"}},
"body":{"type":"string","description":"Request body.","x-ui":{"order":12,"label":"Body","widget":"textarea","hiddenFor":{"method":["GET","DELETE"]}}},
"templateBody":{"type":"boolean","description":"The body is a template.","x-ui":{"order":13,"label":"Body is a template","widget":"switch","hiddenFor":{"method":["GET","DELETE"]}}},
"headers":{"type":"array","description":"Request headers.","items":{"$ref":"#/$defs/env-var"},"x-ui":{"order":14,"label":"Headers","widget":"headers"}},
"authentication":{"type":"object","description":"How to sign in.","additionalProperties":false,"properties":{"method":{"type":"string","description":"How to sign in.","enum":["None","Basic","NTLM","NTLMv2"],"default":"None","x-ui":{"order":1,"label":"Method","widget":"select","options":[{"value":"None","label":"None","wire":{}},{"value":"Basic","label":"Basic","wire":{}},{"value":"NTLM","label":"NTLM","wire":{"ntlm":true}},{"value":"NTLMv2","label":"NTLMv2","wire":{"ntlmv2":true}}]},"x-wire":""},"username":{"$ref":"#/$defs/env-var","description":"User name.","x-ui":{"order":2,"label":"Username","widget":"env-var","hiddenFor":{"method":["None"]}},"x-wire":"username"},"password":{"$ref":"#/$defs/env-var","description":"Password.","x-ui":{"order":3,"label":"Password","widget":"env-var","hiddenFor":{"method":["None"]}},"x-wire":"password"}},"x-ui":{"order":15,"label":"Authentication","widget":"authentication"},"x-wire":""},
"responseCodes":{"type":"array","description":"Accepted codes; 200 to 299 when empty.","items":{"type":"integer","minimum":100,"maximum":599},"x-ui":{"order":16,"label":"Response Codes","widget":"response-codes","options":[200,201,202,204,301,302,401,404,500,502,503]}},
"thresholdMillis":{"type":"integer","description":"Slower runs fail; 0 means no limit.","minimum":0,"x-ui":{"order":17,"label":"Threshold","widget":"number","unit":"ms"}},
"responseContent":{"type":"string","description":"Text that the answer must contain.","x-ui":{"order":18,"label":"Response Content","widget":"text"}},
"maxSSLExpiry":{"type":"integer","description":"Fails when the certificate has fewer days left.","minimum":0,"x-ui":{"order":19,"label":"Max SSL Expiry","widget":"number","unit":"days"}},
"test":{"$ref":"#/$defs/template","description":"Decides whether the check passes.","x-ui":{"order":90,"label":"Test","widget":"script","group":"Scripts"}},
"display":{"$ref":"#/$defs/template","description":"Text to show for a run.","x-ui":{"order":91,"label":"Display","widget":"script","group":"Scripts"}},
"transform":{"$ref":"#/$defs/template","description":"Turns the result into checks of their own.","x-ui":{"order":92,"label":"Transform","widget":"script","group":"Scripts"}}
},
"$defs":{
"schedule":{"description":"When to run: five cron fields, @hourly and the like, or @every with a duration; canaries also take @never.","type":"string","pattern":"^\\s*((CRON_TZ|TZ)=\\S+\\s+)?(@(hourly|daily|weekly|monthly|yearly|midnight|annually|never|every\\s+\\S+)|[^@\\s]\\S*(\\s+\\S+){4})?\\s*$","examples":["@every 30s","@hourly","*/15 * * * MON-FRI"]},
"env-var":{"title":"EnvVar","description":"A value, or the place in a cluster that holds it.","type":"object","additionalProperties":false,"examples":[{"value":"admin"},{"name":"TOKEN","valueFrom":{"secretKeyRef":{"name":"api","key":"token"}}}],"properties":{"name":{"type":"string","description":"Name of the variable or header, where a list needs one."},"value":{"type":"string","description":"The value itself; may be a template."},"valueFrom":{"type":"object","description":"Where the value lies; one of its fields is filled.","additionalProperties":false,"properties":{"secretKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a Kubernetes secret."},"configMapKeyRef":{"$ref":"#/$defs/env-var-keyRef","description":"Key of a config map."},"helmRef":{"$ref":"#/$defs/env-var-keyRef","description":"Value out of a helm release; the key is a JSONPath."},"serviceAccount":{"type":"string","description":"Service account whose token is the value."}}}}},
"env-var-keyRef":{"type":"object","required":["key"],"additionalProperties":false,"properties":{"name":{"type":"string","description":"Name of the object."},"key":{"type":"string","description":"Key inside the object."},"optional":{"type":"boolean","description":"A missing key is no error."}}},
"template":{"title":"Template","description":"A script of a check; at most one language is filled.","type":"object","additionalProperties":false,"examples":[{"expr":"code == 200"},{"template":"{{.message}}"}],"properties":{"template":{"type":"string","description":"Go template."},"expr":{"type":"string","description":"CEL expression."},"javascript":{"type":"string","description":"JavaScript."},"jsonPath":{"type":"string","description":"JSONPath."},"jsonpath":{"type":"string","description":"Other spelling of jsonPath, as forms wrote it; the backend passes over it."}}}
}
};
