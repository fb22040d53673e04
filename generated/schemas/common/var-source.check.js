// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { var_source_json_keyRef } from "../common/var-source.keyRef.check.js";
export function var_source_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "value") || (key0 === "fieldRef")) || (key0 === "configMapKeyRef")) || (key0 === "secretKeyRef"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
(vErrors ??= []).push(failure(instancePath+"/value", "#/properties/value/type", "type", {type: "string"}));errors++;
}
}
if(data.fieldRef !== undefined){
let data1 = data.fieldRef;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.fieldPath === undefined){
(vErrors ??= []).push(failure(instancePath+"/fieldRef", "#/properties/fieldRef/required", "required", {missingProperty: "fieldPath"}));errors++;
}
for(const key1 in data1){
if(!((key1 === "apiVersion") || (key1 === "fieldPath"))){
(vErrors ??= []).push(failure(instancePath+"/fieldRef", "#/properties/fieldRef/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data1.apiVersion !== undefined){
if(typeof data1.apiVersion !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fieldRef/apiVersion", "#/properties/fieldRef/properties/apiVersion/type", "type", {type: "string"}));errors++;
}
}
if(data1.fieldPath !== undefined){
if(typeof data1.fieldPath !== "string"){
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
