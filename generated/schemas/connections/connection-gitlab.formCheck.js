// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function connection_gitlab_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.personalAccessToken === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "personalAccessToken"}));errors++;
}
for(const key in data){
if(!(((key === "name") || (key === "namespace")) || (key === "personalAccessToken"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if(typeof data_name === "string"){
if(data_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if(typeof data_namespace === "string"){
if(data_namespace.length < 1){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.personalAccessToken !== undefined){
let data_personalAccessToken = data.personalAccessToken;
if(typeof data_personalAccessToken === "string"){
if(data_personalAccessToken.length < 1){
(vErrors ??= []).push(failure(instancePath+"/personalAccessToken", "#/properties/personalAccessToken/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/personalAccessToken", "#/properties/personalAccessToken/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
connection_gitlab_json_form.errors = vErrors;
return errors === 0;
}
export default connection_gitlab_json_form;
