// Written by `npm run generate` from the contract. Do not edit.
export default {
"type":"object",
"title":"PlaybookForm",
"description":"What the editor of a playbook holds.",
"required":["title","spec"],
"additionalProperties":false,
"examples":[{"title":"Scale deployment","category":"Kubernetes","icon":"k8s","spec":"actions:\n  - name: scale\n    exec:\n      script: kubectl scale deployment web --replicas=3\n"}],
"properties":{
"title":{"type":"string","description":"Shown name.","minLength":1,"x-ui":{"order":1,"label":"Title","widget":"text"}},
"category":{"type":"string","description":"Group in menus.","x-ui":{"order":2,"label":"Category","widget":"text"},"x-wire":"spec.category"},
"icon":{"type":"string","description":"Icon name.","x-ui":{"order":3,"label":"Icon","widget":"icon"}},
"description":{"type":"string","description":"Free text.","x-ui":{"order":4,"label":"Description","widget":"textarea"}},
"spec":{"type":"string","description":"The playbook as YAML.","minLength":1,"x-ui":{"order":5,"label":"Spec","widget":"yaml"}}
}
};
