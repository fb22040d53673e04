// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { env_var_json } from "../common/env-var.check.js";
export function oauth_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "clientID") || (key0 === "clientSecret")) || (key0 === "scope")) || (key0 === "tokenURL")) || (key0 === "params"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
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
let data2 = data.scope;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/scope/" + i0, "#/properties/scope/items/type", "type", {type: "string"}));errors++;
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
let data5 = data.params;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(typeof data5[key1] !== "string"){
(vErrors ??= []).push(failure(instancePath+"/params/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/params/additionalProperties/type", "type", {type: "string"}));errors++;
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
