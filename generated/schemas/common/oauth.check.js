// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
export function oauth_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(((((key === "clientID") || (key === "clientSecret")) || (key === "scope")) || (key === "tokenURL")) || (key === "params"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.clientID !== undefined){
if(!(env_var_json(data.clientID, instancePath+"/clientID"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.clientSecret !== undefined){
if(!(env_var_json(data.clientSecret, instancePath+"/clientSecret"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.scope !== undefined){
let data_scope = data.scope;
if(Array.isArray(data_scope)){
const len_scope = data_scope.length;
for(let i_scope=0; i_scope<len_scope; i_scope++){
if(typeof data_scope[i_scope] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scope/" + i_scope, "#/properties/scope/items/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/scope", "#/properties/scope/type", "type", {type: "array"}));errors++;
}
}
if(data.tokenURL !== undefined){
if(typeof data.tokenURL !== "string"){
(vErrors ??= []).push(failure(instancePath+"/tokenURL", "#/properties/tokenURL/type", "type", {type: "string"}));errors++;
}
}
if(data.params !== undefined){
let data_params = data.params;
if(data_params && typeof data_params == "object" && !Array.isArray(data_params)){
for(const key_params in data_params){
if(typeof data_params[key_params] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/params/" + key_params.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/params/additionalProperties/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/params", "#/properties/params/type", "type", {type: "object"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
oauth_json.errors = vErrors;
return errors === 0;
}
export default oauth_json;
