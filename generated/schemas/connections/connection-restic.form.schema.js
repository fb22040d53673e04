// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"ResticConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","password","repositoryURL","awsConnectionName","accessKey","secretKey"],
"additionalProperties":false,
"examples":[{"name":"nightly-backup","namespace":"default","password":"secret://restic/password","repositoryURL":"s3:s3.amazonaws.com/acme-restic","awsConnectionName":"aws-prod","accessKey":"secret://aws/AWS_ACCESS_KEY_ID","secretKey":"secret://aws/AWS_SECRET_ACCESS_KEY"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"password":{"type":"string","minLength":1,"description":"Password.","x-ui":{"order":3,"label":"Password","widget":"env-var"}},
"repositoryURL":{"type":"string","minLength":1,"description":"Address of the repository.","x-wire":"url","x-ui":{"order":4,"label":"Repository URL"}},
"awsConnectionName":{"type":"string","minLength":1,"description":"AWS connection. Kept among the properties: the table has no column for it.","x-wire":"properties.awsConnectionName","x-ui":{"order":5,"label":"AWS Connection Name"}},
"accessKey":{"type":"string","minLength":1,"description":"Access key. Kept among the properties: the table has no column for it.","x-wire":"properties.accessKey","x-ui":{"order":6,"label":"Access Key","widget":"env-var"}},
"secretKey":{"type":"string","minLength":1,"description":"Secret key. Kept among the properties: the table has no column for it.","x-wire":"properties.secretKey","x-ui":{"order":7,"label":"Secret Key","widget":"env-var"}}
}
};
