// Written by `npm run generate` from the contract. Do not edit.
export default {
"type":"object",
"title":"PermissionForm",
"description":"Form of a permission: a row of the table.",
"required":["subject","subject_type","action"],
"additionalProperties":false,
"examples":[{"subject":"018f3f5e-6f1b-7a3c-9b1d-2f6b7c1d2e3f","subject_type":"person","action":"playbook:run","playbook_id":"018f3f5e-6f1b-7a3c-9b1d-2f6b7c1d2e40","deny":false},{"subject":"viewer","subject_type":"group","action":"read","object":"catalog"},{"subject":"guest","subject_type":"group","action":"read","object_selector":{"scopes":[{"namespace":"default","name":"shop"}]}}],
"oneOf":[{"required":["config_id"]},{"required":["component_id"]},{"required":["canary_id"]},{"required":["connection_id"]},{"required":["playbook_id"]},{"required":["object"]},{"required":["object_selector"]}],
"if":{"not":{"required":["playbook_id"]}},
"then":{"properties":{"action":{"enum":["read","update","create","delete","*","create,read,update,delete"]}}},
"properties":{
"subject_type":{"type":"string","description":"Kind of subject.","enum":["person","team","notification","group","playbook"],"x-ui":{"order":1,"label":"Subject","widget":"select","options":[{"value":"person","label":"Person"},{"value":"team","label":"Team"},{"value":"notification","label":"Notification"},{"value":"group","label":"Role"},{"value":"playbook","label":"Playbook"}]}},
"subject":{"type":"string","description":"Id of the subject, or the name of the role.","minLength":1,"x-ui":{"order":2,"label":"Subject","widget":"select","options":["admin","editor","guest","viewer","responder","commander"]}},
"config_id":{"type":"string","description":"Catalog item.","format":"uuid","x-ui":{"order":3,"label":"Catalog","widget":"resource","group":"resource"}},
"component_id":{"type":"string","description":"Component.","format":"uuid","x-ui":{"order":4,"label":"Component","widget":"resource","group":"resource"}},
"canary_id":{"type":"string","description":"Canary.","format":"uuid","x-ui":{"order":5,"label":"Canary","widget":"resource","group":"resource"}},
"connection_id":{"type":"string","description":"Connection.","format":"uuid","x-ui":{"order":6,"label":"Connection","widget":"connection","group":"resource"}},
"playbook_id":{"type":"string","description":"Playbook.","format":"uuid","x-ui":{"order":7,"label":"Playbook","widget":"resource","group":"resource"}},
"object":{"type":"string","description":"Group of resources.","enum":["canaries","catalog","topology","playbooks","connection","connection-detail","agent-push","kubernetes-proxy","notification","rbac","logs","agent","artifact"],"x-ui":{"order":8,"label":"Global","widget":"select","group":"resource"}},
"object_selector":{"type":"object","description":"Scopes.","required":["scopes"],"additionalProperties":false,"x-ui":{"order":9,"label":"Scope","widget":"multi-select","group":"resource"},"properties":{"scopes":{"type":"array","description":"Scopes.","items":{"type":"object","description":"A name, with its namespace where needed.","required":["name"],"additionalProperties":false,"properties":{"namespace":{"type":"string","description":"Namespace."},"name":{"type":"string","description":"Name."}}}}}},
"action":{"type":"string","description":"What is allowed or denied.","enum":["read","update","create","delete","*","create,read,update,delete","playbook:run","playbook:approve","playbook:*"],"x-ui":{"order":10,"label":"Action","widget":"select"}},
"deny":{"type":"boolean","description":"Deny instead of allow.","default":false,"x-ui":{"order":11,"label":"Deny","widget":"switch"}},
"description":{"type":"string","description":"Free text.","x-ui":{"order":12,"label":"Description","widget":"textarea"}}
}
};
