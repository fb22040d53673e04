// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function scope_selector_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(((key === "agent") || (key === "name")) || (key === "tagSelector"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
(vErrors ??= []).push(failure(instancePath+"/agent", "#/properties/agent/type", "type", {type: "string"}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.tagSelector !== undefined){
if(typeof data.tagSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tagSelector", "#/properties/tagSelector/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
scope_selector_json.errors = vErrors;
return errors === 0;
}
export default scope_selector_json;
