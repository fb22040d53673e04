// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
import { duration_json } from "../common/duration.check.js";
import { env_var_json } from "../common/env-var.check.js";
export function tls_json(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key in data){
if(!(((((key === "insecureSkipVerify") || (key === "handshakeTimeout")) || (key === "ca")) || (key === "cert")) || (key === "key"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.insecureSkipVerify !== undefined){
if(typeof data.insecureSkipVerify !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/insecureSkipVerify", "#/properties/insecureSkipVerify/type", "type", {type: "boolean"}));errors++;
}
}
if(data.handshakeTimeout !== undefined){
let data_handshakeTimeout = data.handshakeTimeout;
const _errs_handshakeTimeout = errors;
let valid_handshakeTimeout = false;
const _errs_handshakeTimeout_2 = errors;
if(!((typeof data_handshakeTimeout == "number") && (!(data_handshakeTimeout % 1) && !isNaN(data_handshakeTimeout)))){
(vErrors ??= []).push(failure(instancePath+"/handshakeTimeout", "#/properties/handshakeTimeout/anyOf/0/type", "type", {type: "integer"}));errors++;
}
var _valid_handshakeTimeout = _errs_handshakeTimeout_2 === errors;
valid_handshakeTimeout = valid_handshakeTimeout || _valid_handshakeTimeout;
if(!valid_handshakeTimeout){
const _errs_handshakeTimeout_3 = errors;
if(!(duration_json(data_handshakeTimeout, instancePath+"/handshakeTimeout"))){
vErrors = vErrors === null ? duration_json.errors : vErrors.concat(duration_json.errors);
errors = vErrors.length;
}
var _valid_handshakeTimeout = _errs_handshakeTimeout_3 === errors;
valid_handshakeTimeout = valid_handshakeTimeout || _valid_handshakeTimeout;
}
if(!valid_handshakeTimeout){
(vErrors ??= []).push(failure(instancePath+"/handshakeTimeout", "#/properties/handshakeTimeout/anyOf", "anyOf", {}));errors++;
}
else {
errors = _errs_handshakeTimeout;
if(vErrors !== null){
if(_errs_handshakeTimeout){
vErrors.length = _errs_handshakeTimeout;
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
