// Written by `npm run generate` from the contract. Do not edit.
export default {
"type":"object",
"title":"NotificationSilenceForm",
"description":"Form of a silence.",
"required":["name","from"],
"additionalProperties":false,
"examples":[{"name":"db-maintenance","from":"now","until":"now+2h","config_id":"018f3f5e-6f1b-7a3c-9b1d-2f6b7c1d2e3f","recursive":true,"description":"Maintenance"}],
"oneOf":[{"required":["config_id"]},{"required":["component_id"]},{"required":["check_id"]},{"required":["canary_id"]},{"required":["filter"]},{"required":["selectors"]}],
"properties":{
"name":{"type":"string","description":"Must specify a unique name","minLength":1,"x-ui":{"order":1,"label":"Name","widget":"text"}},
"from":{"type":"string","description":"Start.","x-ui":{"order":2,"label":"From","group":"duration"}},
"until":{"type":["string","null"],"description":"End; null means indefinitely.","x-ui":{"order":3,"label":"Until","group":"duration"}},
"description":{"type":"string","description":"Reason.","x-ui":{"order":4,"label":"Reason","widget":"textarea"}},
"config_id":{"type":"string","description":"Catalog item.","format":"uuid","x-ui":{"order":5,"label":"Catalog","widget":"resource","group":"resource"}},
"component_id":{"type":"string","description":"Component.","format":"uuid","x-ui":{"order":6,"label":"Component","widget":"resource","group":"resource"}},
"check_id":{"type":"string","description":"Check.","format":"uuid","x-ui":{"order":7,"label":"Check","widget":"resource","group":"resource"}},
"canary_id":{"type":"string","description":"Canary.","format":"uuid","x-ui":{"order":8,"label":"Canary","widget":"resource","group":"resource"}},
"recursive":{"type":"boolean","description":"Also the children.","default":false,"x-ui":{"order":9,"label":"Recursive","widget":"switch","group":"resource"}},
"filter":{"type":"string","description":"CEL that must hold.","minLength":1,"x-ui":{"order":10,"label":"Filter","widget":"textarea"}},
"selectors":{"type":"array","description":"Resources to match.","items":{"$ref":"#/$defs/resource-selector"},"minItems":1,"x-ui":{"order":11,"label":"Selectors","widget":"yaml"}}
},
"$defs":{
"resource-selector":{"title":"ResourceSelector","description":"Picks resources; all given conditions hold together.","type":"object","additionalProperties":false,"examples":[{"types":["Kubernetes::Pod"],"namespace":"default","health":"unhealthy"},{"search":"type=Kubernetes::* health=warning","agent":"all"}],"properties":{"agent":{"type":"string","description":"Agent of the resource: id, name, self (no agent) or all."},"scope":{"type":"string","description":"Parent (scraper, canary or topology) as id or namespace/name."},"cache":{"type":"string","description":"Cache directive: no-cache, no-store or max-age=<duration>."},"search":{"type":"string","description":"Search text over name, tags, labels, type, health and more."},"limit":{"type":"integer","description":"Most results."},"includeDeleted":{"type":"boolean","description":"Also resources that are deleted."},"id":{"type":"string","description":"Exact id."},"name":{"type":"string","description":"Name; * alone is everything, commas separate, ! excludes."},"namespace":{"type":"string","description":"Namespace."},"tagSelector":{"type":"string","description":"Tags that all match, such as cluster=prod,region=eu."},"labelSelector":{"type":"string","description":"Labels that match, such as app=web,tier!=db."},"fieldSelector":{"type":"string","description":"Fields that match."},"health":{"type":"string","description":"Healths, comma separated; ! excludes."},"types":{"type":"array","description":"Resource types such as Kubernetes::Pod.","items":{"type":"string"}},"statuses":{"type":"array","description":"Status values.","items":{"type":"string"}}}}
}
};
