// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"EmailResponderForm",
"description":"What is asked for before a team is called by Email.",
"type":"object",
"required":["to","subject"],
"additionalProperties":false,
"examples":[{"to":"desk@example.com","subject":"Payments fail","body":"Every tenth payment is refused."},{"to":"desk@example.com","subject":"Payments fail"}],
"properties":{
"to":{"type":"string","minLength":1,"description":"Address that it is sent to.","x-ui":{"order":1,"label":"To"}},
"subject":{"type":"string","minLength":1,"description":"Subject of the mail.","x-ui":{"order":2,"label":"Subject"}},
"body":{"type":"string","description":"Text of the mail.","x-ui":{"order":3,"label":"Body","widget":"textarea"}}
}
};
