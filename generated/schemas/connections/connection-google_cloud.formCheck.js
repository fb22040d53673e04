// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function connection_google_cloud_json_form(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "name"}));errors++;
}
if(data.namespace === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "namespace"}));errors++;
}
if(data.endpoint === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "endpoint"}));errors++;
}
if(data.certificate === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "certificate"}));errors++;
}
for(const key in data){
if(!((((key === "name") || (key === "namespace")) || (key === "endpoint")) || (key === "certificate"))){
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
if(data.endpoint !== undefined){
let data_endpoint = data.endpoint;
if(typeof data_endpoint === "string"){
if(data_endpoint.length < 1){
(vErrors ??= []).push(failure(instancePath+"/endpoint", "#/properties/endpoint/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/endpoint", "#/properties/endpoint/type", "type", {type: "string"}));errors++;
}
}
if(data.certificate !== undefined){
let data_certificate = data.certificate;
if(typeof data_certificate === "string"){
if(data_certificate.length < 1){
(vErrors ??= []).push(failure(instancePath+"/certificate", "#/properties/certificate/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/certificate", "#/properties/certificate/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
connection_google_cloud_json_form.errors = vErrors;
return errors === 0;
}
export default connection_google_cloud_json_form;
