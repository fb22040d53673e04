// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"S3ConnectionForm",
"description":"What the form asks for.",
"type":"object",
"required":["name","namespace","bucket"],
"additionalProperties":false,
"examples":[{"name":"backups","namespace":"default","region":"eu-west-1","accessKey":"secret://aws/AWS_ACCESS_KEY_ID","secretKey":"secret://aws/AWS_SECRET_ACCESS_KEY","insecure_tls":false,"bucket":"acme-backups"}],
"properties":{
"name":{"type":"string","minLength":1,"description":"Unique within the namespace.","x-ui":{"order":1,"label":"Name"}},
"namespace":{"type":"string","minLength":1,"default":"default","description":"Where the connection lives.","x-ui":{"order":2,"label":"Namespace"}},
"region":{"type":"string","description":"Region.","x-wire":"properties.region","x-ui":{"order":3,"label":"Region"}},
"profile":{"type":"string","description":"Profile of the AWS configuration.","x-wire":"properties.profile","x-ui":{"order":4,"more":true,"label":"Profile"}},
"accessKey":{"type":"string","description":"Access key; stored as user name.","x-wire":"username","x-ui":{"order":5,"label":"Access Key","widget":"env-var"}},
"secretKey":{"type":"string","description":"Secret key; stored as password.","x-wire":"password","x-ui":{"order":6,"label":"Secret Key","widget":"env-var"}},
"insecure_tls":{"type":"boolean","default":false,"description":"Skip certificate checks. Stored in the column that the backend reads, not among the properties.","x-ui":{"order":7,"more":true,"label":"Insecure TLS","widget":"switch"}},
"bucket":{"type":"string","minLength":1,"description":"Bucket.","x-wire":"properties.bucket","x-ui":{"order":8,"label":"Bucket"}}
}
};
