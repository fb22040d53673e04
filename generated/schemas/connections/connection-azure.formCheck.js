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
for(const key in data){
if(!(((((key === "name") || (key === "namespace")) || (key === "clientID")) || (key === "clientSecret")) || (key === "tenantID"))){
(vErrors ??= []).push(failure(instancePath, "#/additionalProperties", "additionalProperties", {additionalProperty: key}));errors++;
}
}
if(data.name !== undefined){
let data_name = data.name;
if(typeof data_name === "string"){
if(data_name.length < 1){
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/name", "#/properties/name/type", "type", {type: "string"}));errors++;
}
}
if(data.namespace !== undefined){
let data_namespace = data.namespace;
if(typeof data_namespace === "string"){
if(data_namespace.length < 1){
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/namespace", "#/properties/namespace/type", "type", {type: "string"}));errors++;
}
}
if(data.clientID !== undefined){
let data_clientID = data.clientID;
if(typeof data_clientID === "string"){
if(data_clientID.length < 1){
(vErrors ??= []).push(failure(instancePath+"/clientID", "#/properties/clientID/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/clientID", "#/properties/clientID/type", "type", {type: "string"}));errors++;
}
}
if(data.clientSecret !== undefined){
let data_clientSecret = data.clientSecret;
if(typeof data_clientSecret === "string"){
if(data_clientSecret.length < 1){
(vErrors ??= []).push(failure(instancePath+"/clientSecret", "#/properties/clientSecret/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/clientSecret", "#/properties/clientSecret/type", "type", {type: "string"}));errors++;
}
}
if(data.tenantID !== undefined){
let data_tenantID = data.tenantID;
if(typeof data_tenantID === "string"){
if(data_tenantID.length < 1){
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
