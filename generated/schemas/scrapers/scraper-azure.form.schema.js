// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"AzureScraperForm",
"description":"What the form asks for; retention stands in the form of the whole.",
"type":"object",
"required":["connection"],
"additionalProperties":false,
"examples":[{"connection":"connection://azure-prod","subscriptionID":"e3911016-5810-415f-b075-682db169988f","tags":[{"name":"account","value":"prod"}],"createFields":["$.properties.createdTime"],"deleteFields":["$.properties.deletedTime"]}],
"properties":{
"connection":{"type":"string","description":"Stored connection.","minLength":1,"x-ui":{"order":1,"label":"Connection","widget":"connection"}},
"subscriptionID":{"type":"string","description":"Id of the subscription.","x-ui":{"order":2,"label":"Subscription ID"}},
"tags":{"type":"array","maxItems":5,"items":{"$ref":"#/$defs/scraper-tag"},"description":"Tags for everything that is found; five at most.","x-ui":{"order":3,"more":true,"label":"Tags","widget":"json"}},
"createFields":{"type":"array","items":{"type":"string"},"description":"JSONPaths; the first that is filled is the time of creation.","x-ui":{"order":4,"more":true,"label":"Create Fields","widget":"list"}},
"deleteFields":{"type":"array","items":{"type":"string"},"description":"JSONPaths; the first that is filled is the time of deletion.","x-ui":{"order":5,"more":true,"label":"Delete Fields","widget":"list"}}
},
"$defs":{
"scraper-tag":{"title":"ScraperTag","description":"A tag for everything that a scraper item finds.","type":"object","required":["name"],"additionalProperties":false,"examples":[{"name":"cluster","value":"prod"},{"name":"namespace","jsonpath":"$.metadata.namespace"}],"properties":{"name":{"type":"string","minLength":1,"description":"Name of the tag."},"label":{"type":"string","description":"Label that gives the value."},"jsonpath":{"type":"string","description":"JSONPath that gives the value."},"value":{"type":"string","description":"The value itself."}}}
}
};
