// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { aws_connection_json } from "../common/aws-connection.check.js";
import { azure_connection_json } from "../common/azure-connection.check.js";
import { gcp_connection_json } from "../common/gcp-connection.check.js";
import { kubernetes_connection_json } from "../common/kubernetes-connection.check.js";
export function exec_connections_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(((((((key === "fromConfigItem") || (key === "eksPodIdentity")) || (key === "serviceAccount")) || (key === "kubernetes")) || (key === "aws")) || (key === "gcp")) || (key === "azure"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.fromConfigItem !== undefined){
if(typeof data.fromConfigItem !== "string"){
(vErrors ??= []).push(failure(instancePath+"/fromConfigItem", "#/properties/fromConfigItem/type", "type", {type: "string"}));errors++;
}
}
if(data.eksPodIdentity !== undefined){
if(typeof data.eksPodIdentity !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/eksPodIdentity", "#/properties/eksPodIdentity/type", "type", {type: "boolean"}));errors++;
}
}
if(data.serviceAccount !== undefined){
if(typeof data.serviceAccount !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/serviceAccount", "#/properties/serviceAccount/type", "type", {type: "boolean"}));errors++;
}
}
if(data.kubernetes !== undefined){
if(!(kubernetes_connection_json(data.kubernetes, instancePath+"/kubernetes"))){
vErrors = vErrors === null ? kubernetes_connection_json.errors : vErrors.concat(kubernetes_connection_json.errors);
errors = vErrors.length;
}
}
if(data.aws !== undefined){
if(!(aws_connection_json(data.aws, instancePath+"/aws"))){
vErrors = vErrors === null ? aws_connection_json.errors : vErrors.concat(aws_connection_json.errors);
errors = vErrors.length;
}
}
if(data.gcp !== undefined){
if(!(gcp_connection_json(data.gcp, instancePath+"/gcp"))){
vErrors = vErrors === null ? gcp_connection_json.errors : vErrors.concat(gcp_connection_json.errors);
errors = vErrors.length;
}
}
if(data.azure !== undefined){
if(!(azure_connection_json(data.azure, instancePath+"/azure"))){
vErrors = vErrors === null ? azure_connection_json.errors : vErrors.concat(azure_connection_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
exec_connections_json.errors = vErrors;
return errors === 0;
}
export default exec_connections_json;
