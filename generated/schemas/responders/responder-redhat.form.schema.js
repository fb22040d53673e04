// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"RedhatResponderForm",
"description":"What is asked for before a team is called by Redhat.",
"type":"object",
"required":["product","category"],
"additionalProperties":false,
"examples":[{"product":"Database","category":"Incident","description":"Payments fail now and then.","body":"Every tenth payment is refused."},{"product":"Database","category":"Incident"}],
"properties":{
"product":{"type":"string","minLength":1,"description":"What it is about.","x-ui":{"order":1,"label":"Product"}},
"category":{"type":"string","minLength":1,"description":"What it is about in the other system.","x-ui":{"order":2,"label":"Category"}},
"description":{"type":"string","description":"What happened.","x-ui":{"order":3,"label":"Description","widget":"textarea"}},
"body":{"type":"string","description":"Text of the request.","x-ui":{"order":4,"label":"Body","widget":"textarea"}}
}
};
