// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
const value_054b8fc3 = {"connection":1,"accessKey":1,"secretKey":1,"sessionToken":1,"assumeRole":1,"region":1,"endpoint":1,"skipTLSVerify":1,"bucket":1,"objectPath":1,"usePathStyle":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function s3_connection_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_054b8fc3, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.accessKey !== undefined){
if(!(env_var_json(data.accessKey, instancePath+"/accessKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.secretKey !== undefined){
if(!(env_var_json(data.secretKey, instancePath+"/secretKey"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.sessionToken !== undefined){
if(!(env_var_json(data.sessionToken, instancePath+"/sessionToken"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.assumeRole !== undefined){
if(typeof data.assumeRole !== "string"){
(vErrors ??= []).push(failure(instancePath+"/assumeRole", "#/properties/assumeRole/type", "type", {type: "string"}));errors++;
}
}
if(data.region !== undefined){
if(typeof data.region !== "string"){
(vErrors ??= []).push(failure(instancePath+"/region", "#/properties/region/type", "type", {type: "string"}));errors++;
}
}
if(data.endpoint !== undefined){
if(typeof data.endpoint !== "string"){
(vErrors ??= []).push(failure(instancePath+"/endpoint", "#/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data.skipTLSVerify !== undefined){
if(typeof data.skipTLSVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/skipTLSVerify", "#/properties/skipTLSVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data.bucket !== undefined){
if(typeof data.bucket !== "string"){
(vErrors ??= []).push(failure(instancePath+"/bucket", "#/properties/bucket/type", "type", {type: "string"}));errors++;
}
}
if(data.objectPath !== undefined){
if(typeof data.objectPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/objectPath", "#/properties/objectPath/type", "type", {type: "string"}));errors++;
}
}
if(data.usePathStyle !== undefined){
if(typeof data.usePathStyle !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/usePathStyle", "#/properties/usePathStyle/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
s3_connection_json.errors = vErrors;
return errors === 0;
}
export default s3_connection_json;
