// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function connection_azure_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.clientID === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "clientID"}));errors++;
}
if(data.clientSecret === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "clientSecret"}));errors++;
}
if(data.tenantID === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "tenantID"}));errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "namespace")) || (key0 === "clientID")) || (key0 === "clientSecret")) || (key0 === "tenantID"))){
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
if(data.clientID !== undefined){
let data2 = data.clientID;
if(typeof data2 === "string"){
if(data2.length < 1){
(vErrors ??= []).push(failure(instancePath+"/clientID", "#/properties/clientID/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/clientID", "#/properties/clientID/type", "type", {type: "string"}));errors++;
}
}
if(data.clientSecret !== undefined){
let data3 = data.clientSecret;
if(typeof data3 === "string"){
if(data3.length < 1){
(vErrors ??= []).push(failure(instancePath+"/clientSecret", "#/properties/clientSecret/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/clientSecret", "#/properties/clientSecret/type", "type", {type: "string"}));errors++;
}
}
if(data.tenantID !== undefined){
let data4 = data.tenantID;
if(typeof data4 === "string"){
if(data4.length < 1){
(vErrors ??= []).push(failure(instancePath+"/tenantID", "#/properties/tenantID/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/tenantID", "#/properties/tenantID/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
connection_azure_json_form.errors = vErrors;
return errors === 0;
}
export default connection_azure_json_form;
