// Written by `npm run generate` from the contract. Do not edit.
import { failure } from "../../failure.js";
export function connection_ollama_json_form(data, instancePath=""){
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
if(data.apiKey === undefined){
(vErrors ??= []).push(failure(instancePath, "#/required", "required", {missingProperty: "apiKey"}));errors++;
}
for(const key in data){
if(!(((((key === "name") || (key === "namespace")) || (key === "url")) || (key === "model")) || (key === "apiKey"))){
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
if(data.url !== undefined){
let data_url = data.url;
if(typeof data_url === "string"){
if(data_url.length < 1){
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/url", "#/properties/url/type", "type", {type: "string"}));errors++;
}
}
if(data.model !== undefined){
if(typeof data.model !== "string"){
(vErrors ??= []).push(failure(instancePath+"/model", "#/properties/model/type", "type", {type: "string"}));errors++;
}
}
if(data.apiKey !== undefined){
let data_apiKey = data.apiKey;
if(typeof data_apiKey === "string"){
if(data_apiKey.length < 1){
(vErrors ??= []).push(failure(instancePath+"/apiKey", "#/properties/apiKey/minLength", "minLength", {limit: 1}));errors++;
}
}
else {
(vErrors ??= []).push(failure(instancePath+"/apiKey", "#/properties/apiKey/type", "type", {type: "string"}));errors++;
}
}
}
else {
(vErrors ??= []).push(failure(instancePath, "#/type", "type", {type: "object"}));errors++;
}
connection_ollama_json_form.errors = vErrors;
return errors === 0;
}
export default connection_ollama_json_form;
