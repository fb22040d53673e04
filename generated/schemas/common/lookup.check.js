// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function lookup_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(((key === "expr") || (key === "value")) || (key === "label"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.expr !== undefined){
if(typeof data.expr !== "string"){
(vErrors ??= []).push(failure(instancePath+"/expr", "#/properties/expr/type", "type", {type: "string"}));errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: "string"}));errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
(vErrors ??= []).push(failure(instancePath+"/label", "#/properties/label/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
lookup_json.errors = vErrors;
return errors === 0;
}
export default lookup_json;
