// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"MsPlannerResponderForm",
"description":"What is asked for before a team is called by Microsoft Planner.",
"type":"object",
"required":["plan_id","bucket_id","title"],
"additionalProperties":false,
"examples":[{"plan_id":"plan-1","bucket_id":"bucket-1","priority":"Urgent","title":"Payments fail","description":"Every tenth payment is refused."},{"plan_id":"plan-1","bucket_id":"bucket-1","title":"Payments fail"}],
"properties":{
"plan_id":{"type":"string","minLength":1,"description":"Id of the plan.","x-ui":{"order":1,"label":"Plan"}},
"bucket_id":{"type":"string","minLength":1,"description":"Id of the bucket.","x-ui":{"order":2,"label":"Bucket"}},
"priority":{"type":"string","description":"Such as Urgent.","x-ui":{"order":3,"label":"Priority"}},
"title":{"type":"string","minLength":1,"description":"Title of the task.","x-ui":{"order":4,"label":"Title"}},
"description":{"type":"string","description":"Text of the task.","x-ui":{"order":5,"label":"Description","widget":"textarea"}}
}
};
