// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { var_source_json_keyRef } from "../common/var-source.keyRef.check.js";
export function var_source_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!((((key === "value") || (key === "fieldRef")) || (key === "configMapKeyRef")) || (key === "secretKeyRef"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: "string"}));errors++;
}
}
if(data.fieldRef !== undefined){
let data_fieldRef = data.fieldRef;
if(data_fieldRef && typeof data_fieldRef == "object" && !Array.isArray(data_fieldRef)){
if(data_fieldRef.fieldPath === undefined){
(vErrors ??= []).push(failure(instancePath+"/fieldRef", "#/properties/fieldRef/required", "required", {missingProperty: "fieldPath"}));errors++;
}
for(const key_fieldRef in data_fieldRef){
if(!((key_fieldRef === "apiVersion") || (key_fieldRef === "fieldPath"))){
(vErrors ??= []).push(failure(instancePath+"/fieldRef", "#/properties/fieldRef/additionalProperties", "additionalProperties", {additionalProperty: key_fieldRef}));errors++;
}
}
if(data_fieldRef.apiVersion !== undefined){
if(typeof data_fieldRef.apiVersion !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fieldRef/apiVersion", "#/properties/fieldRef/properties/apiVersion/type", "type", {type: "string"}));errors++;
}
}
if(data_fieldRef.fieldPath !== undefined){
if(typeof data_fieldRef.fieldPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fieldRef/fieldPath", "#/properties/fieldRef/properties/fieldPath/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/fieldRef", "#/properties/fieldRef/type", "type", {type: "object"}));errors++;
}
}
if(data.configMapKeyRef !== undefined){
if(!(var_source_json_keyRef(data.configMapKeyRef, instancePath+"/configMapKeyRef"))){
vErrors = vErrors === null ? var_source_json_keyRef.errors : vErrors.concat(var_source_json_keyRef.errors);
errors = vErrors.length;
}
}
if(data.secretKeyRef !== undefined){
if(!(var_source_json_keyRef(data.secretKeyRef, instancePath+"/secretKeyRef"))){
vErrors = vErrors === null ? var_source_json_keyRef.errors : vErrors.concat(var_source_json_keyRef.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
var_source_json.errors = vErrors;
return errors === 0;
}
export default var_source_json;
