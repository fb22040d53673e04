// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json_keyRef } from "../common/env-var.keyRef.check.js";
export function env_var_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "value")) || (key0 === "valueFrom"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: "string"}));errors++;
}
}
if(data.valueFrom !== undefined){
let data2 = data.valueFrom;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((((key1 === "secretKeyRef") || (key1 === "configMapKeyRef")) || (key1 === "helmRef")) || (key1 === "serviceAccount"))){
(vErrors ??= []).push(failure(instancePath+"/valueFrom", "#/properties/valueFrom/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data2.secretKeyRef !== undefined){
if(!(env_var_json_keyRef(data2.secretKeyRef, instancePath+"/valueFrom/secretKeyRef"))){
vErrors = vErrors === null ? env_var_json_keyRef.errors : vErrors.concat(env_var_json_keyRef.errors);
errors = vErrors.length;
}
}
if(data2.configMapKeyRef !== undefined){
if(!(env_var_json_keyRef(data2.configMapKeyRef, instancePath+"/valueFrom/configMapKeyRef"))){
vErrors = vErrors === null ? env_var_json_keyRef.errors : vErrors.concat(env_var_json_keyRef.errors);
errors = vErrors.length;
}
}
if(data2.helmRef !== undefined){
if(!(env_var_json_keyRef(data2.helmRef, instancePath+"/valueFrom/helmRef"))){
vErrors = vErrors === null ? env_var_json_keyRef.errors : vErrors.concat(env_var_json_keyRef.errors);
errors = vErrors.length;
}
}
if(data2.serviceAccount !== undefined){
if(typeof data2.serviceAccount !== "string"){
(vErrors ??= []).push(failure(instancePath+"/valueFrom/serviceAccount", "#/properties/valueFrom/properties/serviceAccount/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/valueFrom", "#/properties/valueFrom/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
env_var_json.errors = vErrors;
return errors === 0;
}
export default env_var_json;
