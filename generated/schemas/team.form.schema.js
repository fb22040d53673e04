// Written by `npm run generate` from the contract. Do not edit.
export default {
"type":"object",
"title":"TeamForm",
"description":"Form of the record.",
"required":["name"],
"additionalProperties":false,
"properties":{
"name":{"type":"string","description":"Name.","minLength":1,"x-ui":{"order":1,"label":"Name","widget":"text"}},
"icon":{"type":"string","description":"Icon name.","default":"group","x-ui":{"order":2,"label":"Icon","widget":"icon"}},
"spec":{"type":"string","description":"The specification as YAML.","x-ui":{"order":9,"label":"Spec","widget":"yaml"}}
},
"examples":[{"name":"platform","icon":"group","spec":"components:\n  - labelSelector: team=platform\n"}]
};
