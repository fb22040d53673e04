// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function connection_aws_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
for(const key in data){
if(!(((((((key === "name") || (key === "namespace")) || (key === "region")) || (key === "profile")) || (key === "accessKey")) || (key === "secretKey")) || (key === "insecure_tls"))){
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
if(data.region !== undefined){
if(typeof data.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/region", "#/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data.profile !== undefined){
if(typeof data.profile !== "string"){
(vErrors ??= []).push(failure(instancePath+"/profile", "#/properties/profile/type", "type", {type: "string"}));errors++;
}
}
if(data.accessKey !== undefined){
if(typeof data.accessKey !== "string"){
(vErrors ??= []).push(failure(instancePath+"/accessKey", "#/properties/accessKey/type", "type", {type: "string"}));errors++;
}
}
if(data.secretKey !== undefined){
if(typeof data.secretKey !== "string"){
(vErrors ??= []).push(failure(instancePath+"/secretKey", "#/properties/secretKey/type", "type", {type: "string"}));errors++;
}
}
if(data.insecure_tls !== undefined){
if(typeof data.insecure_tls !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/insecure_tls", "#/properties/insecure_tls/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
connection_aws_json_form.errors = vErrors;
return errors === 0;
}
export default connection_aws_json_form;
