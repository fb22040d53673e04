// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"NotificationSilenceSpec",
"description":"Keeps notifications of some resources back.",
"type":"object",
"additionalProperties":false,
"anyOf":[{"required":["filter"]},{"required":["selectors"]}],
"examples":[{"description":"Maintenance of the database","from":"2026-03-01T20:00:00Z","until":"2026-03-01T23:00:00Z","recursive":true,"selectors":[{"types":["Kubernetes::StatefulSet"],"namespace":"db"}]},{"filter":"config.name.startsWith('batch-')","from":"now","until":"now+2d"}],
"properties":{
"description":{"type":["string","null"],"description":"Reason."},
"from":{"type":"string","description":"Start: date and time, or date math such as now."},
"until":{"type":"string","description":"End: date and time, or date math such as now+2h; never when absent."},
"recursive":{"type":"boolean","description":"Also the children of the resources.","default":false},
"filter":{"type":"string","description":"CEL that must hold."},
"selectors":{"type":"array","description":"Resources whose messages are kept back.","items":{"$ref":"#/$defs/resource-selector"}}
},
"$defs":{
"resource-selector":{"title":"ResourceSelector","description":"Picks resources; all given conditions hold together.","type":"object","additionalProperties":false,"examples":[{"types":["Kubernetes::Pod"],"namespace":"default","health":"unhealthy"},{"search":"type=Kubernetes::* health=warning","agent":"all"}],"properties":{"agent":{"type":"string","description":"Agent of the resource: id, name, self (no agent) or all."},"scope":{"type":"string","description":"Parent (scraper, canary or topology) as id or namespace/name."},"cache":{"type":"string","description":"Cache directive: no-cache, no-store or max-age=<duration>."},"search":{"type":"string","description":"Search text over name, tags, labels, type, health and more."},"limit":{"type":"integer","description":"Most results."},"includeDeleted":{"type":"boolean","description":"Also resources that are deleted."},"id":{"type":"string","description":"Exact id."},"name":{"type":"string","description":"Name; * alone is everything, commas separate, ! excludes."},"namespace":{"type":"string","description":"Namespace."},"tagSelector":{"type":"string","description":"Tags that all match, such as cluster=prod,region=eu."},"labelSelector":{"type":"string","description":"Labels that match, such as app=web,tier!=db."},"fieldSelector":{"type":"string","description":"Fields that match."},"health":{"type":"string","description":"Healths, comma separated; ! excludes."},"types":{"type":"array","description":"Resource types such as Kubernetes::Pod.","items":{"type":"string"}},"statuses":{"type":"array","description":"Status values.","items":{"type":"string"}}}}
}
};
