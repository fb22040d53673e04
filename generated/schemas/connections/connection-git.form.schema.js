// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"GitConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","url","ref"],
"additionalProperties":false,
"examples":[{"name":"infrastructure","namespace":"default","url":"https://github.com/acme/infrastructure.git","authentication":{"basic":{"username":"bot","password":"secret://git/token"}},"ref":"main"},{"name":"manifests","namespace":"default","url":"ssh://git@github.com/acme/manifests.git","authentication":{"ssh":{"certificate":"secret://git/ssh-key"}},"ref":"v2"},{"name":"charts","namespace":"default","url":"https://github.com/acme/charts.git","ref":"main"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"url":{"type":"string","minLength":1,"description":"Address of the repository.","x-ui":{"order":3,"label":"URL"}},
"authentication":{"type":"object","description":"None, basic or an SSH key. Its values have columns of their own, so the choice needs no place.","x-wire":"","x-ui":{"order":4,"label":"Authentication","widget":"authentication"},"maxProperties":1,"additionalProperties":false,"properties":{"basic":{"type":"object","required":["username","password"],"additionalProperties":false,"description":"User name and password.","x-wire":"","x-ui":{"order":1,"label":"Basic"},"properties":{"username":{"type":"string","minLength":1,"description":"User name.","x-ui":{"order":1,"label":"Username","widget":"env-var"}},"password":{"type":"string","minLength":1,"description":"Password or token.","x-ui":{"order":2,"label":"Password","widget":"env-var"}}}},"ssh":{"type":"object","required":["certificate"],"additionalProperties":false,"description":"SSH key.","x-wire":"","x-ui":{"order":2,"label":"SSH Key"},"properties":{"certificate":{"type":"string","minLength":1,"contentMediaType":"application/x-pem-file","description":"Private key.","x-ui":{"order":1,"label":"SSH Key","widget":"env-var"}}}}}},
"ref":{"type":"string","minLength":1,"default":"main","description":"Branch, tag or commit.","x-wire":"properties.ref","x-ui":{"order":5,"label":"Ref"}}
}
};
