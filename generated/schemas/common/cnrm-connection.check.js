// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { gke_connection_json } from "../common/gke-connection.check.js";
export function cnrm_connection_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gke === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "gke"}));errors++;
}
if(data.clusterResource === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "clusterResource"}));errors++;
}
if(data.clusterResourceNamespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "clusterResourceNamespace"}));errors++;
}
for(const key in data){
if(!(((key === "gke") || (key === "clusterResource")) || (key === "clusterResourceNamespace"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.gke !== undefined){
if(!(gke_connection_json(data.gke, instancePath+"/gke"))){
vErrors = vErrors === null ? gke_connection_json.errors : vErrors.concat(gke_connection_json.errors);
errors = vErrors.length;
}
}
if(data.clusterResource !== undefined){
if(typeof data.clusterResource !== "string"){
(vErrors ??= []).push(failure(instancePath+"/clusterResource", "#/properties/clusterResource/type", "type", {type: "string"}));errors++;
}
}
if(data.clusterResourceNamespace !== undefined){
if(typeof data.clusterResourceNamespace !== "string"){
(vErrors ??= []).push(failure(instancePath+"/clusterResourceNamespace", "#/properties/clusterResourceNamespace/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
cnrm_connection_json.errors = vErrors;
return errors === 0;
}
export default cnrm_connection_json;
