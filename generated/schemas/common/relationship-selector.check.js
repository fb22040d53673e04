// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { labels_json } from "../common/labels.check.js";
import { lookup_json } from "../common/lookup.check.js";
export function relationship_selector_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!((((((((key === "id") || (key === "external_id")) || (key === "name")) || (key === "namespace")) || (key === "type")) || (key === "agent")) || (key === "scope")) || (key === "labels"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.id !== undefined){
if(!(lookup_json(data.id, instancePath+"/id"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data.external_id !== undefined){
if(!(lookup_json(data.external_id, instancePath+"/external_id"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(lookup_json(data.name, instancePath+"/name"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data.namespace !== undefined){
if(!(lookup_json(data.namespace, instancePath+"/namespace"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(lookup_json(data.type, instancePath+"/type"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data.agent !== undefined){
if(!(lookup_json(data.agent, instancePath+"/agent"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
if(!(lookup_json(data.scope, instancePath+"/scope"))){
vErrors = vErrors === null ? lookup_json.errors : vErrors.concat(lookup_json.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
if(!(labels_json(data.labels, instancePath+"/labels"))){
vErrors = vErrors === null ? labels_json.errors : vErrors.concat(labels_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
relationship_selector_json.errors = vErrors;
return errors === 0;
}
export default relationship_selector_json;
