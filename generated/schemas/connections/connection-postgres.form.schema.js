// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"PostgresConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","url","username","password"],
"additionalProperties":false,
"examples":[{"name":"payments-db","namespace":"default","url":"postgres://$(username):$(password)@db.payments:5432/payments?sslmode=require","username":"app","password":"secret://payments-db/password"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"url":{"type":"string","minLength":1,"description":"Connection string; $(username) and $(password) are put in by the backend.","x-ui":{"order":3,"label":"URL"}},
"username":{"type":"string","minLength":1,"description":"User name.","x-ui":{"order":4,"label":"Username","widget":"env-var"}},
"password":{"type":"string","minLength":1,"description":"Password.","x-ui":{"order":5,"label":"Password","widget":"env-var"}}
}
};
