// Written by `npm run generate` from the contract. Do not edit.
export default {
"title":"FileScraperForm",
"description":"What the form asks for; retention stands in the form of the whole.",
"type":"object",
"required":["format","icon"],
"additionalProperties":false,
"examples":[{"name":"$.metadata.name","type":"Config::Service","url":"git::https://github.com/acme/services.git","id":"$.id","format":"yaml","icon":"git","tags":[{"name":"env","value":"prod"}],"ignore":["*.tmp"],"paths":["services/*.yaml"],"createFields":["$.created"],"deleteFields":["$.deleted"],"timestampFormat":"2006-01-02","items":"$.items"}],
"properties":{
"name":{"type":"string","description":"Name of the item: text or JSONPath.","x-ui":{"order":1,"label":"Name"}},
"connection":{"type":"string","description":"Stored connection.","x-ui":{"order":2,"label":"Connection","widget":"connection"}},
"type":{"type":"string","description":"Type of the item, such as Postgres::Table: text or JSONPath.","x-ui":{"order":3,"label":"Type"}},
"url":{"type":"string","description":"Source: a path, git, http, s3 and others.","x-ui":{"order":4,"label":"URL"}},
"id":{"type":"string","description":"Id of the item: text or JSONPath.","x-ui":{"order":5,"label":"ID"}},
"format":{"type":"string","description":"How to read the document: json unless given, yaml or properties.","minLength":1,"x-ui":{"order":6,"label":"Format","options":["json","yaml","properties"]}},
"icon":{"type":"string","description":"Icon.","minLength":1,"x-ui":{"order":7,"label":"Icon","widget":"icon"}},
"tags":{"type":"array","maxItems":5,"items":{"$ref":"#/$defs/scraper-tag"},"description":"Tags for everything that is found; five at most.","x-ui":{"order":8,"more":true,"label":"Tags","widget":"json"}},
"ignore":{"type":"array","items":{"type":"string"},"description":"Files to pass over; patterns.","x-ui":{"order":9,"more":true,"label":"Ignore","widget":"list"}},
"paths":{"type":"array","items":{"type":"string"},"description":"Files to read; patterns.","x-ui":{"order":10,"label":"Paths","widget":"list"}},
"createFields":{"type":"array","items":{"type":"string"},"description":"JSONPaths; the first that is filled is the time of creation.","x-ui":{"order":11,"more":true,"label":"Create Fields","widget":"list"}},
"deleteFields":{"type":"array","items":{"type":"string"},"description":"JSONPaths; the first that is filled is the time of deletion.","x-ui":{"order":12,"more":true,"label":"Delete Fields","widget":"list"}},
"timestampFormat":{"type":"string","description":"Layout of times; RFC 3339 unless given.","x-ui":{"order":13,"more":true,"label":"Timestamp Format"}},
"items":{"type":"string","description":"JSONPath that splits the document into items first.","x-ui":{"order":14,"more":true,"label":"Items"}}
},
"$defs":{
"scraper-tag":{"title":"ScraperTag","description":"A tag for everything that a scraper item finds.","type":"object","required":["name"],"additionalProperties":false,"examples":[{"name":"cluster","value":"prod"},{"name":"namespace","jsonpath":"$.metadata.namespace"}],"properties":{"name":{"type":"string","minLength":1,"description":"Name of the tag."},"label":{"type":"string","description":"Label that gives the value."},"jsonpath":{"type":"string","description":"JSONPath that gives the value."},"value":{"type":"string","description":"The value itself."}}}
}
};
