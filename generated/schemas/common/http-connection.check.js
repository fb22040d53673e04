// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
import { oauth_json } from "../common/oauth.check.js";
import { tls_json } from "../common/tls.check.js";
const value_75ae34dd = {"connection":1,"url":1,"username":1,"password":1,"ntlm":1,"ntlmv2":1,"digest":1,"bearer":1,"oauth":1,"tls":1};
const value_191f75b3 = Object.prototype.hasOwnProperty;
export function http_connection_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(value_191f75b3.call(value_75ae34dd, key))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.connection !== undefined){
if(typeof data.connection !== "string"){
(vErrors ??= []).push(failure(instancePath+"/connection", "#/properties/connection/type", "type", {type: "string"}));errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "string"}));errors++;
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
if(data.ntlm !== undefined){
if(typeof data.ntlm !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/ntlm", "#/properties/ntlm/type", "type", {type: "boolean"}));errors++;
}
}
if(data.ntlmv2 !== undefined){
if(typeof data.ntlmv2 !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/ntlmv2", "#/properties/ntlmv2/type", "type", {type: "boolean"}));errors++;
}
}
if(data.digest !== undefined){
if(typeof data.digest !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/digest", "#/properties/digest/type", "type", {type: "boolean"}));errors++;
}
}
if(data.bearer !== undefined){
if(!(env_var_json(data.bearer, instancePath+"/bearer"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.oauth !== undefined){
if(!(oauth_json(data.oauth, instancePath+"/oauth"))){
vErrors = vErrors === null ? oauth_json.errors : vErrors.concat(oauth_json.errors);
errors = vErrors.length;
}
}
if(data.tls !== undefined){
if(!(tls_json(data.tls, instancePath+"/tls"))){
vErrors = vErrors === null ? tls_json.errors : vErrors.concat(tls_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
http_connection_json.errors = vErrors;
return errors === 0;
}
export default http_connection_json;
