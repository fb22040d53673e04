// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function connection_sftp_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.host === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "host"}));errors++;
}
if(data.username === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "username"}));errors++;
}
if(data.password === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "password"}));errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "namespace")) || (key0 === "host")) || (key0 === "username")) || (key0 === "password")) || (key0 === "port"))){
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
if(data.host !== undefined){
let data2 = data.host;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/host", "#/properties/host/type", "type", {type: "string"}));errors++;
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
if(data.port !== undefined){
let data5 = data.port;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/type", "type", {type: "integer"}));errors++;
}
if(typeof data5 == "number"){
if(data5 > 65535 || isNaN(data5)){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/maximum", "maximum", {comparison: "<=", limit: 65535}));errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push(failure(instancePath+"/port", "#/properties/port/minimum", "minimum", {comparison: ">=", limit: 0}));errors++;
}
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
connection_sftp_json_form.errors = vErrors;
return errors === 0;
}
export default connection_sftp_json_form;
