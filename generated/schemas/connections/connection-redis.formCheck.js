// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function connection_redis_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.db === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "db"}));errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "url"}));errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "namespace")) || (key0 === "db")) || (key0 === "url")) || (key0 === "username")) || (key0 === "password")) || (key0 === "insecure_tls"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key0}));errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data1 = data.namespace;
if(typeof data1 === "string"){
if(data1.length < 1){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.db !== undefined){
let data2 = data.db;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push(failure(instancePath+"/db", "#/properties/db/type", "type", {type: "integer"}));errors++;
}
if(typeof data2 == "number"){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push(failure(instancePath+"/db", "#/properties/db/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data.username !== undefined){
if(typeof data.username !== "string"){
(vErrors ??= []).push(failure(instancePath+"/username", "#/properties/username/type", "type", {type: "string"}));errors++;
}
}
if(data.password !== undefined){
if(typeof data.password !== "string"){
(vErrors ??= []).push(failure(instancePath+"/password", "#/properties/password/type", "type", {type: "string"}));errors++;
}
}
if(data.insecure_tls !== undefined){
if(typeof data.insecure_tls !== "boolean"){
(vErrors ??= []).push(failure(instancePath+"/insecure_tls", "#/properties/insecure_tls/type", "type", {type: "boolean"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
connection_redis_json_form.errors = vErrors;
return errors === 0;
}
export default connection_redis_json_form;
