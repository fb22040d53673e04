// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function connection_http_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.url === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "url"}));errors++;
}
if(data.username === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "username"}));errors++;
}
if(data.password === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "password"}));errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "namespace")) || (key0 === "url")) || (key0 === "username")) || (key0 === "password")) || (key0 === "insecure_tls"))){
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
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data.username !== undefined){
let data3 = data.username;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(failure(instancePath+"/username", "#/properties/username/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/username", "#/properties/username/type", "type", {type: "string"}));errors++;
}
}
if(data.password !== undefined){
let data4 = data.password;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(failure(instancePath+"/password", "#/properties/password/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
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
connection_http_json_form.errors = vErrors;
return errors === 0;
}
export default connection_http_json_form;
