// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
export function gke_connection_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectID === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "projectID"}));errors++;
}
if(data.zone === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "zone"}));errors++;
}
if(data.cluster === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "cluster"}));errors++;
}
for(const key in data){
if(!((((((((key === "connection") || (key === "endpoint")) || (key === "credentials")) || (key === "skipTLSVerify")) || (key === "project")) || (key === "projectID")) || (key === "zone")) || (key === "cluster"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/endpoint", "#/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data.credentials !== undefined){
if(!(env_var_json(data.credentials, instancePath+"/credentials"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.skipTLSVerify !== undefined){
if(typeof data.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/skipTLSVerify", "#/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data.project !== undefined){
if(typeof data.project !== "string"){
(vErrors ??= []).push(failure(instancePath+"/project", "#/properties/project/type", "type", {type: "string"}));errors++;
}
}
if(data.projectID !== undefined){
if(typeof data.projectID !== "string"){
(vErrors ??= []).push(failure(instancePath+"/projectID", "#/properties/projectID/type", "type", {type: "string"}));errors++;
}
}
if(data.zone !== undefined){
if(typeof data.zone !== "string"){
(vErrors ??= []).push(failure(instancePath+"/zone", "#/properties/zone/type", "type", {type: "string"}));errors++;
}
}
if(data.cluster !== undefined){
if(typeof data.cluster !== "string"){
(vErrors ??= []).push(failure(instancePath+"/cluster", "#/properties/cluster/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
gke_connection_json.errors = vErrors;
return errors === 0;
}
export default gke_connection_json;
