// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function canary_selector_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!((((key === "name") || (key === "labelSelector")) || (key === "fieldSelector")) || (key === "search"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.labelSelector !== undefined){
if(typeof data.labelSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/labelSelector", "#/properties/labelSelector/type", "type", {type: "string"}));errors++;
}
}
if(data.fieldSelector !== undefined){
if(typeof data.fieldSelector !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fieldSelector", "#/properties/fieldSelector/type", "type", {type: "string"}));errors++;
}
}
if(data.search !== undefined){
if(typeof data.search !== "string"){
(vErrors ??= []).push(failure(instancePath+"/search", "#/properties/search/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
canary_selector_json.errors = vErrors;
return errors === 0;
}
export default canary_selector_json;
