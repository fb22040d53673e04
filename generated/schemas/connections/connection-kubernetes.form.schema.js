// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"KubernetesConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace"],
"additionalProperties":false,
"examples":[{"name":"prod-cluster","namespace":"default","certificate":"secret://prod-cluster/kubeconfig"},{"name":"own-cluster","namespace":"default"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"certificate":{"type":"string","contentMediaType":"application/yaml","description":"Kubeconfig; without it the cluster that the backend runs in.","x-ui":{"order":3,"label":"Certificate","widget":"env-var"}}
}
};
