// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"AwsSupportResponderForm",
"description":"What is asked for before a team is called by AWS Support.",
"type":"object",
"required":["category"],
"additionalProperties":false,
"examples":[{"category":"Incident","description":"Payments fail now and then.","body":"Every tenth payment is refused."},{"category":"Incident"}],
"properties":{
"category":{"type":"string","minLength":1,"description":"What it is about in the other system.","x-ui":{"order":1,"label":"Category"}},
"description":{"type":"string","description":"What happened.","x-ui":{"order":2,"label":"Description","widget":"textarea"}},
"body":{"type":"string","description":"Text of the request.","x-ui":{"order":3,"label":"Body","widget":"textarea"}}
}
};
