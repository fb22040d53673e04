// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
export function tls_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "insecureSkipVerify") || (key0 === "handshakeTimeout")) || (key0 === "ca")) || (key0 === "cert")) || (key0 === "key"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.insecureSkipVerify !== undefined){
if(typeof data.insecureSkipVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/insecureSkipVerify", "#/properties/insecureSkipVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data.handshakeTimeout !== undefined){
let data1 = data.handshakeTimeout;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push(failure(instancePath+"/handshakeTimeout", "#/properties/handshakeTimeout/anyOf/0/type", "type", {type: "integer"}));errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(!(duration_json(data1, instancePath+"/handshakeTimeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
(vErrors ??= []).push(failure(instancePath+"/handshakeTimeout", "#/properties/handshakeTimeout/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.ca !== undefined){
if(!(env_var_json(data.ca, instancePath+"/ca"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.cert !== undefined){
if(!(env_var_json(data.cert, instancePath+"/cert"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
if(!(env_var_json(data.key, instancePath+"/key"))){
vErrors = vErrors === null ? env_var_json.errors : vErrors.concat(env_var_json.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
tls_json.errors = vErrors;
return errors === 0;
}
export default tls_json;
