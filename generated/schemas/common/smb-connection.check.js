// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
const value0 = {"connection":1,"port":1,"domain":1,"share":1,"username":1,"password":1,"workstation":1,"sharename":1,"searchPath":1,"auth":1};
const value1 = Object.prototype.hasOwnProperty;
export function smb_connection_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(value1.call(value0, key0))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.port !== undefined){
let data1 = data.port;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
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
let data9 = data.auth;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
if(!((key1 === "username") || (key1 === "password"))){
(vErrors ??= []).push(failure(instancePath+"/auth", "#/properties/auth/additionalProperties", "additionalProperties", {additionalProperty: key1}));errors++;
}
}
if(data9.username !== undefined){
if(!(env_var_json(data9.username, instancePath+"/auth/username"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data9.password !== undefined){
if(!(env_var_json(data9.password, instancePath+"/auth/password"))){
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
