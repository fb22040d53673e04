// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
const value_520a1f5b = {"connection":1,"port":1,"domain":1,"share":1,"username":1,"password":1,"workstation":1,"sharename":1,"searchPath":1,"auth":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function smb_connection_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_520a1f5b, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.port !== undefined){
let data_port = data.port;
if(!((typeof data_port == "number") && (!(data_port % 1) && !isNaN(data_port)))){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/type", "type", {type: "integer"}));errors++;
}
}
if(data.domain !== undefined){
if(typeof data.domain !== "string"){
(vErrors ??= []).push(failure(instancePath+"/domain", "#/properties/domain/type", "type", {type: "string"}));errors++;
}
}
if(data.share !== undefined){
if(typeof data.share !== "string"){
(vErrors ??= []).push(failure(instancePath+"/share", "#/properties/share/type", "type", {type: "string"}));errors++;
}
}
if(data.username !== undefined){
if(!(env_var_json(data.username, instancePath+"/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
if(!(env_var_json(data.password, instancePath+"/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.workstation !== undefined){
if(typeof data.workstation !== "string"){
(vErrors ??= []).push(failure(instancePath+"/workstation", "#/properties/workstation/type", "type", {type: "string"}));errors++;
}
}
if(data.sharename !== undefined){
if(typeof data.sharename !== "string"){
(vErrors ??= []).push(failure(instancePath+"/sharename", "#/properties/sharename/type", "type", {type: "string"}));errors++;
}
}
if(data.searchPath !== undefined){
if(typeof data.searchPath !== "string"){
(vErrors ??= []).push(failure(instancePath+"/searchPath", "#/properties/searchPath/type", "type", {type: "string"}));errors++;
}
}
if(data.auth !== undefined){
let data_auth = data.auth;
if(data_auth && typeof data_auth == "object" && !Array.isArray(data_auth)){
for(const key_auth in data_auth){
if(!((key_auth === "username") || (key_auth === "password"))){
(vErrors ??= []).push(failure(instancePath+"/auth", "#/properties/auth/additionalProperties", "additionalProperties", {additionalProperty: key_auth}));errors++;
}
}
if(data_auth.username !== undefined){
if(!(env_var_json(data_auth.username, instancePath+"/auth/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data_auth.password !== undefined){
if(!(env_var_json(data_auth.password, instancePath+"/auth/password"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/auth", "#/properties/auth/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
smb_connection_json.errors = vErrors;
return errors === 0;
}
export default smb_connection_json;
