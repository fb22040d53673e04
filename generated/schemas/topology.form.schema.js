// Written by `npm run generate` from the contract. Do not edit.
export default {
"type":"object",
"title":"TopologyForm",
"description":"Form of the record.",
"required":["name"],
"additionalProperties":false,
"properties":{
"name":{"type":"string","description":"Name.","minLength":1,"x-ui":{"order":1,"label":"Name","widget":"text"}},
"namespace":{"type":"string","description":"Namespace.","default":"default","x-ui":{"order":2,"label":"Namespace","widget":"text"}},
"labels":{"$ref":"#/$defs/labels","description":"Labels.","x-ui":{"order":3,"label":"Labels","widget":"json"}},
"spec":{"type":"string","description":"The specification as YAML.","x-ui":{"order":9,"label":"Spec","widget":"yaml"}}
},
"examples":[{"name":"shop","namespace":"default","labels":{"team":"shop"},"spec":"components:\n  - name: frontend\n"}],
"$defs":{
"labels":{"description":"Names and their values.","type":"object","additionalProperties":{"type":"string"},"examples":[{"team":"payments"}]}
}
};
