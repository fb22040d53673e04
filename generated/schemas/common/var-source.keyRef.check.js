// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function var_source_json_keyRef(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "key"}));errors++;
}
for(const key in data){
if(!(((key === "name") || (key === "key")) || (key === "optional"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.key !== undefined){
if(typeof data.key !== "string"){
(vErrors ??= []).push(failure(instancePath+"/key", "#/properties/key/type", "type", {type: "string"}));errors++;
}
}
if(data.optional !== undefined){
if(typeof data.optional !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/optional", "#/properties/optional/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
var_source_json_keyRef.errors = vErrors;
return errors === 0;
}
export default var_source_json_keyRef;
