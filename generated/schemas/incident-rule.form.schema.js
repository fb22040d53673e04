// Written by `npm run generate` from the contract. Do not edit.
export default {
"type":"object",
"title":"IncidentRuleForm",
"description":"Form of the record.",
"required":["name"],
"additionalProperties":false,
"properties":{
"name":{"type":"string","description":"Name.","minLength":1,"x-ui":{"order":1,"label":"Name","widget":"text"}},
"spec":{"type":"string","description":"The specification as YAML.","x-ui":{"order":9,"label":"Spec","widget":"yaml"}}
},
"examples":[{"name":"databases","spec":"components:\n  - types:\n      - Database\n"}]
};
