// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json_keyRef } from "../common/env-var.keyRef.check.js";
export function env_var_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(((key === "name") || (key === "value")) || (key === "valueFrom"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
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
let data_valueFrom = data.valueFrom;
if(data_valueFrom && typeof data_valueFrom == "object" && !Array.isArray(data_valueFrom)){
for(const key_valueFrom in data_valueFrom){
if(!((((key_valueFrom === "secretKeyRef") || (key_valueFrom === "configMapKeyRef")) || (key_valueFrom === "helmRef")) || (key_valueFrom === "serviceAccount"))){
(vErrors ??= []).push(failure(instancePath+"/valueFrom", "#/properties/valueFrom/additionalProperties", "additionalProperties", {additionalProperty: key_valueFrom}));errors++;
}
}
if(data_valueFrom.secretKeyRef !== undefined){
if(!(env_var_json_keyRef(data_valueFrom.secretKeyRef, instancePath+"/valueFrom/secretKeyRef"))){
vErrors = vErrors === null ? env_var_json_keyRef.errors : vErrors.concat(env_var_json_keyRef.errors);
errors = vErrors.length;
}
}
if(data_valueFrom.configMapKeyRef !== undefined){
if(!(env_var_json_keyRef(data_valueFrom.configMapKeyRef, instancePath+"/valueFrom/configMapKeyRef"))){
vErrors = vErrors === null ? env_var_json_keyRef.errors : vErrors.concat(env_var_json_keyRef.errors);
errors = vErrors.length;
}
}
if(data_valueFrom.helmRef !== undefined){
if(!(env_var_json_keyRef(data_valueFrom.helmRef, instancePath+"/valueFrom/helmRef"))){
vErrors = vErrors === null ? env_var_json_keyRef.errors : vErrors.concat(env_var_json_keyRef.errors);
errors = vErrors.length;
}
}
if(data_valueFrom.serviceAccount !== undefined){
if(typeof data_valueFrom.serviceAccount !== "string"){
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
