// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"JiraResponderForm",
"description":"What is asked for before a team is called by Jira.",
"type":"object",
"required":["project","issueType","summary"],
"additionalProperties":false,
"examples":[{"project":"PAY","issueType":"Bug","priority":"High","summary":"Payments fail","description":"Every tenth payment is refused."},{"project":"PAY","issueType":"Task","summary":"Payments fail"}],
"properties":{
"project":{"type":"string","minLength":1,"description":"Key of the project.","x-ui":{"order":1,"label":"Project"}},
"issueType":{"type":"string","minLength":1,"description":"Such as Bug or Task.","x-ui":{"order":2,"label":"Issue Type"}},
"priority":{"type":"string","description":"Such as High.","x-ui":{"order":3,"label":"Priority"}},
"summary":{"type":"string","minLength":1,"description":"Title of the issue.","x-ui":{"order":4,"label":"Summary"}},
"description":{"type":"string","description":"Text of the issue.","x-ui":{"order":5,"label":"Description","widget":"textarea"}}
}
};
